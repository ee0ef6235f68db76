import { layer } from './layer.ts'
import { getLayerState, planMotion } from './motion.ts'

const CANVAS = { width: 1000, height: 1000 }
const base = { name: '', rotation: 0 }
const style = { font: 'text', size: 5, color: 'ink' }

const layers = [
  { ...base, id: 'photo', type: 'image', binding: 'scene', x: 0, y: 0, w: 1000, h: 1000, style: {} },
  { ...base, id: 'headline', type: 'text', binding: 'headline', x: 50, y: 50, w: 900, h: 200, style },
  { ...base, id: 'button', type: 'shape', x: 50, y: 850, w: 300, h: 90, style: { form: 'pill', fill: 'accent' } },
  { ...base, id: 'cta', type: 'text', binding: 'cta', x: 70, y: 860, w: 260, h: 70, style },
].map((input) => layer.parse(input))

test('the ground is there at once and comes closer, the rest comes in one after the other', () => {
  const [photo, headline, button, cta] = planMotion(layers, CANVAS)
  expect([photo?.kind, headline?.kind]).toEqual(['ground', 'entering'])
  expect(button?.start).toBeGreaterThan(headline?.start ?? 0)
  expect(cta?.start).toBe(button?.start)
  if (photo !== undefined && headline !== undefined) {
    expect(getLayerState(photo, CANVAS, 0, 6)).toMatchObject({ opacity: 1, scale: 1 })
    expect(getLayerState(photo, CANVAS, 6, 6).scale).toBeGreaterThan(1)
    expect(getLayerState(headline, CANVAS, 0, 6)).toMatchObject({ opacity: 0 })
    expect(getLayerState(headline, CANVAS, 3, 6)).toMatchObject({ opacity: 1, shift: 0, scale: 1 })
  }
})
