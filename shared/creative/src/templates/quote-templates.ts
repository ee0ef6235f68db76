import type { Template } from '../template.ts'
import { type Canvas, centered, cutBottom, cutLeft, cutTop, inset, splitSide, toSquare } from './canvas.ts'
import { defineTemplate, image, logo, shadeAbove, shadeBelow, shadeRight, shape, title, words } from './design.ts'

const AUTHOR = { weight: 600, size: 3.1, min_size: 1.9, line_height: 1.22, valign: 'middle' } as const

function drawMarks(canvas: Canvas) {
  const { words: area, isStory, isWide } = canvas
  const [marks, below] = cutTop(area, 13, 3)
  const [foot, quote] = cutBottom(below, 12, 4)
  const face = toSquare({ ...foot, w: 12 })
  return {
    background: 'soft',
    layers: [
      isStory ? [image('product', { x: 20, y: 121, w: 60, h: 54 }, { radius: 2 })] : [],
      shape('quote', { ...marks, w: 15 }, 'accent'),
      title(
        'quote',
        { ...quote, w: isWide ? 130 : quote.w },
        { color: 'ink', size: isWide ? 8 : 6.8, weight: 550, line_height: 1.16, valign: 'middle', min_size: 2.8 },
      ),
      image('portrait', face, { form: 'ellipse' }),
      words('author', { x: face.x + 15, y: foot.y, w: foot.w * 0.5 - 12, h: foot.h }, AUTHOR),
      logo({ x: foot.x + foot.w - 40, y: foot.y + 3.8, w: 40, h: 4.6 }, 'ink', 'right'),
    ],
  } as const
}

function drawCentered(canvas: Canvas) {
  const { all, words: area, isStory, isWide } = canvas
  const [stars, below] = cutTop(area, 5, 4)
  const [foot, rest] = cutBottom(below, 5, 3)
  const [author, quote] = cutBottom(rest, 7, 3)
  return {
    background: 'deep',
    layers: [
      shape('ellipse', { x: all.w / 2 - 60, y: isStory ? 20 : all.h / 2 - 60, w: 120, h: 120 }, 'accent', {
        opacity: 0.18,
      }),
      shape('stars', centered(stars, 28, 5), 'accent'),
      title('quote', isWide ? centered(quote, 134, quote.h) : quote, {
        color: 'white',
        size: isWide ? 7.6 : 6.8,
        weight: 500,
        align: 'center',
        valign: 'middle',
        line_height: 1.18,
        min_size: 2.8,
      }),
      words('author', author, { ...AUTHOR, color: 'soft', align: 'center' }),
      logo(foot, 'white', 'center'),
      isStory ? [image('product', { x: 24, y: 120, w: 52, h: 54 }, { radius: 2 })] : [],
    ],
  } as const
}

function drawFullPortrait(canvas: Canvas) {
  const { all, words: area, isStory, isWide } = canvas
  const column = isWide
    ? { x: 84, y: 10, w: all.w - 84 - area.x, h: 80 }
    : isStory
      ? { ...area, h: 58 }
      : cutBottom(area, canvas.isSquare ? 36 : 44)[0]
  const [foot, quote] = cutBottom(column, 7, 3)
  const [author, mark] = cutLeft(foot, foot.w * 0.56, 3)
  const shade = isWide ? shadeRight(all, 82) : isStory ? shadeAbove(all, 87, 24) : shadeBelow(all, column.y)
  return {
    background: 'black',
    layers: [
      image(
        'portrait',
        isWide
          ? { x: -90, y: 0, w: all.w + 90, h: 100 }
          : isStory
            ? all
            : { ...all, h: all.h - (canvas.isSquare ? 14 : 22) },
      ),
      shade,
      title('quote', quote, {
        color: 'white',
        size: 6.2,
        weight: 550,
        line_height: 1.16,
        valign: isStory ? 'middle' : 'bottom',
        min_size: 2.6,
      }),
      words('author', author, { ...AUTHOR, color: 'white' }),
      logo({ ...mark, y: mark.y + 1.3, h: 4.4 }, 'white', 'right'),
    ],
  } as const
}

function drawHighlighted(canvas: Canvas) {
  const { all, words: area, isStory, isWide } = canvas
  const [mark, below] = cutTop(area, 4.6, 5)
  const [author, quote] = cutBottom(below, 7, 4)
  return {
    background: 'soft',
    layers: [
      image(
        'scene',
        isWide
          ? { x: 0, y: 0, w: 260, h: 100 }
          : isStory
            ? { x: -12, y: 0, w: 124, h: 220 }
            : { x: -15, y: 0, w: 130, h: all.h * 1.3 },
      ),
      shape('rectangle', all, 'black', { opacity: 0.2 }),
      logo(mark, 'white'),
      words(
        'quote',
        {
          ...quote,
          x: quote.x + 2,
          w: (isWide ? 84 : quote.w) - 4,
          h: isStory ? 46 : isWide ? quote.h : quote.h * 0.62,
        },
        { color: 'black', plate: 'white', size: 6, weight: 750, line_height: 1.34, valign: 'top', min_size: 2.6 },
      ),
      words(
        'author',
        { ...author, x: author.x + 2, y: isStory ? quote.y + 50 : author.y, w: author.w - 4 },
        { ...AUTHOR, color: 'white', plate: 'accent', size: 3.4, line_height: 1.4 },
      ),
    ],
  } as const
}

function drawBesideProduct(canvas: Canvas) {
  const { words: area, picture } = splitSide(canvas)
  const { isWide, isSquare } = canvas
  const [marks, below] = cutTop(area, isWide ? 11 : 8, 3)
  const [foot, rest] = cutBottom(below, 4.6, 3)
  const [author, quote] = cutBottom(rest, 7, 3)
  const disc = toSquare(inset(picture, isWide ? 7 : 3))
  return {
    background: { from: 'accent', to: 'deep', angle: 160 },
    layers: [
      shape('ellipse', disc, 'white', { opacity: 0.14 }),
      image('product', inset(picture, isWide ? 8 : isSquare ? 12 : 3, isSquare ? 2 : undefined), { radius: 3 }),
      shape('quote', { ...marks, w: marks.h * 1.2 }, 'white', { opacity: 0.85 }),
      title('quote', quote, {
        color: 'white',
        size: isWide ? 6.6 : 5,
        weight: 550,
        line_height: 1.18,
        valign: 'top',
        min_size: 2.3,
      }),
      words('author', author, { ...AUTHOR, color: 'white' }),
      logo(foot, 'white'),
    ],
  } as const
}

/** Templates with one quoted sentence. */
export const quoteTemplates: Template[] = [
  defineTemplate({ id: 'quote-marks', name: 'Large quotation mark', style: 'quote' }, drawMarks),
  defineTemplate({ id: 'quote-centered', name: 'Quote in the dark', style: 'quote' }, drawCentered),
  defineTemplate(
    {
      id: 'quote-portrait',
      name: 'Quote on a portrait',
      style: 'quote',
      niches: ['education', 'fitness', 'supplements'],
    },
    drawFullPortrait,
  ),
  defineTemplate({ id: 'quote-highlighted', name: 'Highlighted lines', style: 'quote' }, drawHighlighted),
  defineTemplate({ id: 'quote-product', name: 'Quote beside the product', style: 'quote' }, drawBesideProduct),
]
