import { full, tones } from './arrangements.ts'
import type { Area, Canvas } from './canvas.ts'
import { column, defineTemplate, image, shape, words } from './design.ts'
import { benefitRows, headlineRow } from './rows.ts'

const tone = tones.soft

/** A benefit above a rule that points at the product. */
const callout = (binding: string, align: 'left' | 'right') => ({
  size: 1,
  grows: true,
  draw: (area: Area) => [
    shape(
      'rectangle',
      { x: align === 'left' ? area.x : area.x + area.w - 8, y: area.y, w: 8, h: 0.5 },
      tone.mark,
      {},
      { needs: binding },
    ),
    words(
      binding,
      { ...area, y: area.y + 2, h: area.h - 2 },
      { color: tone.text, size: 3.6, weight: 600, align, valign: 'top', line_height: 1.16 },
    ),
  ],
})

/** The areas of the headline, of the product, and of the benefits at each of its sides. */
function divide({ all, words: area, isWide }: Canvas) {
  const head = { ...area, h: 19 }
  const top = head.y + head.h + 1
  const width = isWide ? 42 : 21
  const bottom = all.h - area.y
  const height = Math.min(bottom - top, 70)
  const y = top + (bottom - top - height) / 2
  const left = { x: area.x, y, w: width, h: height }
  return {
    head,
    left,
    right: { ...left, x: area.x + area.w - width },
    product: { x: left.x + width + 1, y: top, w: area.w - width * 2 - 2, h: all.h - top },
  }
}

/** The product in the middle, with two benefits at each of its sides; a list in stories, and without a calm background. */
export const featuresAround = defineTemplate(
  {
    id: 'features-around',
    name: 'Benefits around the product',
    style: 'feature_callouts',
    needs: ['benefit_1', 'benefit_2', 'benefit_3', 'benefit_4'],
  },
  (canvas) => {
    if (canvas.image !== 'calm' || canvas.isStory) {
      const { words: area, layers } = full(canvas, tone, 60)
      return {
        background: tone.background,
        layers: [layers, [column(area, [headlineRow(tone, { size: 6.8 }, 2), ...benefitRows(tone)])]],
      }
    }
    const { head, left, right, product } = divide(canvas)
    const subject = { x: product.x * 10, y: product.y * 10, w: product.w * 10, h: product.h * 10 }
    return {
      background: tone.background,
      layers: [
        image('product', canvas.all, { shows: 'subject_large', subject_area: subject }),
        [column(head, [headlineRow(tone, { size: 7, align: 'center', valign: 'middle' })])],
        [column(left, [callout('benefit_1', 'right'), callout('benefit_2', 'right')], 4)],
        [column(right, [callout('benefit_3', 'left'), callout('benefit_4', 'left')], 4)],
      ],
    }
  },
)
