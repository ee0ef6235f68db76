import type { Template } from '../template.ts'
import { type Canvas, centered, cutBottom, cutLeft, cutTop, inset, splitSide, splitStack, toSquare } from './canvas.ts'
import { button, defineTemplate, image, logo, shape, title, words } from './design.ts'

const AUTHOR = { weight: 600, size: 3, min_size: 1.9, line_height: 1.2, valign: 'middle' } as const

function drawReviewCard(canvas: Canvas) {
  const { all, isWide, isStory } = canvas
  const card = isWide
    ? { x: 94, y: 12, w: 76, h: 76 }
    : {
        x: 6.5,
        y: isStory ? 29 : all.h - (canvas.isSquare ? 53 : 60),
        w: 87,
        h: isStory ? 52 : canvas.isSquare ? 46.5 : 53,
      }
  const inner = inset(card, 5)
  const [stars, rest] = cutTop(inner, 4.6, 3)
  const [foot, quote] = cutBottom(rest, 6.4, 3)
  const [author, mark] = cutLeft(foot, foot.w * 0.54, 3)
  return {
    background: isWide ? 'accent' : 'soft',
    layers: [
      image(
        'scene',
        isWide ? { ...all, w: 108 } : isStory ? { x: 0, y: 70, w: 100, h: all.h - 70 } : { ...all, h: card.y + 12 },
      ),
      shape('rectangle', card, 'white', { radius: 2.6, shadow: true }),
      shape('stars', { ...stars, w: 30 }, 'accent'),
      words('quote', quote, { size: 4.4, weight: 500, color: 'black', valign: 'middle', min_size: 2.3 }),
      words('author', author, { ...AUTHOR, color: 'black' }),
      logo({ ...mark, y: mark.y + 1.2, h: 4 }, 'black', 'right'),
    ],
  } as const
}

function drawBigRating(canvas: Canvas) {
  const { words: area, picture } = splitSide(canvas)
  const [mark, below] = cutTop(area, 4.4, 4)
  const [foot, rest] = cutBottom(below, 8.8, 4)
  const [number, under] = cutTop(rest, canvas.isWide ? 26 : 17)
  const [stars, heading] = cutTop(under, 5.4, 3)
  return {
    background: 'paper',
    layers: [
      shape('rectangle', picture, 'soft'),
      image('product', inset(picture, canvas.isWide ? 9 : 5), { radius: 3 }),
      logo(mark, 'ink'),
      title('rating', number, {
        color: 'ink',
        size: canvas.isWide ? 22 : 15,
        weight: 800,
        valign: 'middle',
        min_size: 4,
      }),
      shape('stars', { ...stars, w: 32 }, 'accent'),
      title('headline', heading, { color: 'ink', size: canvas.isWide ? 6.4 : 5.4, weight: 600, valign: 'top' }),
      button(foot, 'accent', 'white'),
    ],
  } as const
}

function drawCustomer(canvas: Canvas) {
  const { words: area, picture } = splitStack(canvas)
  const [foot, rest] = cutBottom(area, 6.6, 2.5)
  const [stars, quote] = cutTop(rest, 4.4, 2.5)
  const [author, mark] = cutLeft(foot, foot.w * 0.56, 3)
  return {
    background: 'deep',
    layers: [
      image('portrait', picture),
      shape(
        'rectangle',
        { ...picture, y: picture.y + picture.h * (canvas.isStory ? 0 : 0.6), h: picture.h * 0.4 },
        canvas.isStory
          ? { from: 'deep', to: 'deep', angle: 180, from_alpha: 1, to_alpha: 0 }
          : { from: 'deep', to: 'deep', angle: 180, from_alpha: 0, to_alpha: canvas.isWide ? 0.4 : 1 },
      ),
      shape('stars', { ...stars, w: 28 }, 'accent'),
      title('quote', quote, {
        color: 'white',
        size: canvas.isWide ? 6.8 : 5.6,
        weight: 500,
        line_height: 1.16,
        valign: 'middle',
        min_size: 2.5,
      }),
      words('author', author, { ...AUTHOR, color: 'soft' }),
      logo({ ...mark, y: mark.y + 1.1, h: 4.2 }, 'white', 'right'),
    ],
  } as const
}

function drawBanner(canvas: Canvas) {
  const { all, words: area, isStory, isWide } = canvas
  const band = isStory ? { x: 0, y: 0, w: 100, h: 66 } : { x: 0, y: all.h - 27, w: all.w, h: 27 }
  const row = inset(isStory ? { ...band, y: 33, h: 30 } : band, 4.5, 6.5)
  const [rated, rest] = cutLeft(row, isWide ? 36 : 30, 4)
  const [stars, rating] = cutTop(centered(rated, rated.w, 13), 5.6, 1.4)
  return {
    background: 'soft',
    layers: [
      image('scene', isStory ? { ...all, y: 66, h: all.h - 66 } : { ...all, h: all.h - 27 }),
      isStory
        ? []
        : shape(
            'rectangle',
            { x: 0, y: 0, w: all.w, h: 34 },
            { from: 'black', to: 'black', angle: 180, from_alpha: 0.5, to_alpha: 0 },
          ),
      shape('rectangle', band, 'paper'),
      logo(cutTop(area, 5)[0], isStory ? 'ink' : 'white'),
      shape('stars', { ...stars, w: rated.w * 0.94 }, 'accent'),
      words('rating', rating, { size: 3.6, weight: 700, color: 'ink', valign: 'middle' }),
      shape('rectangle', { x: rest.x - 2.4, y: row.y + 1, w: 0.25, h: row.h - 2 }, 'ink', { opacity: 0.25 }),
      title('headline', rest, { color: 'ink', size: 5, weight: 650, valign: 'middle', min_size: 2.4 }),
    ],
  } as const
}

