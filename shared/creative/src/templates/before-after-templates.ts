import { framed, full, side, stack, tones } from './arrangements.ts'
import { toColumns } from './canvas.ts'
import { composeTemplate } from './compose-template.ts'
import { type Row, shape, title, words } from './layer-drafts.ts'
import { buttonRow, drawnRow, labelledRows, logoRow, sideCardRow } from './rows.ts'

const texts = { before_label: 'Before', after_label: 'After' }
const style = 'before_after'
const needs: ['before', 'after'] = ['before', 'after']

const arrowRow = drawnRow(8, (area) => [
  shape('arrow', { ...area, w: 8 }, 'white', {}, { rotation: 90, needs: 'after' }),
])

const sentenceRow = (binding: 'before' | 'after', size: number): Row => ({
  size: 2,
  grows: true,
  draw: (area) => [
    title(binding, area, {
      color: 'white',
      size: area.w < 60 ? size * 0.86 : size,
      weight: binding === 'after' ? 750 : 450,
      valign: binding === 'after' ? 'top' : 'bottom',
    }),
  ],
})

/** The old way in handwriting, struck out. */
const struckRow: Row = {
  size: 2,
  grows: true,
  draw: (area) => [
    words('before', area, {
      font: 'hand',
      weight: 700,
      size: area.w < 60 ? 6 : 7.4,
      strike: true,
      line_height: 1.08,
      valign: 'bottom',
    }),
  ],
}

const freshRow: Row = {
  size: 2.6,
  grows: true,
  draw: (area) => [title('after', area, { color: 'ink', size: area.w < 60 ? 6.6 : 8, weight: 750, valign: 'top' })],
}

/** Before and after side by side, with a rule between them. */
const pairRow: Row = {
  size: 3,
  grows: true,
  draw: (area) => {
    const columns = toColumns(area, 2, 6)
    return [
      shape('rectangle', { x: area.x + area.w / 2 - 0.15, y: area.y, w: 0.3, h: area.h }, 'ink', { opacity: 0.3 }),
      ...columns.map((at, index) =>
        title(index === 0 ? 'before' : 'after', at, {
          color: 'ink',
          size: 5,
          weight: index === 0 ? 450 : 750,
          valign: 'top',
        }),
      ),
    ]
  },
}

const pairHeadRow = drawnRow(4.4, (area) =>
  toColumns(area, 2, 6).map((at, index) =>
    words(index === 0 ? 'before_label' : 'after_label', at, {
      color: index === 0 ? 'ink' : 'accent',
      size: 2.9,
      weight: 700,
      caps: true,
      tracking: 0.06,
      valign: 'middle',
    }),
  ),
)

/** Templates that tell what changes with the product. */
export const beforeAfterTemplates = [
  composeTemplate(
    { id: 'change-split', name: 'Before and after', style, needs, texts },
    {
      arrangement: side,
      tone: tones.soft,
      tall: 58,
      rows: () => [...labelledRows('before', tones.soft), ...labelledRows('after', tones.soft), logoRow(tones.soft)],
      gap: 2.6,
    },
  ),
  composeTemplate(
    { id: 'change-arrow', name: 'From here to there', style, needs },
    {
      arrangement: framed,
      tone: tones.accent,
      tall: 56,
      rows: () => [logoRow(tones.accent), sentenceRow('before', 6), arrowRow, sentenceRow('after', 7)],
    },
  ),
  composeTemplate(
    { id: 'change-struck', name: 'The old way struck out', style, needs },
    {
      arrangement: stack,
      tone: tones.paper,
      rows: ({ isSquare }) => (isSquare ? [struckRow, freshRow] : [struckRow, freshRow, buttonRow(tones.paper)]),
      gap: 2.6,
    },
  ),
  composeTemplate(
    { id: 'change-photo', name: 'Before and after on the photo', style, needs, texts },
    {
      arrangement: full,
      tone: tones.paper,
      rows: () => [
        ...labelledRows('before', tones.paper, { size: 5.2 }),
        ...labelledRows('after', tones.paper, { size: 5.8 }),
      ],
      gap: 2.6,
    },
  ),
  composeTemplate(
    { id: 'change-cards', name: 'Two cards', style, needs },
    {
      arrangement: side,
      tone: tones.deep,
      rows: () => [
        logoRow(tones.deep),
        sideCardRow('before', 'white', 'black'),
        sideCardRow('after', 'accent', 'white'),
        buttonRow(tones.deep),
      ],
    },
  ),
  composeTemplate(
    { id: 'change-columns', name: 'Before beside after', style, needs, texts },
    {
      arrangement: stack,
      tone: tones.paper,
      tall: 40,
      rows: ({ isWide, place }) =>
        isWide || place === 'left'
          ? [...labelledRows('before', tones.paper), ...labelledRows('after', tones.paper), logoRow(tones.paper)]
          : [pairHeadRow, pairRow, logoRow(tones.paper)],
    },
  ),
]
