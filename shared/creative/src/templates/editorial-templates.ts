import type { Template } from '../template.ts'
import { type Canvas, centered, cutBottom, cutLeft, cutTop, inset, splitSide } from './canvas.ts'
import { button, defineTemplate, image, logo, shadeBelow, shape, title, words } from './design.ts'

function drawWordsOnly(canvas: Canvas) {
  const { words: area, isStory, isWide } = canvas
  const [mark, below] = cutTop(area, 5, 5)
  const [sub, rest] = cutBottom(below, 12, 4)
  const [rule, heading] = cutBottom(rest, 0.7, 4)
  return {
    background: 'paper',
    layers: [
      isStory ? [image('scene', { x: 0, y: 126, w: 100, h: 51.8 })] : [],
      logo(mark, 'accent'),
      title(
        'headline',
        { ...heading, w: isWide ? 140 : heading.w },
        { color: 'ink', size: isWide ? 14 : 12, weight: 650, line_height: 1.02, valign: 'bottom', min_size: 4.4 },
      ),
      shape('rectangle', { ...rule, w: 12 }, 'accent'),
      words('subline', { ...sub, w: isWide ? 92 : sub.w * 0.82 }, { size: 3.7, weight: 450, valign: 'top' }),
    ],
  } as const
}

function drawMagazine(canvas: Canvas) {
  const { all, words: area, isStory, isWide } = canvas
  const [mast, below] = cutTop(area, 5, 3)
  const [heading, rest] = cutTop(below, isWide ? 30 : isStory ? 30 : 25, 4)
  const picture = isWide
    ? { x: 92, y: 17, w: all.w - 92 - area.x, h: 76.5 }
    : isStory
      ? { x: 0, y: 90, w: 100, h: all.h - 90 }
      : cutLeft(rest, rest.w * 0.64)[0]
  const column = isWide
    ? { x: area.x, y: rest.y, w: 78, h: rest.h }
    : isStory
      ? { ...rest, h: 20 }
      : cutLeft(rest, rest.w * 0.64, 4)[1]
  const [cta, text] = cutBottom(column, isStory ? 5 : isWide ? 6 : 10, 2)
  return {
    background: 'paper',
    layers: [
      words(
        'badge',
        { ...mast, w: mast.w * 0.6 },
        { size: 2.7, weight: 650, caps: true, tracking: 0.1, valign: 'middle' },
      ),
      logo({ x: mast.x + mast.w * 0.64, y: mast.y + 0.4, w: mast.w * 0.36, h: 4.2 }, 'ink', 'right'),
      shape('rectangle', { x: mast.x, y: mast.y + mast.h + 1.2, w: mast.w, h: 0.22 }, 'ink'),
      title('headline', isWide ? { ...heading, w: 78 } : heading, {
        color: 'ink',
        size: 8.8,
        weight: 550,
        line_height: 1.02,
        valign: 'top',
        min_size: 3.6,
      }),
      image('scene', picture),
      words('subline', text, { size: isWide ? 3.6 : 3.2, line_height: 1.4, min_size: 1.9 }),
      words('call_to_action', cta, {
        size: 3.3,
        weight: 700,
        color: 'accent',
        valign: 'bottom',
        line_height: 1.15,
        min_size: 1.9,
      }),
    ],
  } as const
}

function drawArch(canvas: Canvas) {
  const { all, words: area, isStory, isWide } = canvas
  const arch = isWide
    ? { x: 100, y: 8, w: 68, h: 92 }
    : { x: 19, y: isStory ? 82 : canvas.isSquare ? 37 : 43, w: 62, h: isStory ? 86 : canvas.isSquare ? 63 : 82 }
  const column = isWide ? { ...area, w: 80 } : { ...area, h: arch.y - area.y - 4 }
  const [mark, below] = cutTop(column, 4.8, isWide ? 6 : 3)
  const [sub, heading] = isWide
    ? cutBottom(cutBottom(below, 8.8, 6)[1], 16, 3)
    : isStory
      ? cutBottom(below, 13, 2)
      : [below, below]
  return {
    background: { from: 'paper', to: 'soft', angle: 180 },
    layers: [
      image('scene', { ...arch, h: Math.min(arch.h, all.h - arch.y) }, { form: 'arch' }),
      logo(mark, 'ink', isWide ? 'left' : 'center'),
      title('headline', heading, {
        color: 'deep',
        size: isWide ? 9 : 7,
        weight: 500,
        align: isWide ? 'left' : 'center',
        valign: isWide ? 'bottom' : 'middle',
        line_height: 1.08,
      }),
      isWide || isStory ? words('subline', sub, { size: 3.6, align: isWide ? 'left' : 'center', valign: 'top' }) : [],
      isWide ? button(column, 'deep', 'white') : [],
    ],
  } as const
}

function drawCover(canvas: Canvas) {
  const { all, words: area, isStory, isWide } = canvas
  const [mast, below] = cutTop(area, isWide ? 15 : 12, 3)
  const low = isStory ? { ...below, y: 86, h: 29 } : cutBottom(below, isWide ? 36 : 33)[0]
  const [sub, heading] = cutBottom(isWide ? { ...low, w: 104 } : low, 8.5, 2)
  return {
    background: 'deep',
    layers: [
      image('scene', isStory ? { x: -16, y: -10, w: 132, h: 150 } : all),
      shape(
        'rectangle',
        { ...all, h: mast.y + mast.h + 30 },
        { from: 'black', to: 'black', angle: 180, from_alpha: 0.85, to_alpha: 0 },
      ),
      shadeBelow(all, heading.y + heading.h * 0.3),
      logo(mast, 'white', 'center'),
      title('headline', heading, { color: 'white', size: 8.2, weight: 600, line_height: 1.04 }),
      words('subline', sub, { color: 'white', size: 3.4, valign: 'top', line_height: 1.28 }),
    ],
  } as const
}

