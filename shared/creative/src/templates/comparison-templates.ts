import { framed, side, stack, tones } from './arrangements.ts'
import { inset, toColumns } from './canvas.ts'
import { composeTemplate } from './compose-template.ts'
import { point, type Row, shape } from './layer-drafts.ts'
import { benefitRows, buttonRow, headlineRow, logoRow, sideCardRow } from './rows.ts'

const heading = { size: 6.6, valign: 'middle' } as const
const needs: ['before', 'after'] = ['before', 'after']

/** What it is without the product, and with it, on two cards side by side. */
const sideBySideRow: Row = {
  size: 3,
  grows: true,
  draw: (area) =>
    toColumns(area, 2, 3).flatMap((at, index) => {
      const isOurs = index === 1
      return [
        shape('rectangle', at, isOurs ? 'accent' : 'soft', { radius: 2.4 }, { needs: isOurs ? 'after' : 'before' }),
        ...point(isOurs ? 'after' : 'before', inset(at, 2.4, 2.4), {
          form: isOurs ? 'check' : 'cross',
          mark: isOurs ? 'white' : 'ink',
          color: isOurs ? 'white' : 'ink',
          size: 4,
        }),
      ]
    }),
}

/** What is struck out: one line with a cross. */
const crossedRow: Row = {
  size: 1.2,
  grows: true,
  draw: (area) => point('before', area, { form: 'cross', mark: 'soft', color: 'soft', size: area.w < 60 ? 3.4 : 4.2 }),
}

/** Templates that compare the product with what somebody said about an alternative. */
export const comparisonTemplates = [
  composeTemplate(
    { id: 'compare-columns', name: 'Two columns', style: 'comparison', needs },
    {
      arrangement: stack,
      tone: tones.white,
      rows: ({ isSquare, isWide, place }) => [
        headlineRow(tones.white, { size: 5.6, valign: 'middle' }, isSquare ? 1 : 1.6),
        ...(isWide || place === 'left'
          ? [sideCardRow('before', 'soft', 'ink'), sideCardRow('after', 'accent', 'white')]
          : [sideBySideRow]),
        ...(isSquare ? [] : [logoRow(tones.white)]),
      ],
      gap: 2.6,
    },
  ),
  composeTemplate(
    { id: 'compare-cards', name: 'Cross and tick', style: 'comparison', needs },
    {
      arrangement: side,
      tone: tones.paper,
      tall: 58,
      rows: () => [
        headlineRow(tones.paper, heading, 2),
        sideCardRow('before', 'soft', 'ink'),
        sideCardRow('after', 'accent', 'white'),
        buttonRow(tones.paper),
      ],
    },
  ),
  composeTemplate(
    { id: 'compare-framed', name: 'This or that', style: 'comparison', needs },
    {
      arrangement: framed,
      tone: tones.soft,
      tall: 60,
      rows: () => [
        logoRow(tones.soft),
        headlineRow(tones.soft, heading, 2),
        sideCardRow('before', 'white', 'black'),
        sideCardRow('after', 'deep', 'white'),
      ],
    },
  ),
  composeTemplate(
    {
      id: 'compare-checklist',
      name: 'What you get instead',
      style: 'comparison',
      needs: ['before', 'benefit_1', 'benefit_2'],
      niches: ['software', 'finance', 'fitness'],
    },
    {
      arrangement: side,
      tone: tones.deep,
      tall: 64,
      rows: ({ isSquare }) => [
        headlineRow(tones.deep, heading, 2),
        crossedRow,
        ...benefitRows(tones.deep, isSquare ? 2 : 3),
        buttonRow(tones.deep),
      ],
      gap: 2.6,
    },
  ),
]
