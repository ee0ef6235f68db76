import { randomUUID } from 'node:crypto'
import { getProductImport, readProductPage, startProductImport } from '@marquee/contract/product-imports'
import { createProduct, getProduct } from '@marquee/contract/products'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { drawProductPhoto, openWebStage, type WebStage } from '../../../testing/web-stage.ts'

let server: TestServer
let stage: WebStage
let owner: SignedInAgent
beforeAll(async () => {
  server = await startTestServer({ hasLocalWeb: true })
  stage = await openWebStage()
  owner = await signUp(server)
  stage.pages.set('/photo.png', await drawProductPhoto())
  const product = {
    '@type': 'Product',
    name: 'Cup',
    image: '/photo.png',
    offers: { price: '24.90', priceCurrency: 'EUR' },
  }
  const data = `<title>Cup</title><script type="application/ld+json">${JSON.stringify(product)}</script>`
  stage.pages.set('/other', `${data}<main><h1>Cup</h1><p class="price">from €19.00/month</p></main>`)
  stage.pages.set('/same', `${data}<main><h1>Cup</h1><p class="price">from €24.90/month</p></main>`)
})
afterAll(async () => {
  await stage.close()
  await server.close()
})

test('[P-96] [P-40] a page that contradicts its data gives both prices and none of them', async () => {
  const { body } = await owner.call(readProductPage, { body: { url: `${stage.origin}/other` } })
  expect(body.data).toMatchObject({
    price: null,
    price_choices: [
      { price: '24.90', currency: 'EUR', price_before: '', price_after: '', stated_by: 'data' },
      { price: '19.00', currency: 'EUR', price_before: 'from', price_after: '/month', stated_by: 'page' },
    ],
  })
})

test('[P-96] [P-40] an import of such a page leaves the price open, and says so', async () => {
  const started = await owner.call(startProductImport, {
    body: {
      urls: [`${stage.origin}/other`],
      brand_profile_id: null,
      cuts_out_images: false,
      idempotency_key: randomUUID(),
    },
  })
  await server.jobs.drain()
  const { pages } = (await owner.call(getProductImport, { params: { id: started.body.data.id } })).body.data
  expect(pages).toMatchObject([{ state: 'done', reason: expect.stringContaining('24.90 EUR and 19.00 EUR') }])
  const { data } = (await owner.call(getProduct, { params: { id: pages[0]?.product_id ?? '' } })).body
  expect(data.price).toBeNull()
})

test('[P-96] [P-40] a product keeps the words around its price', async () => {
  const {
    images: _images,
    price_choices,
    failed_images: _failed,
    currency,
    ...draft
  } = (await owner.call(readProductPage, { body: { url: `${stage.origin}/same` } })).body.data
  expect(price_choices).toEqual([])
  const { body } = await owner.call(createProduct, {
    body: { ...draft, currency: currency ?? 'EUR', image_ids: [], idempotency_key: randomUUID() },
  })
  const { data } = (await owner.call(getProduct, { params: { id: body.data.id } })).body
  expect(data).toMatchObject({ price: '24.90', price_before: 'from', price_after: '/month' })
})
