import { createHash } from 'node:crypto'
import { builtInTemplates } from '@marquee/creative/built-in-templates'
import { aspectRatios } from '@marquee/creative/formats'
import { takeSample } from '../../testing/take-sample.ts'
import { createSampleContent, drawSample, sampleWords } from './sample-creatives.ts'

const WIDTH = 200

test.each(
  takeSample(
    builtInTemplates.map((template, index) => [template.id, template, index] as const),
    8,
  ),
)(
  '[P-41] %s: words of 3 and of 60 characters, in any script, fit, can be read and give the same pixels twice',
  (_id, template, index) => {
    for (const format of aspectRatios) {
      for (const [number, kind] of sampleWords.entries()) {
        const draw = () =>
          drawSample(template, { format, width: WIDTH, look: index + number, content: createSampleContent(kind) })
        const { canvas, texts } = draw()
        const wrong = texts.filter((text) => text.isShortened || text.isOverflowing || text.contrast < 4.5)
        expect({ format, kind, wrong }).toEqual({ format, kind, wrong: [] })
        if (kind === 'emoji') {
          expect(hash(draw().canvas.data())).toBe(hash(canvas.data()))
        }
      }
    }
  },
)

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