function drawSeal(canvas: Canvas) {
  const { words: area, all, isWide, isStory, isSquare } = canvas
  const product = isWide
    ? { x: 96, y: 8, w: 76, h: 86 }
    : { x: 18, y: isStory ? 92 : isSquare ? 35 : 46, w: 64, h: isStory ? 80 : isSquare ? 48 : 62 }
  const seal = isWide ? { x: 92, y: 10, w: 27, h: 27 } : { x: 68, y: product.y - (isStory ? 2 : 1), w: 25, h: 25 }
  const column = isWide ? { ...area, w: 78 } : { ...area, h: isStory ? 62 : isSquare ? 27 : 36 }
  const [mark, below] = cutTop(column, 4.6, 3.4)
  const heading = isWide ? cutBottom(below, 13)[1] : isStory ? cutBottom(below, 12)[1] : below
  const glow = toSquare(product)
  return {
    background: { from: 'paper', to: 'soft', angle: 180 },
    layers: [
      shape('ellipse', inset(glow, -3), 'white', { opacity: 0.7 }),
      image('product', product, { radius: 3 }),
      shape('burst', seal, 'accent', {}, { needs: 'rating', rotation: -8 }),
      title(
        'rating',
        centered(seal, 17, 11),
        { color: 'white', size: 4.2, min_size: 1.8, weight: 800, align: 'center', valign: 'middle' },
        { rotation: -8 },
      ),
      logo(mark, 'ink', isWide ? 'left' : 'center'),
      title('headline', heading, {
        color: 'ink',
        size: isWide ? 9 : 7.2,
        align: isWide ? 'left' : 'center',
        valign: isWide ? 'middle' : 'top',
      }),
      isWide || isStory
        ? button(column, 'ink', 'paper', isWide ? 'left' : 'center')
        : button({ ...area, h: all.h - area.y - 5 }, 'ink', 'paper', 'center'),
    ],
  } as const
}

function drawNumbers(canvas: Canvas) {
  const { words: area, isWide, isStory } = canvas
  const [mark, below] = cutTop(area, 4.6, 5)
  const [foot, rest] = cutBottom(isStory ? { ...below, h: below.h } : below, 8.8, 5)
  const [quote, number] = cutBottom(rest, isWide ? 24 : 30, 4)
  const disc = isWide ? { x: 124, y: -16, w: 70, h: 70 } : { x: 58, y: isStory ? 4 : -18, w: 64, h: 64 }
  return {
    background: 'accent',
    layers: [
      shape('ellipse', disc, 'white', { opacity: 0.14 }),
      shape('ellipse', inset(disc, 14), 'white', { opacity: 0.12 }),
      isStory ? [image('product', { x: 20, y: 112, w: 60, h: 62 }, { radius: 3 })] : [],
      logo(mark, 'white'),
      title('rating', number, { color: 'white', size: 26, min_size: 6, weight: 800, line_height: 0.95 }),
      words(
        'quote',
        { ...quote, w: isWide ? 110 : quote.w },
        { color: 'white', size: 4.6, weight: 500, min_size: 2.3 },
      ),
      button(foot, 'white', 'black'),
      words(
        'author',
        { x: foot.x + 42, y: foot.y, w: foot.w - 42, h: foot.h },
        { ...AUTHOR, color: 'white', align: 'right' },
      ),
    ],
  } as const
}

/** Templates in which other people recommend the product. */
export const socialProofTemplates: Template[] = [
  defineTemplate({ id: 'proof-card', name: 'Review on a photo', style: 'social_proof' }, drawReviewCard),
  defineTemplate({ id: 'proof-rating', name: 'Rating beside the product', style: 'social_proof' }, drawBigRating),
  defineTemplate({ id: 'proof-customer', name: 'A customer speaks', style: 'social_proof' }, drawCustomer),
  defineTemplate({ id: 'proof-banner', name: 'Rating below a photo', style: 'social_proof' }, drawBanner),
  defineTemplate({ id: 'proof-seal', name: 'Product with a seal', style: 'social_proof' }, drawSeal),
  defineTemplate(
    {
      id: 'proof-number',
      name: 'The number that counts',
      style: 'social_proof',
      niches: ['software', 'finance', 'education'],
    },
    drawNumbers,
  ),
]
