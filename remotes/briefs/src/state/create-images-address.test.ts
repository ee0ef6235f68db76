import { buildBrief } from '@marquee/testing/build-brief'
import { createImagesAddress } from './create-images-address.ts'

const AD = '01890000-0000-7000-8000-000000000001'
const PRODUCT = '01890000-0000-7000-8000-000000000002'

describe('[F-05] [R-16] images of a brief', () => {
  test('begin with its first ad, and take its product along', () => {
    const brief = buildBrief({ reference_ad_ids: [AD], product_id: PRODUCT })
    expect(createImagesAddress(brief)).toBe(`/ai-start-generate?ad=${AD}&product=${PRODUCT}`)
  })

  test('begin without an ad with what the brief says', () => {
    const brief = { reference_ad_ids: [], product_id: null, objective: 'More first orders', title: 'Summer launch' }
    expect(createImagesAddress({ ...brief, concept: 'It never leaks' })).toBe(
      '/image-generation-create?idea=It+never+leaks',
    )
    expect(createImagesAddress({ ...brief, concept: '' })).toBe('/image-generation-create?idea=More+first+orders')
  })
})
