import { composeCreative, type CreativeParts } from './compose-creative.ts'
import { template as templateSchema } from './template.ts'

const place = { name: '', x: 100, w: 800, h: 100 }
const scene = { id: 'scene', type: 'image', binding: 'scene', ...place, y: 0, style: {} }
const badge = {
  id: 'pill',
  type: 'shape',
  ...place,
  y: 500,
  needs: 'badge',
  style: { form: 'pill', fill: 'accent' },
}
const headline = {
  id: 'headline',
  type: 'text',
  binding: 'headline',
  ...place,
  y: 600,
  style: { font: 'display', size: 8, color: 'ink' },
}
const subline = { ...headline, id: 'subline', binding: 'subline', y: 720 }
const template = templateSchema.parse({
  id: 'sample',
  name: 'Sample',
  style: 'offer',
  formats: {
    '1:1': { background: 'paper', layers: [scene, badge, headline, subline] },
    '9:16': { background: 'paper', layers: [scene, { ...headline, y: 1200 }, subline] },
  },
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
      ['scene', 0],
      ['headline', 600],
      ['subline', 720],
    ])
    expect(formats['9:16']?.layers.map(({ id, y }) => [id, y])).toEqual([
      ['scene', 0],
      ['headline', 1200],
      ['subline', 720],
    ])
  })

  test('the formats share their words by binding', () => {
    expect(composeCreative(template, parts).texts).toMatchObject({ headline: 'Sleep better', offer: '20% off' })
  })

  test('[P-41] a subline that the content lacks is stood in for, but nothing is said twice', () => {
    expect(composeCreative(template, parts).texts['subline']).toBe('20% off')
    const content = { headline: 'Sleep better', call_to_action: 'Shop now' }
    expect(composeCreative(template, { ...parts, content }).texts['subline']).toBeUndefined()
    const repeated = { ...content, benefit_1: 'Sleep better' }
    expect(composeCreative(template, { ...parts, content: repeated }).texts['subline']).toBeUndefined()
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
