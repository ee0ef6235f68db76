import { composeCreative, type CreativeParts } from './compose-creative.ts'
import { compileTemplate, image, shape, text } from './template-source.ts'

const template = compileTemplate({
  id: 'sample',
  name: 'Sample',
  style: 'offer',
  aspect_ratios: ['1:1', '9:16'],
  background: 'paper',
  layers: [
    image('scene', [0, 0, 100, 50]),
    shape('pill', [10, 60, 20, 5], 'accent', {}, { needs: 'badge', at: { '9:16': null } }),
    text('headline', [10, 60, 80, 10], { font: 'display', size: 8, color: 'ink' }, { at: { '9:16': [10, 70, 80, 8] } }),
    text('subline', [10, 72, 80, 10], { font: 'text', size: 4, color: 'ink' }),
  ],
})

const parts: CreativeParts = {
  content: { headline: 'Sleep better', call_to_action: 'Shop now', offer: '20% off' },
  look: {
    brand_name: 'Lumenia',
    palette: { paper: '#ffffff', ink: '#111111', accent: '#b5502f', soft: '#f0ddc9', deep: '#5a2a1f' },
    fonts: { heading: 'serif', body: 'sans' },
    logo: null,
  },
  pictures: { product: { kind: 'asset', asset_id: '018f6f2e-5b7a-7c3d-8a4e-2f6b1c9d0e11', cutout: true } },
}

describe('composing a creative', () => {
  test('[P-41] every format of the template has its own layout, not a crop of another', () => {
    const { formats } = composeCreative(template, parts)
    expect(Object.keys(formats)).toEqual(['1:1', '9:16'])
    expect(formats['1:1']?.layers.map(({ id, y }) => [id, y])).toEqual([
      ['layer-1', 0],
      ['layer-2', 600],
      ['layer-3', 600],
      ['layer-4', 720],
    ])
    expect(formats['9:16']?.layers.map(({ id }) => id)).toEqual(['layer-1', 'layer-3', 'layer-4'])
    expect(formats['9:16']?.layers[1]?.y).toBeCloseTo(0.7 * 1777.78, 0)
  })

  test('the formats share their words by binding', () => {
    expect(composeCreative(template, parts).texts).toMatchObject({ headline: 'Sleep better', offer: '20% off' })
  })

  test('words that the template shows and the content lacks are stood in for, but nothing is said twice', () => {
    expect(composeCreative(template, parts).texts['subline']).toBe('20% off')
    const content = { headline: 'Sleep better', call_to_action: 'Shop now' }
    expect(composeCreative(template, { ...parts, content }).texts['subline']).toBeUndefined()
  })

  test('the product stands in for a scene', () => {
    const { pictures } = composeCreative(template, parts)
    expect(pictures['scene']).toEqual(parts.pictures.product)
  })

  test('a part of another shape is refused', () => {
    const look = { ...parts.look, palette: { ...parts.look.palette, ink: 'red' } }
    expect(() => composeCreative(template, { ...parts, look })).toThrow('palette')
  })
})
