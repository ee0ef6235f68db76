import { builtInTemplates } from '@marquee/creative/built-in-templates'
import { composeCreative } from '@marquee/creative/compose-creative'
import type { Background, Measurements } from '@marquee/creative/drawing-space'
import { drawOnCanvas } from './draw-on-canvas.ts'

const document = composeCreative(builtInTemplates[0]!, {
  content: { headline: 'Sleep better', call_to_action: 'Shop now' },
  look: {
    brand_name: 'Lumenia',
    palette: { paper: '#faf6f0', ink: '#2a2320', accent: '#b5502f', soft: '#f0ddc9', deep: '#4a2018' },
    fonts: { heading: 'serif', body: 'sans' },
    logo: null,
  },
  pictures: { product: { kind: 'cutout', product: 'cup', seed: 'one' } },
})

function draw(known: readonly Background[]) {
  const measurements: Measurements = { known, taken: [] }
  const { canvas } = drawOnCanvas(document, { format: '1:1', width: 540, measurements })
  return { pixels: canvas.data(), taken: measurements.taken }
}

test('[P-43] a drawing that knows what was measured gives the same pixels, and decides by that alone', () => {
  const first = draw([])
  expect(first.taken.length).toBeGreaterThan(0)
  const second = draw(first.taken)
  expect(second.pixels.equals(first.pixels)).toBe(true)
  expect(second.taken).toEqual(first.taken)
  const dark = draw(first.taken.map(() => ({ darkest: 0, lightest: 0 })))
  expect(dark.pixels.equals(first.pixels)).toBe(false)
})
