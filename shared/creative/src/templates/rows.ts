import type { Tone } from './arrangements.ts'
import { type Area, cutLeft, cutRight, inset, toColumns } from './canvas.ts'
import { button, type Draft, label, logo, point, type Row, shape, title, words } from './design.ts'

type Align = 'left' | 'center'
type Text = Parameters<typeof words>[2]

const fixed = (size: number, draw: Row['draw']): Row => ({ size, grows: false, draw })
const growing = (size: number, draw: Row['draw']): Row => ({ size, grows: true, draw })

/** A narrow area has a smaller font, and a large one a larger. */
function sizeFor({ w, h }: Area, size: number): number {
  if (w < 60) {
    return size * 0.86
  }
  return w > 70 && h > 28 ? size * 1.3 : size
}

export const logoRow = (tone: Tone, align: Align = 'left'): Row =>
  fixed(5, (area) => [logo(align === 'left' ? { ...area, w: Math.min(area.w, 44) } : area, tone.text, align)])

export const headlineRow = (tone: Tone, look: Partial<Text> = {}, share = 3): Row =>
  growing(share, (area) => [
    title('headline', area, { color: tone.text, ...look, size: sizeFor(area, look.size ?? 8.6) }),
  ])

export const sublineRow = (tone: Tone, look: Partial<Text> = {}): Row =>
  growing(1.6, (area) => [
    words('subline', area, { color: tone.text, size: sizeFor(area, 3.9), valign: 'top', line_height: 1.3, ...look }),
  ])

export const buttonRow = (tone: Tone, align: Align = 'left'): Row =>
  fixed(8.8, (area) => button(area, tone.button, tone.buttonText, align))

/** A figure or an offer as large as its row. */
export const bigRow = (binding: string, tone: Tone, look: Partial<Text> = {}, share = 3): Row =>
  growing(share, (area) => [
    title(binding, area, {
      color: tone.text,
      weight: 800,
      line_height: 0.98,
      valign: 'middle',
      ...look,
      size: sizeFor(area, look.size ?? 20),
    }),
  ])

/** The price, with the earlier one struck out before it. */
export const priceRow = (tone: Tone): Row[] => [
  fixed(4.6, (area) => [
    words('old_price', area, { color: tone.text, size: 4.2, strike: true, weight: 500, valign: 'middle' }),
  ]),
  fixed(10, (area) => [
    title('price', area, { color: tone.text, size: 10, weight: 800, valign: 'middle', line_height: 1 }),
  ]),
]

/** Five stars, filled as far as the rating says, and the rating in words. */
export const starsRow = (tone: Tone, align: Align = 'left'): Row =>
  fixed(5, (area) => {
    const stars = align === 'left' ? { ...area, w: 28 } : { ...area, x: area.x + (area.w - 28) / 2, w: 28 }
    return [shape('stars', stars, tone.mark, {}, { needs: 'rating' })]
  })

export const ratingRow = (tone: Tone, align: Align = 'left'): Row =>
  fixed(5, (area) => [
    words('rating', area, { color: tone.text, size: 3.8, weight: 700, align, valign: 'middle', line_height: 1.15 }),
  ])

export const quoteRow = (tone: Tone, look: Partial<Text> = {}): Row =>
  growing(4, (area) => [
    title('quote', area, {
      color: tone.text,
      weight: 550,
      line_height: 1.18,
      valign: 'middle',
      ...look,
      size: sizeFor(area, look.size ?? 6.4),
    }),
  ])

export const authorRow = (tone: Tone, align: Align = 'left'): Row =>
  fixed(7, (area) => [
    words('author', area, { color: tone.text, size: 3.2, weight: 650, align, valign: 'middle', line_height: 1.2 }),
  ])

export const quoteMarkRow = (tone: Tone, align: Align = 'left', size = 10): Row =>
  fixed(size, (area) => {
    const x = align === 'left' ? area.x : area.x + (area.w - size * 1.15) / 2
    return [shape('quote', { ...area, x, w: size * 1.15 }, tone.mark, {}, { needs: 'quote' })]
  })

/** A benefit with a tick before it. */
export const benefitRows = (tone: Tone, count = 4, size = 3.9): Row[] =>
  listBenefits(count).map((binding) =>
    growing(1, (area) => point(binding, area, { mark: tone.mark, color: tone.text, size: sizeFor(area, size) })),
  )

/** A benefit with its number before it, in the design's own texts. */
export const numberedRows = (tone: Tone, count = 4): Row[] =>
  listBenefits(count).map((binding, index) =>
    growing(1, (area) => {
      const [number, text] = cutLeft(area, 8, 2)
      return [
        title(`number_${index + 1}`, number, { color: tone.mark, size: 7, weight: 800, valign: 'middle' }, { needs: binding }),
        words(binding, text, { color: tone.text, size: sizeFor(area, 3.9), weight: 550, valign: 'middle', line_height: 1.2 }),
      ]
    }),
  )

export const NUMBERS = { number_1: '1', number_2: '2', number_3: '3', number_4: '4' }

/** Two benefits side by side on cards, in each of two rows. */
export const cardRows = (fill: 'white' | 'soft' | 'accent', color: 'black' | 'ink' | 'white'): Row[] =>
  [0, 2].map((first) =>
    growing(1, (area) =>
      toColumns(area, 2, 3).flatMap((at, index) => {
        const binding = listBenefits(4)[first + index] ?? 'benefit_1'
        return [
          shape('rectangle', at, fill, { radius: 2 }, { needs: binding }),
          words(binding, inset(at, 1.4, 2.4), { color, size: 3.6, weight: 600, valign: 'middle', line_height: 1.18 }),
        ]
      }),
    ),
  )

function listBenefits(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `benefit_${index + 1}`)
}

/** One side of a comparison on a card, with a cross or a tick. */
export const sideCardRow = (binding: 'before' | 'after', fill: Parameters<typeof shape>[2], color: 'white' | 'black' | 'ink'): Row =>
  growing(2, (area) => [
    shape('rectangle', area, fill, { radius: 2.4 }, { needs: binding }),
    ...point(binding, inset(area, 2, 3.4), {
      form: binding === 'before' ? 'cross' : 'check',
      mark: color,
      color,
      size: sizeFor(area, 4.6),
    }),
  ])

/** A label of the design, such as "Before", above the words that it names. */
export const labelledRows = (binding: 'before' | 'after', tone: Tone, look: Partial<Text> = {}): Row[] => [
  fixed(6, (area) => {
    const isAfter = binding === 'after'
    const at = { ...area, w: 24 }
    return label(`${binding}_label`, at, isAfter ? 'accent' : 'ink', isAfter ? 'white' : 'paper')
  }),
  growing(2, (area) => [
    title(binding, area, {
      color: tone.text,
      weight: binding === 'after' ? 750 : 500,
      valign: 'top',
      ...look,
      size: sizeFor(area, look.size ?? 6),
    }),
  ]),
]

/** The author of a quote, and the logo at the other end of the row. */
export const signedRow = (tone: Tone): Row =>
  fixed(6.4, (area) => {
    const [mark, rest] = cutRight(area, area.w * 0.42, 3)
    return [
      words('author', rest, { color: tone.text, size: 3.1, weight: 650, valign: 'middle', line_height: 1.2 }),
      logo({ ...mark, y: mark.y + 1, h: 4.4 }, tone.text, 'right'),
    ]
  })

/** Something drawn in a row of a fixed height. */
export const drawnRow = (size: number, draw: (area: Area) => readonly Draft[]): Row => fixed(size, draw)
