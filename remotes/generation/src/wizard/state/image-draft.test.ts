import { findMissing, findOpenStep, readAdId, readDraftFromAddress, toOrder } from './image-draft.ts'

const AD = '01890000-0000-7000-8000-000000000001'
const KEY = '01890000-0000-7000-8000-000000000002'
const read = (address: string) => readDraftFromAddress(new URLSearchParams(address))

describe('[P-42] [R-08] the draft of an order', () => {
  test.each([
    [`ad=${AD}`, { source: 'ad', adId: AD }],
    [`create_from_ad=${AD}`, { source: 'ad', adId: AD }],
    ['template=offer-1', { source: 'template', templateId: 'offer-1' }],
    ['idea=A%20cup', { source: 'idea', idea: 'A cup' }],
    [`product=${AD}`, { source: null, productId: AD }],
    ['ad=nonsense&product=7', { source: null, adId: null, productId: null }],
  ])('begins with what ?%s says', (address, expected) => {
    expect(read(address)).toMatchObject(expected)
  })

  test('says step by step what is missing, and is ordered when nothing is', () => {
    const empty = read('')
    expect(findMissing(empty, 'source')).toBe('Choose what the image begins with.')
    expect(findMissing({ ...empty, source: 'idea', idea: '  ' }, 'source')).not.toBeNull()
    expect(findMissing(empty, 'words')).toBe('The image needs a headline and a call to action.')
    expect(findMissing({ ...empty, aspectRatios: [] }, 'formats')).toBe('Choose at least one format.')
    expect(toOrder(empty)).toBeNull()
    const words = { headline: 'Does not leak', call_to_action: 'Get yours' }
    const draft = { ...read(`ad=${AD}`), words, orderKey: KEY }
    expect(findMissing(draft, 'words')).toBeNull()
    expect(toOrder(draft)).toMatchObject({
      source: { kind: 'ad', ad_id: AD },
      words: { ...words, body: '' },
      aspect_ratios: ['1:1', '4:5', '9:16', '16:9'],
      idempotency_key: KEY,
    })
  })

  test('opens a step only when everything before it is complete', () => {
    const begun = read(`ad=${AD}`)
    expect(findOpenStep(read(''), 'formats')).toBe('source')
    expect(findOpenStep(begun, 'product')).toBe('product')
    expect(findOpenStep(begun, 'formats')).toBe('words')
    expect(findOpenStep({ ...begun, words: { headline: 'Dry', call_to_action: 'Buy' } }, 'formats')).toBe('formats')
  })
})

test.each([
  [`https://marquee.example/explore?q=cup&ad=${AD}`, AD],
  [`/share/ad/${AD}`, AD],
  [`https://marquee.example/boards/${KEY}?ad=${AD}`, AD],
  ['https://marquee.example/explore', null],
])('the ad of %s is found', (pasted, id) => {
  expect(readAdId(pasted)).toBe(id)
})
