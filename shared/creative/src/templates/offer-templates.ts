import { framed, full, fullAbove, side, stack, type Tone, tones } from './arrangements.ts'
import { type Area, centered, cutBottom, cutLeft, cutRight, inset, toSquare } from './canvas.ts'
import { composeTemplate } from './compose-template.ts'
import { type Row, shape, title, words } from './layer-drafts.ts'
import { bigRow, buttonRow, drawnRow, headlineRow, logoRow, priceRow, sublineRow } from './rows.ts'

const small = { size: 5.4, weight: 600, valign: 'top' } as const

/** The offer on a burst, and the price beside it. */
const burstRow = (tone: Tone): Row =>
  drawnRow(24, (area) => {
    const [burst, rest] = cutLeft(area, Math.min(24, area.w / 2), 2.4)
    const at = toSquare(burst)
    const [price] = cutBottom(inset(rest, 3.5, 0), 11)
    return [
      shape('burst', at, 'accent', {}, { needs: 'offer', rotation: -6 }),
      title(
        'offer',
        centered(at, at.w * 0.7, at.h * 0.54),
        { color: 'white', size: 6.6, weight: 800, align: 'center', valign: 'middle', line_height: 0.98 },
        { rotation: -6 },
      ),
      words(
        'old_price',
        { ...price, y: price.y - 7.4, h: 7.2 },
        { color: tone.text, size: 4, strike: true, valign: 'bottom' },
      ),
      title('price', price, { color: tone.text, size: 9, weight: 800, valign: 'middle', line_height: 1 }),
    ]
  })

/** The offer on a coupon, which has a notch at each end. */
const couponRow = (tone: Tone): Row =>
  drawnRow(20, (area) => {
    const notch = { y: area.y + area.h / 2 - 2.6, w: 5.2, h: 5.2 }
    return [
      shape('rectangle', area, 'white', { radius: 2 }, { needs: 'offer' }),
      shape('ellipse', { ...notch, x: area.x - 2.6 }, tone.background, {}, { needs: 'offer' }),
      shape('ellipse', { ...notch, x: area.x + area.w - 2.6 }, tone.background, {}, { needs: 'offer' }),
      title('offer', inset(area, 3, 4.4), {
        color: 'black',
        size: 11,
        weight: 800,
        align: 'center',
        valign: 'middle',
        line_height: 1,
      }),
    ]
  })

/** The offer on a band of colour across the words. */
const bandRow = (tone: Tone, height: number): Row =>
  drawnRow(height, (area: Area) => [
    shape('rectangle', area, tone.button, { radius: 1 }, { needs: 'offer' }),
    title('offer', inset(area, 1.6, 3), {
      color: tone.buttonText,
      size: height * 0.66,
      weight: 800,
      valign: 'middle',
      line_height: 1,
      align: 'center',
    }),
  ])

/** The name of what is sold, and its price at the other end of the row, as on a shop's card. */
const shopCardRow = (tone: Tone): Row => ({
  size: 1,
  grows: true,
  draw: (area) => {
    const [figures, rest] = cutRight(area, Math.min(34, area.w * 0.42), 4)
    return [
      title('headline', rest, { color: tone.text, size: 6.2, weight: 650, valign: 'middle', line_height: 1.1 }),
      title('price', figures, {
        color: tone.text,
        size: 10,
        weight: 800,
        align: 'right',
        valign: 'middle',
        line_height: 1,
      }),
    ]
  },
})

const oldPriceRow = (tone: Tone): Row =>
  drawnRow(4.6, (area) => [
    words('old_price', area, { color: tone.text, size: 4, strike: true, align: 'right', valign: 'middle' }),
  ])

