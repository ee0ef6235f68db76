import { framed, full, side, stack, tones } from './arrangements.ts'
import { centered, hasNarrowColumn } from './canvas.ts'
import { composeTemplate } from './compose-template.ts'
import { type Row, shape, title } from './layer-drafts.ts'
import {
  bigRow,
  buttonRow,
  drawnRow,
  headlineRow,
  logoRow,
  quoteRow,
  signedRow,
  starredRatingRows,
  starsRow,
  sublineRow,
} from './rows.ts'

/** The rating on a burst. */
const sealRow: Row = drawnRow(25, (area) => {
  const at = { ...area, w: area.h }
  return [
    shape('burst', at, 'accent', {}, { needs: 'rating', rotation: -6 }),
    title(
      'rating',
      centered(at, 17, 13),
      { color: 'white', size: 6, weight: 800, align: 'center', valign: 'middle', line_height: 1 },
      { rotation: -6 },
    ),
  ]
})

/** Templates in which other people recommend the product. */
export const socialProofTemplates = [
  composeTemplate(
    { id: 'proof-card', name: 'Review below a photo', style: 'social_proof', needs: ['quote'] },
    {
      arrangement: stack,
      tone: tones.white,
      rows: () => [starsRow(tones.white), quoteRow(tones.white, { size: 5.2 }), signedRow(tones.white)],
    },
  ),
  composeTemplate(
    { id: 'proof-rating', name: 'Rating beside the product', style: 'social_proof', needs: ['rating'] },
    {
      arrangement: side,
      tone: tones.paper,
      tall: 54,
      rows: (canvas) => [
        logoRow(tones.paper),
        ...starredRatingRows(tones.paper, hasNarrowColumn(canvas)),
        headlineRow(tones.paper, { valign: 'middle' }),
        buttonRow(tones.paper),
      ],
    },
  ),
  composeTemplate(
    { id: 'proof-banner', name: 'Rating below a photo', style: 'social_proof', needs: ['rating'] },
    {
      arrangement: stack,
      tone: tones.deep,
      rows: ({ place }) => [
        ...starredRatingRows(tones.deep, place === 'left'),
        headlineRow(tones.deep, { size: 6, valign: 'middle' }),
        logoRow(tones.deep),
      ],
      gap: 2.6,
    },
  ),
  composeTemplate(
    { id: 'proof-seal', name: 'Rating on a seal', style: 'social_proof', needs: ['rating'] },
    {
      arrangement: framed,
      tone: tones.soft,
      tall: 64,
      rows: ({ isPortrait }) => [
        sealRow,
        headlineRow(tones.soft, { size: 7.4 }),
        ...(isPortrait ? [] : [sublineRow(tones.soft)]),
        buttonRow(tones.soft),
      ],
    },
  ),
  composeTemplate(
    {
      id: 'proof-number',
      name: 'The number that counts',
      style: 'social_proof',
      needs: ['rating'],
      niches: ['software', 'finance', 'education'],
    },
    {
      arrangement: side,
      tone: tones.accent,
      tall: 54,
      rows: () => [
        logoRow(tones.accent),
        bigRow('rating', tones.accent, { size: 18, valign: 'bottom' }, 2),
        headlineRow(tones.accent, { size: 5.4, weight: 600, valign: 'top' }, 1.5),
        buttonRow(tones.accent),
      ],
    },
  ),
  composeTemplate(
    { id: 'proof-photo', name: 'Rating on the photo', style: 'social_proof', needs: ['rating'] },
    {
      arrangement: full,
      tone: tones.paper,
      tall: 52,
      rows: (canvas) => [
        logoRow(tones.paper),
        ...starredRatingRows(tones.paper, hasNarrowColumn(canvas)),
        headlineRow(tones.paper, { size: 7.6 }),
        buttonRow(tones.paper),
      ],
    },
  ),
  composeTemplate(
    { id: 'proof-strip', name: 'Photo with the rating below', style: 'social_proof', needs: ['rating'] },
    {
      arrangement: stack,
      tone: tones.paper,
      tall: 24,
      rows: ({ place }) => [
        ...starredRatingRows(tones.paper, place === 'left'),
        headlineRow(tones.paper, { size: 5.6, weight: 650 }),
      ],
    },
  ),
]
