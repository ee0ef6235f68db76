import { framed, full, side, stack, tones } from './arrangements.ts'
import { inset } from './canvas.ts'
import { composeTemplate } from './compose-template.ts'
import { defineTemplate } from './define-template.ts'
import { column, image, point, type Row, shape, title, words } from './layer-drafts.ts'
import { authorRow, benefitRows, drawnRow, headlineRow, logoRow, quoteRow, sublineRow } from './rows.ts'

const style = 'native_note'
const hand = { font: 'hand', weight: 700, line_height: 1.04, valign: 'middle', size: 9 } as const

/** Lines with a plate behind each, as captions of short videos have them. */
const captionRow = (binding: 'headline' | 'subline', plate: 'white' | 'black', size: number): Row => ({
  size: binding === 'headline' ? 3 : 2,
  grows: true,
  draw: (area) => [
    words(
      binding,
      { ...area, x: area.x + 2, w: area.w - 4 },
      {
        color: plate === 'white' ? 'black' : 'white',
        plate,
        size: area.w < 60 ? size * 0.86 : size,
        weight: 700,
        line_height: 1.36,
        balance: true,
        valign: binding === 'headline' ? 'bottom' : 'top',
      },
    ),
  ],
})

/** A sheet of paper with a handwritten line. */
const paperRow: Row = {
  size: 1,
  grows: true,
  draw: (area) => {
    const paper = inset(area, 3, 1)
    return [
      shape('rectangle', paper, 'white', { radius: 0.6, shadow: true }, { rotation: -2 }),
      title(
        'headline',
        inset(paper, 4, 4),
        { ...hand, color: 'black', size: area.w < 60 ? 7.6 : 9.4 },
        { rotation: -2 },
      ),
    ]
  },
}

const noteHeadRow = drawnRow(6, (area) => [
  words('note_head', area, { color: 'accent', size: 3.6, weight: 650, valign: 'middle' }),
  shape('rectangle', { ...area, y: area.y + area.h, h: 0.15 }, 'black', { opacity: 0.16 }),
])

/** A search field with the headline as what is searched for. */
const searchRow: Row = {
  size: 2,
  grows: true,
  draw: (area) => {
    const lens = { x: area.x + 3, y: area.y + area.h / 2 - 1.9, w: 3.2, h: 3.2 }
    const handle = { x: lens.x + 2.6, y: lens.y + 3.2, w: 1.9, h: 0.6 }
    return [
      shape('rectangle', area, 'white', { radius: 5, shadow: true }),
      shape('ellipse', lens, 'black', { stroke: 0.55 }),
      shape('rectangle', handle, 'black', { radius: 0.3 }, { rotation: 45 }),
      words('headline', inset({ ...area, x: area.x + 6, w: area.w - 6 }, 2.8, 2.6), {
        color: 'black',
        size: area.w < 60 ? 4.2 : 5,
        weight: 500,
        valign: 'middle',
        line_height: 1.16,
      }),
    ]
  },
}

/** What a search field proposes. */
const proposalRows = listProposals(3)

function listProposals(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    size: 1,
    grows: true,
    draw: (area) =>
      point(
        `benefit_${index + 1}`,
        { ...area, x: area.x + 3.4, w: area.w - 3.4 },
        { form: 'arrow', mark: 'accent', color: 'ink', size: area.w < 60 ? 3.5 : 4.2 },
      ),
  }))
}

/** Templates that look like a note and not like an ad. */
export const nativeTemplates = [
  composeTemplate(
    { id: 'native-paper', name: 'Handwritten note', style, needs: [] },
    { arrangement: side, tone: tones.soft, rows: () => [paperRow, logoRow(tones.soft)] },
  ),
  composeTemplate(
    {
      id: 'native-notes',
      name: 'Notes on the phone',
      style,
      needs: ['benefit_1', 'benefit_2'],
      texts: { note_head: 'Notes' },
    },
    {
      arrangement: side,
      tone: tones.white,
      tall: 60,
      rows: () => [
        noteHeadRow,
        headlineRow(tones.white, { font: 'text', size: 6.2, weight: 750, valign: 'middle' }, 2),
        ...benefitRows(tones.white),
      ],
      gap: 2.6,
    },
  ),
  composeTemplate(
    { id: 'native-captions', name: 'Photo with captions', style, needs: [] },
    {
      arrangement: full,
      tone: tones.soft,
      rows: () => [captionRow('headline', 'white', 6), captionRow('subline', 'black', 4.2)],
    },
  ),
  composeTemplate(
    { id: 'native-post', name: 'Text post', style, needs: ['quote'] },
    {
      arrangement: framed,
      tone: tones.white,
      rows: () => [
        quoteRow(tones.white, { font: 'text', size: 5.4, weight: 500 }),
        authorRow(tones.white),
        logoRow(tones.white),
      ],
    },
  ),
  defineTemplate(
    {
      id: 'native-photo',
      name: 'Instant photo',
      style,
      needs: [],
      niches: ['travel', 'apparel', 'meal_kits', 'pets'],
    },
    (canvas) => {
      const { words: area, layers } = stack(canvas, tones.soft)
      const picture = layers[0]
      const isShown = canvas.image !== 'none' && picture !== undefined
      const frame = isShown
        ? inset({ x: picture.x / 10, y: picture.y / 10, w: picture.w / 10, h: picture.h / 10 }, 5)
        : canvas.all
      return {
        background: 'soft',
        layers: [
          isShown
            ? [
                image('scene', frame, { shows: 'subject_large', border: 2, shadow: true }, { rotation: -2 }),
                ...layers.slice(2),
              ]
            : layers,
          [column(area, [headlineRow(tones.soft, { ...hand, align: 'center' }), logoRow(tones.soft, 'center')])],
        ],
      }
    },
  ),
  composeTemplate(
    { id: 'native-aside', name: 'A line in handwriting', style, needs: [] },
    {
      arrangement: framed,
      tone: tones.paper,
      rows: () => [headlineRow(tones.paper, hand), sublineRow(tones.paper), logoRow(tones.paper)],
    },
  ),
  composeTemplate(
    { id: 'native-search', name: 'Search field', style, needs: ['benefit_1', 'benefit_2'] },
    {
      arrangement: side,
      tone: tones.soft,
      tall: 48,
      rows: () => [searchRow, ...proposalRows, logoRow(tones.soft)],
    },
  ),
]
