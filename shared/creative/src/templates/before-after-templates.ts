import type { Template } from '../template.ts'
import { type Canvas, cutBottom, cutTop, inset, splitSide, splitStack, toColumns, toRows } from './canvas.ts'
import { button, defineTemplate, image, label, logo, shadeAbove, shadeBelow, shape, title, words } from './design.ts'

const TEXTS = { before_label: 'Before', after_label: 'After' }

function drawSplit(canvas: Canvas) {
  const { all, words: area, isStory, isWide, isPortrait } = canvas
  const isAcross = isWide || canvas.isSquare
  const [first, second] = isAcross ? toColumns(all, 2) : toRows(all, 2)
  const [old, fresh] = [first ?? all, second ?? all]
  const oldText = isAcross
    ? { x: area.x, y: 30, w: old.w - area.x - 6, h: 48 }
    : { x: area.x, y: isStory ? area.y + 12 : 20, w: area.w, h: isStory ? 46 : 34 }
  const freshText = isAcross
    ? { x: fresh.x + 6, y: isWide ? 72 : 66, w: fresh.w - area.x - 6, h: isWide ? 21 : 27 }
    : { x: area.x, y: isStory ? 99.5 : all.h - 24, w: area.w, h: isStory ? 15.5 : 18 }
  return {
    background: 'soft',
    layers: [
      image('scene', fresh),
      isStory ? shadeAbove(fresh, 118, 18) : shadeBelow(fresh, freshText.y - 1),
      shape('rectangle', old, { from: 'soft', to: 'paper', angle: 160 }),
      label('before_label', { x: area.x, y: isStory ? area.y + 2 : 8, w: 22, h: 6.2 }, 'deep', 'white'),
      label(
        'after_label',
        isAcross
          ? { x: fresh.x + 6, y: 8, w: 22, h: 6.2 }
          : { x: area.x, y: fresh.y + (isPortrait ? 5 : 2.6), w: 22, h: 6.2 },
        'accent',
        'white',
      ),
      title('before', oldText, {
        color: 'ink',
        size: 6.2,
        weight: 500,
        valign: isAcross ? 'top' : 'middle',
        min_size: 2.4,
      }),
      title('after', freshText, { color: 'white', size: 6, valign: isStory ? 'top' : 'bottom', min_size: 2.4 }),
      logo(
        isAcross
          ? { x: area.x, y: 87, w: 36, h: 4.4 }
          : { x: area.x + area.w - 40, y: isStory ? area.y + 3 : 9, w: 40, h: 4.2 },
        'ink',
        isAcross ? 'left' : 'right',
      ),
    ],
  } as const
}

function drawArrow(canvas: Canvas) {
  const { all, words: area, isStory, isWide } = canvas
  const [mark, below] = cutTop(area, 4.6, 4)
  const top = isWide ? { x: area.x, y: below.y, w: 62, h: below.h } : cutTop(below, isStory ? 30 : below.h * 0.3)[0]
  const arrow = isWide ? { x: 74, y: 42, w: 20, h: 20 } : { x: 42, y: top.y + top.h + 2, w: 14, h: 14 }
  const bottom = isWide
    ? { x: 99, y: 0, w: all.w - 99, h: 100 }
    : { x: 0, y: arrow.y + arrow.h + 2, w: 100, h: all.h - arrow.y - arrow.h - 2 }
  const result = inset(
    isStory ? { ...bottom, h: 28 } : isWide ? { ...bottom, h: 38, y: 8 } : { ...bottom, w: 56 },
    4,
    6.5,
  )
  const product = isWide
    ? { x: bottom.x + 12, y: 46, w: bottom.w - 24, h: 52 }
    : isStory
      ? { x: 20, y: bottom.y + 30, w: 60, h: all.h - bottom.y - 32 }
      : { x: 54, y: bottom.y + 2, w: 44, h: bottom.h - 4 }
  return {
    background: 'paper',
    layers: [
      shape('rectangle', bottom, 'accent'),
      image('product', product, { radius: 2 }),
      logo(mark, 'ink'),
      title('before', top, { color: 'ink', size: 6, weight: 500, valign: isWide ? 'middle' : 'top', min_size: 2.5 }),
      shape('arrow', arrow, 'accent', {}, isWide ? {} : { rotation: 90 }),
      title('after', result, {
        color: 'white',
        size: isWide ? 6.4 : 6,
        valign: isWide || isStory ? 'top' : 'middle',
        min_size: 2.5,
      }),
    ],
  } as const
}

function drawStruck(canvas: Canvas) {
  const { words: area, picture } = splitSide(canvas)
  const [mark, below] = cutTop(area, 4.4, 4)
  const [foot, rest] = canvas.isWide || canvas.isSquare ? cutBottom(below, 8.8, 4) : [below, below]
  const [old, fresh] = cutTop(rest, rest.h * 0.36, 3)
  return {
    background: 'soft',
    layers: [
      image('scene', picture),
      logo(mark, 'ink'),
      words('before', old, {
        font: 'hand',
        weight: 700,
        size: canvas.isWide ? 8 : 6.4,
        strike: true,
        line_height: 1.08,
        valign: 'bottom',
        min_size: 3,
      }),
      title('after', fresh, {
        color: 'ink',
        size: canvas.isWide ? 9.4 : 7.4,
        weight: 750,
        valign: 'top',
        min_size: 2.8,
      }),
      canvas.isWide || canvas.isSquare ? button(foot, 'accent', 'white') : [],
    ],
  } as const
}

