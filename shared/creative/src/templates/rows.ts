import type { Tone } from './arrangements.ts'
import { type Area, cutLeft, cutRight, inset, toColumns } from './canvas.ts'
import { button, type Draft, label, logo, point, type Row, shape, title, words } from './layer-drafts.ts'

type Align = 'left' | 'center'
type Text = Parameters<typeof words>[2]

const fixed = (size: number, draw: Row['draw']): Row => ({ size, grows: false, draw })
const growing = (size: number, draw: Row['draw']): Row => ({ size, grows: true, draw })

/** How much larger texts are in a wide area that is higher than this, in percent of the shorter side. */
const GROWTH = [
  [28, 1.45],
  [16, 1.3],
  [0, 1.12],
] as const

/** A narrow area has a smaller font, and a large one a larger. */
function sizeFor({ w, h }: Area, size: number): number {
  if (w < 60) {
    return size * 0.86
  }
  if (w < 70) {
    return size
  }
  const [, growth] = GROWTH.find(([height]) => h > height) ?? [0, 1]
  return size * growth
}

export const logoRow = (tone: Tone, align: Align = 'left'): Row =>
  fixed(7.4, ({ y, ...area }) => [
    logo({ ...area, y: y + 0.8, w: align === 'left' ? Math.min(area.w, 44) : area.w, h: 5.8 }, tone.text, align),
  ])

export const headlineRow = (tone: Tone, look: Partial<Text> = {}, share = 3): Row =>
  growing(share, (area) => [
    title('headline', area, { color: tone.text, ...look, size: sizeFor(area, look.size ?? 8.6) }),
  ])

export const sublineRow = (tone: Tone, look: Partial<Text> = {}): Row =>
  growing(1.6, (area) => [
    words('subline', area, { color: tone.text, size: sizeFor(area, 3.9), valign: 'top', line_height: 1.3, ...look }),
  ])

export const buttonRow = (tone: Tone, align: Align = 'left'): Row =>
  fixed(10.2, (area) => button(area, tone.button, tone.buttonText, align))

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
  fixed(12, (area) => [
    title('price', area, { color: tone.text, size: 12, weight: 800, valign: 'middle', line_height: 1 }),
  ]),
]

/** Five stars, filled as far as the rating says. */
export const starsRow = (tone: Tone, align: Align = 'left'): Row =>
  fixed(5, (area) => {
    const stars = align === 'left' ? { ...area, w: 28 } : { ...area, x: area.x + (area.w - 28) / 2, w: 28 }
    return [shape('stars', stars, tone.mark, {}, { needs: 'rating' })]
  })

/** Five stars, and the rating in words: beside them, or below them in a narrow column. */
export const starredRatingRows = (tone: Tone, isNarrow: boolean): Row[] => {
  const rating = (area: Area) =>
    words('rating', area, { color: tone.text, size: 3.8, weight: 700, valign: 'middle', line_height: 1.12 })
  if (isNarrow) {
    return [starsRow(tone), fixed(6, (area) => [rating(area)])]
  }
  return [
    fixed(5.4, (area) => {
      const [stars, text] = cutLeft(area, 24, 2)
      return [shape('stars', stars, tone.mark, {}, { needs: 'rating' }), rating(text)]
    }),
  ]
}

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
  growing(1, (area) => [
    words('author', area, { color: tone.text, size: 3.2, weight: 650, align, valign: 'middle', line_height: 1.16 }),
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
      const [number, text] = cutLeft(area, area.w < 60 ? 5.4 : 8, 1.4)
      return [
        title(
          `number_${index + 1}`,
          number,
          { color: tone.mark, size: 7, weight: 800, valign: 'middle' },
          { needs: binding },
        ),
        words(binding, text, {
          color: tone.text,
          size: sizeFor(area, 3.9),
          weight: 550,
          valign: 'middle',
          line_height: 1.2,
        }),
      ]
    }),
  )

export const NUMBERS = { number_1: '1', number_2: '2', number_3: '3', number_4: '4' }

/** Benefits on cards, with `columns` of them side by side in a row. */
export const cardRows = (fill: 'white' | 'soft' | 'accent', color: 'black' | 'ink' | 'white', columns: 1 | 2): Row[] =>
  Array.from({ length: 4 / columns }, (_, row) =>
    growing(1, (area) =>
      toColumns(area, columns, 3).flatMap((at, index) => {
        const binding = `benefit_${row * columns + index + 1}`
        return [
          shape('rectangle', at, fill, { radius: 2 }, { needs: binding }),
          words(binding, inset(at, 2, at.w < 30 ? 1.8 : 2.8), {
            color,
            size: at.w < 30 ? 3.6 : 4.4,
            weight: 600,
            valign: 'middle',
            line_height: 1.15,
          }),
        ]
      }),
    ),
  )

/** Three benefits side by side, each below a rule. */
export const columnsRow = (tone: Tone): Row =>
  growing(2, (area) =>
    toColumns(area, 3, 4).flatMap((at, index) => {
      const binding = `benefit_${index + 1}`
      return [
        shape('rectangle', { ...at, h: 0.6 }, tone.mark, {}, { needs: binding }),
        words(
          binding,
          { ...at, y: at.y + 2.2, h: at.h - 2.2 },
          { color: tone.text, size: 3.5, weight: 600, valign: 'top', line_height: 1.18 },
        ),
      ]
    }),
  )

function listBenefits(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `benefit_${index + 1}`)
}

/** One side of a comparison on a card, with a cross or a tick. */
export const sideCardRow = (
  binding: 'before' | 'after',
  fill: Parameters<typeof shape>[2],
  color: 'white' | 'black' | 'ink',
): Row =>
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
      logo({ ...mark, y: mark.y + 0.4, h: 5.6 }, tone.text, 'right'),
    ]
  })

/** Something drawn in a row of a fixed height. */
export const drawnRow = (size: number, draw: (area: Area) => readonly Draft[]): Row => fixed(size, draw)
