import { framed, full, fullAbove, side, stack, tones } from './arrangements.ts'
import { inset } from './canvas.ts'
import { composeTemplate } from './compose-template.ts'
import { defineTemplate } from './define-template.ts'
import { column, image, shape, words } from './layer-drafts.ts'
import { buttonRow, drawnRow, headlineRow, logoRow, sublineRow } from './rows.ts'

const style = 'editorial'
const needs: [] = []
const calm = { weight: 550, line_height: 1.04 } as const

const ruleRow = drawnRow(0.7, (area) => [shape('rectangle', { ...area, w: 12 }, 'accent')])

/** A line that names the occasion, above a rule. */
const mastRow = drawnRow(7.4, (area) => [
  words(
    'badge',
    { ...area, h: 7 },
    { color: 'ink', size: 2.9, weight: 650, caps: true, tracking: 0.06, valign: 'bottom', line_height: 1.2 },
  ),
  shape('rectangle', { ...area, y: area.y + 7.4, h: 0.22 }, 'ink', {}, { needs: 'badge' }),
])

/** Templates that rely on typography and white space. */
export const editorialTemplates = [
  composeTemplate(
    { id: 'editorial-words', name: 'Words first', style, needs },
    {
      arrangement: side,
      tone: tones.paper,
      rows: () => [
        logoRow(tones.paper),
        headlineRow(tones.paper, { ...calm, size: 10 }),
        ruleRow,
        sublineRow(tones.paper),
      ],
    },
  ),
  composeTemplate(
    { id: 'editorial-magazine', name: 'Magazine page', style, needs },
    {
      arrangement: framed,
      tone: tones.paper,
      rows: () => [
        mastRow,
        headlineRow(tones.paper, { ...calm, size: 8.4, valign: 'middle' }),
        sublineRow(tones.paper),
        logoRow(tones.paper),
      ],
    },
  ),
  defineTemplate(
    {
      id: 'editorial-arch',
      name: 'Arch',
      style,
      needs,
      niches: ['skincare', 'apparel', 'home_decor', 'jewelry'],
    },
    (canvas) => {
      const { words: area, layers } = side({ ...canvas, place: undefined }, tones.soft)
      const [panel] = layers
      const isShown = canvas.image !== 'none' && panel !== undefined
      const picture = isShown
        ? inset({ x: panel.x / 10, y: panel.y / 10, w: panel.w / 10, h: panel.h / 10 }, 0, canvas.isWide ? 9 : 7)
        : canvas.all
      const top = canvas.isWide || canvas.isSquare ? 7 : 0
      const arch = { ...picture, y: picture.y + top, h: picture.h - top }
      const subject = { ...arch, y: arch.y + arch.w * 0.22, h: arch.h - arch.w * 0.22 }
      const box = { x: subject.x * 10, y: subject.y * 10, w: subject.w * 10, h: subject.h * 10 }
      return {
        background: { from: 'paper', to: 'soft', angle: 180 },
        layers: [
          isShown
            ? [
                shape('arch', arch, 'soft'),
                image('scene', arch, { shows: 'subject_large', form: 'arch', subject_area: box }),
                ...layers.slice(2),
              ]
            : layers,
          [
            column(area, [
              logoRow(tones.soft),
              headlineRow(tones.soft, { ...calm, size: 8.4 }),
              sublineRow(tones.soft),
              buttonRow(tones.soft),
            ]),
          ],
        ],
      }
    },
  ),
  composeTemplate(
    { id: 'editorial-cover', name: 'Cover', style, needs, niches: ['apparel', 'travel', 'jewelry'] },
    {
      arrangement: fullAbove,
      tone: tones.soft,
      rows: () => [logoRow(tones.soft), headlineRow(tones.soft, { ...calm, size: 8 }), sublineRow(tones.soft)],
      gap: 2.6,
    },
  ),
  composeTemplate(
    { id: 'editorial-frame', name: 'Framed', style, needs },
    {
      arrangement: framed,
      tone: tones.deep,
      rows: () => [
        logoRow(tones.deep),
        headlineRow(tones.deep, { ...calm, size: 8.4 }),
        sublineRow(tones.deep),
        buttonRow(tones.deep),
      ],
    },
  ),
  composeTemplate(
    { id: 'editorial-column', name: 'Column and photo', style, needs },
    {
      arrangement: side,
      tone: tones.soft,
      rows: () => [logoRow(tones.soft), headlineRow(tones.soft, calm), sublineRow(tones.soft), buttonRow(tones.soft)],
    },
  ),
  composeTemplate(
    { id: 'editorial-blocks', name: 'Block of colour', style, needs },
    {
      arrangement: stack,
      tone: tones.accent,
      rows: () => [
        headlineRow(tones.accent, { weight: 800, line_height: 1, size: 8.4, valign: 'middle' }),
        logoRow(tones.accent),
      ],
    },
  ),
  composeTemplate(
    { id: 'editorial-photo', name: 'The photo itself', style, needs },
    {
      arrangement: full,
      tone: tones.paper,
      rows: () => [
        logoRow(tones.paper),
        headlineRow(tones.paper, { ...calm, size: 9, valign: 'top' }),
        buttonRow(tones.paper),
      ],
    },
  ),
  composeTemplate(
    { id: 'editorial-caption', name: 'Photo with a line below', style, needs },
    {
      arrangement: stack,
      tone: tones.white,
      rows: ({ isSquare }) => [
        headlineRow(tones.white, { ...calm, size: isSquare ? 6.4 : 7.6 }),
        sublineRow(tones.white),
        logoRow(tones.white),
      ],
      gap: 2.6,
    },
  ),
]