function drawTimeline(canvas: Canvas) {
  const { words: area, picture } = splitStack(canvas)
  const { isWide, isStory } = canvas
  const [mark, rest] = isWide || isStory ? cutTop(area, 4.4, 4) : [null, area]
  const [first, second] = toRows(rest, 2, 2) as [typeof area, typeof area]
  const dot = 3.6
  const textLeft = 8
  const step = (at: typeof area, binding: 'before' | 'after') => {
    const isAfter = binding === 'after'
    return [
      shape(
        'ellipse',
        { x: at.x, y: at.y + 0.8, w: dot, h: dot },
        isAfter ? 'accent' : 'ink',
        isAfter ? {} : { stroke: 0.7 },
      ),
      words(
        `${binding}_label`,
        { x: at.x + textLeft, y: at.y, w: at.w - textLeft, h: 5 },
        { size: 2.7, weight: 700, color: isAfter ? 'accent' : 'ink', valign: 'middle', caps: true, tracking: 0.08 },
      ),
      title(
        binding,
        { x: at.x + textLeft, y: at.y + 6, w: at.w - textLeft, h: at.h - 6 },
        { color: 'ink', size: 5.2, weight: isAfter ? 750 : 500, valign: 'top', min_size: 2.2 },
      ),
    ]
  }
  return {
    background: 'paper',
    layers: [
      image('scene', picture),
      mark === null ? logo({ x: 6.5, y: 6.5, w: 44, h: 4.6 }, 'white') : logo(mark, 'ink'),
      shape(
        'rectangle',
        { x: area.x + dot / 2 - 0.2, y: first.y + dot + 2, w: 0.4, h: second.y - first.y - dot - 2.4 },
        'ink',
        { opacity: 0.3 },
      ),
      step(first, 'before'),
      step(second, 'after'),
    ],
  } as const
}

function drawTurn(canvas: Canvas) {
  const { all, words: area, isStory, isWide } = canvas
  const card = isWide
    ? { x: 8, y: 12, w: 62, h: 50 }
    : { x: 6.5, y: isStory ? 34 : 12, w: 66, h: isStory ? 30 : canvas.isSquare ? 30 : 38 }
  const second = isWide
    ? { x: 84, y: 36, w: 84, h: 54 }
    : {
        x: 20,
        y: isStory ? 74 : all.h - (canvas.isSquare ? 48 : 62),
        w: 73.5,
        h: isStory ? 38 : canvas.isSquare ? 36 : 46,
      }
  const text = (at: typeof card) => inset({ ...at, y: at.y + 7, h: at.h - 7 }, 3.6, 5)
  const toLabelArea = (at: typeof card) => ({ x: at.x + 5, y: at.y - 3.1, w: 22, h: 6.2 })
  return {
    background: { from: 'deep', to: 'accent', angle: 150 },
    layers: [
      isStory ? [image('product', { x: 22, y: 120, w: 56, h: 54 }, { radius: 2 })] : [],
      shape('rectangle', card, 'white', { radius: 2.2, opacity: 0.9, shadow: true }, { rotation: -2 }),
      shape('rectangle', second, 'white', { radius: 2.2, shadow: true }, { rotation: 1.5 }),
      label('before_label', toLabelArea(card), 'black', 'white'),
      title(
        'before',
        text(card),
        { color: 'black', size: 4.8, weight: 500, valign: 'middle', min_size: 2.2 },
        { rotation: -2 },
      ),
      label('after_label', toLabelArea(second), 'accent', 'white'),
      title(
        'after',
        text(second),
        { color: 'black', size: 6, weight: 750, valign: 'middle', min_size: 2.4 },
        { rotation: 1.5 },
      ),
      logo(
        isWide ? { x: area.x, y: 86, w: 50, h: 4.8 } : { x: area.x, y: isStory ? area.y : all.h - 8.6, w: 50, h: 4.6 },
        'white',
      ),
    ],
  } as const
}

/** Templates that compare the time before and after. */
export const beforeAfterTemplates: Template[] = [
  defineTemplate({ id: 'change-split', name: 'Split in two', style: 'before_after', texts: TEXTS }, drawSplit),
  defineTemplate({ id: 'change-arrow', name: 'From here to there', style: 'before_after' }, drawArrow),
  defineTemplate({ id: 'change-struck', name: 'The old way struck out', style: 'before_after' }, drawStruck),
  defineTemplate({ id: 'change-timeline', name: 'Timeline', style: 'before_after', texts: TEXTS }, drawTimeline),
  defineTemplate({ id: 'change-cards', name: 'Two cards', style: 'before_after', texts: TEXTS }, drawTurn),
]
