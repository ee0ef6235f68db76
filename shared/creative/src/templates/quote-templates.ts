import { framed, full, fullAbove, side, stack, tones } from './arrangements.ts'
import { composeTemplate } from './compose-template.ts'
import { type Row, words } from './layer-drafts.ts'
import { authorRow, logoRow, quoteMarkRow, quoteRow, starsRow } from './rows.ts'

/** The quote with a plate behind each of its lines. */
const highlightedRow: Row = {
  size: 4,
  grows: true,
  draw: (area) => [
    words(
      'quote',
      { ...area, x: area.x + 2, w: area.w - 4 },
      {
        color: 'white',
        plate: 'accent',
        size: area.w < 60 ? 4.6 : 5.6,
        weight: 700,
        line_height: 1.34,
        valign: 'middle',
      },
    ),
  ],
}

/** Templates with one quoted sentence. */
export const quoteTemplates = [
  composeTemplate(
    { id: 'quote-marks', name: 'Large quotation mark', style: 'quote', needs: ['quote'] },
    {
      arrangement: side,
      tone: tones.soft,
      tall: 56,
      rows: () => [quoteMarkRow(tones.soft), quoteRow(tones.soft), authorRow(tones.soft), logoRow(tones.soft)],
    },
  ),
  composeTemplate(
    { id: 'quote-centered', name: 'Quote in the dark', style: 'quote', needs: ['quote'] },
    {
      arrangement: stack,
      tone: tones.deep,
      rows: () => [
        quoteRow(tones.deep, { size: 5.6, align: 'center' }),
        authorRow(tones.deep, 'center'),
        logoRow(tones.deep, 'center'),
      ],
      gap: 2.6,
    },
  ),
  composeTemplate(
    {
      id: 'quote-framed',
      name: 'Quote beside a framed photo',
      style: 'quote',
      needs: ['quote'],
      niches: ['education', 'fitness', 'supplements'],
    },
    {
      arrangement: framed,
      tone: tones.paper,
      rows: () => [starsRow(tones.paper), quoteRow(tones.paper), authorRow(tones.paper), logoRow(tones.paper)],
    },
  ),
  composeTemplate(
    { id: 'quote-highlighted', name: 'Highlighted lines', style: 'quote', needs: ['quote'] },
    {
      arrangement: full,
      tone: tones.soft,
      tall: 48,
      rows: () => [logoRow(tones.soft), highlightedRow, authorRow(tones.soft)],
    },
  ),
  composeTemplate(
    { id: 'quote-product', name: 'Quote beside the product', style: 'quote', needs: ['quote'] },
    {
      arrangement: side,
      tone: tones.accent,
      rows: () => [
        quoteMarkRow(tones.accent, 'left', 8),
        quoteRow(tones.accent, { size: 6 }),
        authorRow(tones.accent),
        logoRow(tones.accent),
      ],
    },
  ),
  composeTemplate(
    { id: 'quote-photo', name: 'Quote on the photo', style: 'quote', needs: ['quote'] },
    {
      arrangement: fullAbove,
      tone: tones.deep,
      rows: () => [quoteRow(tones.deep, { size: 6.8, weight: 650 }), authorRow(tones.deep), logoRow(tones.deep)],
    },
  ),
]
