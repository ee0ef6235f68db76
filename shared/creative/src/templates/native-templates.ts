import { framed, full, side, stack, tones } from './arrangements.ts'
import { inset } from './canvas.ts'
import { composeTemplate } from './compose-template.ts'
import { column, defineTemplate, image, type Row, shape, title, words } from './design.ts'
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
]
