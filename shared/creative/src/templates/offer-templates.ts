import type { Template } from '../template.ts'
import {
  type Canvas,
  centered,
  cutBottom,
  cutLeft,
  cutRight,
  cutTop,
  inset,
  splitSide,
  splitStack,
  toSquare,
} from './canvas.ts'
import { button, defineTemplate, image, label, logo, shadeAbove, shadeBelow, shape, title, words } from './design.ts'

const OFFER_TEXT = { weight: 800, align: 'center', valign: 'middle', line_height: 0.98 } as const

function drawBurst(canvas: Canvas) {
  const { words: area, picture } = splitSide(canvas)
  const stage = canvas.isWide || canvas.isSquare ? inset(picture, 5, 2) : inset(picture, 1, 5)
  const disc = toSquare(stage)
  const [mark, below] = cutTop(area, 4.4, 4)
  const [foot, middle] = cutBottom(below, 8.8, 4)
  const [prices, heading] = cutBottom(middle, canvas.isWide ? 20 : 16, 2)
  const [old, price] = cutTop(prices, 5.4)
  const burst = { x: disc.x + disc.w - 25, y: disc.y - (canvas.isSquare ? 0 : 2), w: 27, h: 27 }
  const seal = canvas.isSquare ? { ...burst, x: 71, y: 8 } : burst
  return {
    background: { from: 'soft', to: 'paper', angle: 180 },
    layers: [
      shape('ellipse', disc, 'accent', { opacity: 0.92 }),
      image('product', inset(disc, disc.w * 0.06), { radius: 3 }),
      logo(mark, 'ink'),
      title('headline', heading, { color: 'ink', size: canvas.isWide ? 9 : 8.2, valign: 'top' }),
      words('old_price', old, { strike: true, size: 4.2, valign: 'middle', weight: 500 }),
      title('price', price, { color: 'ink', size: 10, weight: 800, valign: 'middle' }),
      button(foot, 'ink', 'paper'),
      shape('burst', seal, 'deep', {}, { needs: 'offer', rotation: 8 }),
      title(
        'offer',
        centered(seal, 17, 15),
        { ...OFFER_TEXT, color: 'white', size: 6.4, min_size: 1.6 },
        { rotation: 8 },
      ),
    ],
  } as const
}

function drawPoster(canvas: Canvas) {
  const { words: area, all } = canvas
  const product = canvas.isWide
    ? { x: 122, y: 30, w: 52, h: 66 }
    : { x: 48, y: all.h - (canvas.isStory ? 82 : 50), w: 50, h: canvas.isStory ? 80 : 50 }
  const [mark, below] = cutTop(area, 4.6, 3)
  const [foot, rest] = cutBottom(below, 8.8, 4)
  const [head] = cutTop(rest, canvas.isStory ? 40 : rest.h * (canvas.isWide ? 0.58 : 0.46))
  const [, under] = cutTop(rest, head.h, 2)
  return {
    background: 'accent',
    layers: [
      shape('ellipse', { x: product.x - 6, y: product.y - 2, w: product.w + 22, h: product.w + 22 }, 'white', {
        opacity: 0.16,
      }),
      shape('dots', { x: all.w - 34, y: canvas.isStory ? 8 : 6, w: 28, h: 14 }, 'white', { opacity: 0.4 }),
      image('product', product, { radius: 3 }),
      logo(mark, 'paper'),
      title('offer', canvas.isWide ? { ...head, w: 120 } : head, {
        color: 'white',
        size: 30,
        min_size: 6.5,
        weight: 800,
        line_height: 0.94,
        valign: 'middle',
      }),
      title(
        'headline',
        { ...under, w: canvas.isWide ? 90 : 54, h: Math.min(under.h, 30) },
        { color: 'white', size: 5.8, weight: 600, valign: 'top' },
      ),
      button(foot, 'white', 'black'),
    ],
  } as const
}

function drawCoupon(canvas: Canvas) {
  const { all, words: area, isWide, isStory } = canvas
  const card = isWide
    ? { x: 8, y: 14, w: 76, h: 72 }
    : { x: 7, y: isStory ? 36 : all.h - 56, w: 86, h: isStory ? 62 : 50 }
  const photo = isWide
    ? { x: 0, y: 0, w: 256, h: 100 }
    : isStory
      ? { x: -25, y: 0, w: 150, h: 232 }
      : { x: 0, y: 0, w: 100, h: all.h - 38 }
  const inner = inset(card, 5.5)
  const [top, rest] = cutTop(inner, card.h * (isWide || isStory ? 0.36 : 0.28), 4)
  const [foot, heading] = cutBottom(rest, 8.8, 3)

  return {
    background: 'soft',
    layers: [
      image('scene', photo),
      shape(
        'rectangle',
        { ...all, h: isStory ? 70 : 34 },
        { from: 'black', to: 'black', angle: 180, from_alpha: 0.5, to_alpha: 0 },
      ),
      logo({ ...cutTop(area, 4.8)[0] }, 'white', isWide ? 'right' : 'left'),
      shape('rectangle', card, 'white', { radius: 2.4, shadow: true }),
      shape('rectangle', { x: card.x + 6, y: top.y + top.h + 3.1, w: card.w - 12, h: 0.25 }, 'deep', { opacity: 0.35 }),
      title('offer', top, {
        color: 'accent',
        size: 17,
        min_size: 4.6,
        weight: 800,
        align: 'center',
        valign: 'middle',
        line_height: 1,
      }),
      title(
        'headline',
        { ...heading, y: heading.y + 2, h: heading.h - 2 },
        { color: 'black', size: 4.8, min_size: 1.9, weight: 600, align: 'center', valign: 'middle' },
      ),
      button(foot, 'accent', 'white', 'center'),
    ],
  } as const
}

