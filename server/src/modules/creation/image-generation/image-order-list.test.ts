import { randomUUID } from 'node:crypto'
import {
  cancelImageOrder,
  createImageOrder,
  type ImageOrder,
  listImageOrders,
} from '@marquee/contract/image-generation'
import { writeImageWords } from '@marquee/contract/image-words'
import { createProduct } from '@marquee/contract/products'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let ada: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server)
})
afterAll(() => server.close())

async function order(changes: object): Promise<ImageOrder> {
  const { body } = await ada.call(createImageOrder, {
    body: {
      source: { kind: 'idea', idea: 'A cup for the way to work' },
      product_id: null,
      brand_profile_id: null,
      words: { headline: 'Does not leak', call_to_action: 'Get yours' },
      aspect_ratios: ['1:1'],
      variations: 1,
      maker: 'embedded',
      idempotency_key: randomUUID(),
      ...changes,
    },
  })
  return body.data
}

test('[P-42] the list is filtered by words, state and source, and paged', async () => {
  const [adId = ''] = await addAds(server, [{}])
  const product = (
    await ada.call(createProduct, {
      body: {
        name: 'Travel cup',
        url: null,
        description: '',
        price: null,
        currency: 'EUR',
        benefits: [],
        offer: '',
        category: '',
        image_ids: [],
        idempotency_key: randomUUID(),
      },
    })
  ).body.data
  const first = await order({ product_id: product.id })
  const second = await order({ source: { kind: 'ad', ad_id: adId } })
  await ada.call(cancelImageOrder, { params: { id: first.id } })
  const ids = async (query: object) => (await ada.call(listImageOrders, { query })).body.data.map(({ id }) => id)
  expect(await ids({})).toEqual([second.id, first.id])
  expect(await ids({ q: 'travel' })).toEqual([first.id])
  expect(await ids({ status: 'canceled' })).toEqual([first.id])
  expect(await ids({ source: 'ad' })).toEqual([second.id])
  expect(await ids({ product_id: product.id })).toEqual([first.id])
  const page = (await ada.call(listImageOrders, { query: { limit: 1 } })).body
  expect(await ids({ limit: 1, cursor: page.meta.next_cursor ?? '' })).toEqual([first.id])
})

test('[P-44] words come from a product and an ad, whose structure is named and whose sentences stay out', async () => {
  const body = 'Tired of cold coffee by ten? Our cup keeps it hot all day long. Save 20% this week.'
  const [adId = ''] = await addAds(server, [{ body, title: 'Tired of cold coffee?' }])
  const answer = (await ada.call(writeImageWords, { body: { ad_id: adId, idea: 'A travel cup that never leaks' } }))
    .body
  expect(answer.meta).toMatchObject({ written_by: 'embedded', notice: null })
  expect(answer.meta.inspiration).toMatchObject({
    hook_type: 'question',
    not_taken: expect.arrayContaining(['None of its sentences']),
  })
  expect(answer.data.map(({ words }) => words.headline)).toEqual(['Travel cup that never leaks'])
  expect(JSON.stringify(answer.data)).not.toContain('cold coffee by ten')
})
