import { framed, full, side, stack, tones } from './arrangements.ts'
import { composeTemplate } from './compose-template.ts'
import { benefitRows, buttonRow, cardRows, columnsRow, headlineRow, logoRow, numberedRows, NUMBERS } from './rows.ts'

const heading = { size: 6.8, valign: 'middle' } as const
const style = 'feature_callouts'

/** Templates that list the features of the product. */
export const featureTemplates = [
  composeTemplate(
    { id: 'features-list', name: 'Product with a list', style, needs: ['benefit_1', 'benefit_2'] },
    {
      arrangement: side,
      tone: tones.paper,
      tall: 66,
      rows: () => [
        logoRow(tones.paper),
        headlineRow(tones.paper, heading, 2),
        ...benefitRows(tones.paper),
        buttonRow(tones.paper),
      ],
      gap: 2.6,
    },
  ),
  composeTemplate(
    {
      id: 'features-numbered',
      name: 'Numbered reasons',
      style,
      needs: ['benefit_1', 'benefit_2', 'benefit_3'],
      niches: ['software', 'finance', 'education'],
      texts: NUMBERS,
    },
    {
      arrangement: framed,
      tone: tones.soft,
      tall: 62,
      rows: () => [headlineRow(tones.soft, heading, 2), ...numberedRows(tones.soft), logoRow(tones.soft)],
      gap: 2.6,
    },
  ),
  composeTemplate(
    {
      id: 'features-grid',
      name: 'Four fields',
      style,
      needs: ['benefit_1', 'benefit_2', 'benefit_3', 'benefit_4'],
    },
    {
      arrangement: side,
      tone: tones.deep,
      tall: 56,
      rows: ({ isSquare, place }) => [
        headlineRow(tones.deep, heading, 1),
        ...cardRows('white', 'black', place === 'left' || (isSquare && place !== 'below') ? 1 : 2),
        ...(isSquare ? [] : [logoRow(tones.deep)]),
      ],
      gap: 2.6,
    },
  ),
  composeTemplate(
    { id: 'features-shelf', name: 'Photo above the reasons', style, needs: ['benefit_1', 'benefit_2'] },
    {
      arrangement: stack,
      tone: tones.white,
      rows: ({ isSquare }) => [
        headlineRow(tones.white, { size: 5.6, valign: 'middle' }, 1.6),
        ...benefitRows(tones.white, 3, 3.7),
        ...(isSquare ? [] : [logoRow(tones.white)]),
      ],
      gap: 2.6,
    },
  ),
  composeTemplate(
    { id: 'features-photo', name: 'Reasons on the photo', style, needs: ['benefit_1', 'benefit_2'] },
    {
      arrangement: full,
      tone: tones.paper,
      tall: 56,
      rows: () => [headlineRow(tones.paper, heading, 2), ...benefitRows(tones.paper, 3), buttonRow(tones.paper)],
      gap: 2.6,
    },
  ),
  composeTemplate(
    { id: 'features-accent', name: 'Reasons on colour', style, needs: ['benefit_1', 'benefit_2'] },
    {
      arrangement: framed,
      tone: tones.accent,
      tall: 62,
      rows: () => [
        logoRow(tones.accent),
        headlineRow(tones.accent, heading, 2),
        ...benefitRows(tones.accent, 3),
        buttonRow(tones.accent),
      ],
      gap: 2.6,
    },
  ),
  composeTemplate(
    {
      id: 'features-columns',
      name: 'Three columns below the photo',
      style,
      needs: ['benefit_1', 'benefit_2', 'benefit_3'],
    },
    {
      arrangement: stack,
      tone: tones.paper,
      tall: 38,
      rows: ({ isWide, isSquare, place }) =>
        isWide || place === 'left'
          ? [headlineRow(tones.paper, heading, 2), ...benefitRows(tones.paper, 3), logoRow(tones.paper)]
          : [
              headlineRow(tones.paper, { ...heading, size: 6 }, 2),
              columnsRow(tones.paper),
              ...(isSquare ? [] : [logoRow(tones.paper)]),
            ],
    },
  ),
]