function drawPriceBlock(canvas: Canvas) {
  const { words: area, picture } = splitStack(canvas)
  const [left, right] =
    canvas.isWide || canvas.isStory
      ? [area, area]
      : [cutLeft(area, area.w * 0.5, 5)[0], cutRight(area, area.w * 0.44)[0]]
  const isTall = canvas.isWide || canvas.isStory
  const [mark, below] = cutTop(left, 4.2, 3)
  const heading = isTall ? cutTop(below, canvas.isStory ? 22 : 34)[0] : below
  const prices = isTall ? cutTop(below, heading.h, 3)[1] : cutBottom(right, 8.8, 3)[1]
  const [old, price] = cutTop(isTall ? cutBottom(prices, 8.8, 3)[1] : prices, 5)
  return {
    background: 'paper',
    layers: [
      image('scene', picture),
      label('badge', { x: picture.x + 5, y: picture.y + (canvas.isStory ? 5 : 6), w: 27, h: 6.6 }, 'accent', 'white'),
      logo(mark, 'ink'),
      title('headline', heading, { color: 'ink', size: canvas.isWide ? 8.4 : 6.6, valign: 'top' }),
      words('old_price', old, { strike: true, size: 4, valign: 'middle', align: isTall ? 'left' : 'right' }),
      title('price', price, {
        color: 'accent',
        size: 11,
        weight: 800,
        valign: 'middle',
        align: isTall ? 'left' : 'right',
      }),
      button(isTall ? prices : right, 'accent', 'white', isTall ? 'left' : 'right'),
    ],
  } as const
}

function drawRibbon(canvas: Canvas) {
  const { all, words: area, isStory, isWide } = canvas
  const band = isStory ? { x: 0, y: area.y, w: 100, h: 17 } : { x: 0, y: 0, w: all.w, h: isWide ? 17 : 15 }
  const [foot, above] = isStory ? [{ ...area, y: 92, h: 8.8 }, area] : cutBottom(area, 8.8, 4)
  const heading = isStory ? { ...area, y: 48, h: 40 } : cutBottom(above, 26)[0]

  return {
    background: 'soft',
    layers: [
      image('scene', isStory ? { x: -25, y: 0, w: 150, h: 224 } : all),
      isStory ? shadeAbove(all, 100, 24) : shadeBelow(all, heading.y + 4),
      shape('rectangle', band, 'accent'),
      title('offer', inset(band, 2, 6.5), { ...OFFER_TEXT, color: 'white', size: 7.4, min_size: 3.2 }),
      title('headline', { ...heading, w: isWide ? 100 : heading.w }, { color: 'white', size: 8 }),
      button(foot, 'white', 'black'),
      logo({ x: area.x + 46, y: foot.y + 2.2, w: area.w - 46, h: 4.4 }, 'white', 'right'),
    ],
  } as const
}

function drawRings(canvas: Canvas) {
  const { all, words: area, isWide, isStory } = canvas
  const disc = isWide
    ? { x: 98, y: 13, w: 74, h: 74 }
    : canvas.isSquare
      ? { x: 30, y: 43, w: 40, h: 40 }
      : { x: 22, y: isStory ? 60 : all.h - 76, w: 56, h: 56 }
  const ring = inset(disc, canvas.isSquare ? -5 : -7)
  const column = isWide ? { ...area, w: 82 } : { ...area, h: disc.y - area.y - (canvas.isSquare ? 7 : 12) }
  const [mark, rest] = cutTop(column, 4.6, 4)
  const foot = isWide ? column : area
  const heading = isWide ? cutBottom(rest, 13)[1] : rest
  return {
    background: { from: 'deep', to: 'black', angle: 200 },
    layers: [
      shape('ellipse', inset(ring, canvas.isSquare ? -6 : -9), 'accent', { stroke: 0.5, opacity: 0.35 }),
      shape('ellipse', ring, 'accent', { stroke: 1.2, opacity: 0.8 }),
      shape('ellipse', disc, 'accent'),
      title('offer', centered(disc, disc.w * 0.72, disc.h * 0.6), {
        ...OFFER_TEXT,
        color: 'white',
        size: 14,
        min_size: 4,
      }),
      logo(mark, 'white', isWide ? 'left' : 'center'),
      title('headline', heading, {
        color: 'white',
        size: isWide ? 9.4 : 7.4,
        valign: isWide ? 'middle' : 'top',
        align: isWide ? 'left' : 'center',
      }),
      button(foot, 'white', 'black', isWide ? 'left' : 'center'),
    ],
  } as const
}

/** Templates with an offer: a reason to act now. */
export const offerTemplates: Template[] = [
  defineTemplate({ id: 'offer-burst', name: 'Price with a burst', style: 'offer' }, drawBurst),
  defineTemplate(
    { id: 'offer-poster', name: 'Sale poster', style: 'offer', niches: ['apparel', 'skincare', 'meal_kits'] },
    drawPoster,
  ),
  defineTemplate({ id: 'offer-coupon', name: 'Coupon on a photo', style: 'offer' }, drawCoupon),
  defineTemplate({ id: 'offer-price', name: 'Photo with a price', style: 'offer' }, drawPriceBlock),
  defineTemplate({ id: 'offer-ribbon', name: 'Ribbon across a photo', style: 'offer' }, drawRibbon),
  defineTemplate(
    { id: 'offer-rings', name: 'Offer in rings', style: 'offer', niches: ['software', 'finance', 'education'] },
    drawRings,
  ),
]
