import { createHash } from 'node:crypto'
import { contrast } from '@marquee/creative/color'
import { type Creative, toDocument } from './creative.ts'
import { drawOnCanvas } from './draw-on-canvas.ts'
import { draw as render } from './render-image.ts'

const creative: Creative = {
  template: 'editorial-arch',
  aspect_ratio: '4:5',
  look: {
    brand_name: 'Lumenia',
    palette: { paper: '#faf6f0', ink: '#2a2320', accent: '#b5502f', soft: '#f0ddc9', deep: '#5a2a1f' },
    fonts: { heading: 'serif', body: 'sans' },
    logo: null,
    mark: 'leaf',
  },
  content: {
    headline: 'Your skin called. It wants fewer steps.',
    subline: 'Three actives, one bottle.',
    call_to_action: 'Shop now',
  },
  pictures: { scene: { kind: 'scene', backdrop: 'podium', product: 'dropper', arrangement: 'single', seed: 'one' } },
}

function draw(changed: Creative, width: number) {
  return drawOnCanvas(toDocument(changed), { format: changed.aspect_ratio, width })
}

async function readHash(changed: Creative): Promise<string> {
  const { image } = await render({ kind: 'creative', creative: changed, width: 320 })
  return createHash('sha256').update(image).digest('hex')
}

describe('drawing a creative', () => {
  test('the same input gives the same bytes, another seed gives others', async () => {
    const first = await readHash(creative)
    expect(await readHash(structuredClone(creative))).toBe(first)
    const scene = { ...creative.pictures.scene!, seed: 'two' }
    expect(await readHash({ ...creative, pictures: { scene } as Creative['pictures'] })).not.toBe(first)
  })

  test('texts of other scripts, without spaces or far too long are drawn all the same', () => {
    for (const headline of [
      'Größe zählt: ÄÖÜß œ ñ ç ã',
      'Привет, мир',
      'Γειά σου',
      'x'.repeat(500),
      '漢字と仮名'.repeat(20),
      'مرحبا',
      '👩‍👩‍👧‍👦',
      '\u0000',
    ]) {
      const { texts } = draw({ ...creative, content: { ...creative.content, headline } }, 160)
      expect(texts.every((text) => text.contrast >= 4.5)).toBe(true)
    }
  })

  test('an unknown template is refused', () => {
    expect(() => draw({ ...creative, template: 'nothing' }, 100)).toThrow(RangeError)
  })

  test('contrast is measured as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})