function drawFrame(canvas: Canvas) {
  const { all, words: area, isStory, isWide } = canvas
  const frame = inset(all, 4)
  const middle = isStory ? { ...area, y: 34, h: 74 } : inset(area, isWide ? 6 : 5, isWide ? 24 : 5)
  const [tag, below] = cutTop(middle, 5, 3)
  const [mark, rest] = cutBottom(below, 4.8, 4)
  const [sub, heading] = cutBottom(rest, isWide ? 12 : 14, 3)
  return {
    background: 'deep',
    layers: [
      image('scene', all),
      shape('rectangle', all, 'black', { opacity: 0.68 }),
      shape('rectangle', frame, 'white', { stroke: 0.35, opacity: 0.85 }),
      words('badge', tag, {
        color: 'white',
        size: 2.9,
        weight: 650,
        caps: true,
        tracking: 0.16,
        align: 'center',
        valign: 'middle',
      }),
      title('headline', heading, {
        color: 'white',
        size: 9,
        weight: 600,
        align: 'center',
        valign: 'middle',
        line_height: 1.06,
      }),
      words('subline', sub, { color: 'white', size: 3.7, align: 'center', valign: 'top' }),
      logo(mark, 'white', 'center'),
    ],
  } as const
}

function drawColumn(canvas: Canvas) {
  const { words: area, picture } = splitSide(canvas)
  const { isWide, isSquare } = canvas
  const text = isWide || isSquare ? inset(area, 2, 0) : area
  const [mark, below] = cutTop(text, 4.4, 4)
  const [foot, rest] = isWide || isSquare ? cutBottom(below, 8.8, 5) : [below, below]
  const [sub, heading] = cutBottom(rest, isWide || isSquare ? 21 : 12, 3)
  const shown = isWide ? inset(picture, 6.5) : isSquare ? inset(picture, 6.5, 2) : inset(picture, 0, 6.5)
  return {
    background: 'soft',
    layers: [
      image('scene', isSquare ? { ...shown, x: 55, w: 38.5 } : shown, { radius: isWide || isSquare ? 0 : 2 }),
      logo(mark, 'ink'),
      title('headline', heading, {
        color: 'ink',
        size: isWide ? 9.4 : isSquare ? 6.8 : 7.6,
        weight: 550,
        line_height: 1.06,
        valign: 'bottom',
      }),
      words('subline', sub, { size: isWide ? 3.6 : 3.3, valign: 'top', line_height: 1.4, min_size: 1.9 }),
      isWide || isSquare ? button(foot, 'deep', 'white') : [],
    ],
  } as const
}

function drawBlocks(canvas: Canvas) {
  const { all, words: area, isWide, isStory, isSquare } = canvas
  const block = isWide
    ? { x: 70, y: 0, w: 108, h: 100 }
    : { x: 0, y: isStory ? 78 : isSquare ? 42 : 54, w: 100, h: 200 }
  const heading = isWide
    ? { x: area.x, y: 18, w: 58, h: 58 }
    : { x: area.x, y: isStory ? area.y + 9 : 16, w: area.w, h: isStory ? 54 : isSquare ? 30 : 40 }
  const disc = isWide
    ? { x: 106, y: 14, w: 72, h: 72 }
    : centered({ x: 0, y: block.y, w: 100, h: all.h - block.y }, isSquare ? 52 : 66, isSquare ? 52 : 66)
  return {
    background: 'paper',
    layers: [
      shape('rectangle', { ...block, h: Math.min(block.h, all.h - block.y) }, 'accent'),
      shape('ellipse', disc, 'soft'),
      image('product', inset(disc, disc.w * 0.08), { radius: 3 }),
      logo(cutTop(isWide ? { ...area, w: 56 } : area, 4.6)[0], 'ink'),
      title('headline', heading, {
        color: 'ink',
        size: isWide ? 11 : 9,
        weight: 800,
        line_height: 1,
        valign: isWide ? 'middle' : 'top',
        min_size: 3.6,
      }),
      isWide ? button({ ...area, w: 56 }, 'ink', 'paper') : [],
    ],
  } as const
}

/** Templates that rely on typography and white space. */
export const editorialTemplates: Template[] = [
  defineTemplate({ id: 'editorial-words', name: 'Words only', style: 'editorial' }, drawWordsOnly),
  defineTemplate({ id: 'editorial-magazine', name: 'Magazine page', style: 'editorial' }, drawMagazine),
  defineTemplate(
    {
      id: 'editorial-arch',
      name: 'Arch',
      style: 'editorial',
      niches: ['skincare', 'apparel', 'home_decor', 'jewelry'],
    },
    drawArch,
  ),
  defineTemplate(
    { id: 'editorial-cover', name: 'Cover', style: 'editorial', niches: ['apparel', 'travel', 'jewelry'] },
    drawCover,
  ),
  defineTemplate({ id: 'editorial-frame', name: 'Framed', style: 'editorial' }, drawFrame),
  defineTemplate({ id: 'editorial-column', name: 'Column and picture', style: 'editorial' }, drawColumn),
  defineTemplate({ id: 'editorial-blocks', name: 'Blocks of colour', style: 'editorial' }, drawBlocks),
]