/** Templates in which a price or an offer is the message. */
export const offerTemplates = [
  composeTemplate(
    {
      id: 'offer-poster',
      name: 'Sale poster',
      style: 'offer',
      needs: ['offer'],
      niches: ['apparel', 'skincare', 'meal_kits'],
    },
    {
      arrangement: side,
      tone: tones.accent,
      rows: () => [
        logoRow(tones.accent),
        bigRow('offer', tones.accent, { size: 24 }),
        headlineRow(tones.accent, small, 1.5),
        buttonRow(tones.accent),
      ],
    },
  ),
  composeTemplate(
    { id: 'offer-burst', name: 'Price with a burst', style: 'offer', needs: ['offer'] },
    {
      arrangement: side,
      tone: tones.soft,
      tall: 58,
      rows: () => [
        headlineRow(tones.soft, { size: 7.4, valign: 'middle' }),
        burstRow(tones.soft),
        buttonRow(tones.soft),
      ],
    },
  ),
  composeTemplate(
    { id: 'offer-coupon', name: 'Coupon', style: 'offer', needs: ['offer'] },
    {
      arrangement: side,
      tone: tones.deep,
      tall: 60,
      rows: () => [
        logoRow(tones.deep),
        headlineRow(tones.deep, { size: 7 }),
        couponRow(tones.deep),
        buttonRow(tones.deep),
      ],
    },
  ),
  composeTemplate(
    { id: 'offer-price', name: 'Photo with a price', style: 'offer', needs: ['price'] },
    {
      arrangement: full,
      tone: tones.paper,
      tall: 56,
      rows: () => [
        logoRow(tones.paper),
        headlineRow(tones.paper, { size: 7.4 }),
        ...priceRow(tones.paper),
        buttonRow(tones.paper),
      ],
      gap: 2.6,
    },
  ),
  composeTemplate(
    { id: 'offer-ribbon', name: 'Band of colour', style: 'offer', needs: ['offer'] },
    {
      arrangement: stack,
      tone: tones.white,
      rows: ({ isSquare }) => [
        bandRow(tones.white, isSquare ? 13 : 17),
        headlineRow(tones.white, { size: isSquare ? 5.6 : 7, valign: 'middle' }),
        buttonRow(tones.white),
      ],
    },
  ),
  composeTemplate(
    { id: 'offer-photo', name: 'Offer on the photo', style: 'offer', needs: ['offer'] },
    {
      arrangement: fullAbove,
      tone: tones.soft,
      rows: ({ isWide }) => [
        bigRow('offer', tones.soft, { size: 16, valign: 'bottom' }, isWide ? 3 : 2),
        headlineRow(tones.soft, { size: 5, weight: 600, valign: 'top' }, 1.5),
        buttonRow(tones.soft),
      ],
      gap: 2.6,
    },
  ),
  composeTemplate(
    { id: 'offer-window', name: 'Offer beside a framed photo', style: 'offer', needs: ['offer'] },
    {
      arrangement: framed,
      tone: tones.accent,
      rows: () => [
        logoRow(tones.accent),
        bigRow('offer', tones.accent, { size: 18, valign: 'bottom' }),
        sublineRow(tones.accent, { weight: 500 }),
        buttonRow(tones.accent),
      ],
    },
  ),
  composeTemplate(
    { id: 'offer-tag', name: 'Price beside a framed photo', style: 'offer', needs: ['price'] },
    {
      arrangement: framed,
      tone: tones.white,
      tall: 58,
      rows: () => [
        logoRow(tones.white),
        headlineRow(tones.white, { size: 6.6 }),
        ...priceRow(tones.white),
        buttonRow(tones.white),
      ],
    },
  ),
  composeTemplate(
    { id: 'offer-card', name: 'Card of a shop', style: 'offer', needs: ['price'] },
    {
      arrangement: stack,
      tone: tones.white,
      tall: 32,
      rows: ({ isWide, place }) =>
        place === 'left' || (isWide && place !== 'below')
          ? [headlineRow(tones.white, { size: 6.6 }), ...priceRow(tones.white), buttonRow(tones.white)]
          : [oldPriceRow(tones.white), shopCardRow(tones.white), buttonRow(tones.white)],
      gap: 2,
    },
  ),
]
