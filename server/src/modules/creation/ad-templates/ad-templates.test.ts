import { randomUUID } from 'node:crypto'
import {
  createAdTemplate,
  deleteAdTemplate,
  getTemplatePreview,
  listAdTemplates,
  listFavoriteTemplates,
  restoreAdTemplate,
  setFavoriteTemplate,
} from '@marquee/contract/ad-templates'
import { createProduct } from '@marquee/contract/products'
import { builtInTemplates } from '@marquee/creative/built-in-templates'
import { composeCreative } from '@marquee/creative/compose-creative'
import sharp from 'sharp'
import { readAsset, uploadKind } from '../../../testing/asset-files.ts'
import { type Agent, type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { FIXED_SUBJECT } from '../../../testing/fixed-subject-finder.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const [builtIn] = builtInTemplates
let server: TestServer
let owner: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await signUp(server)
})

function save(name: string, key: string = randomUUID(), agent: Agent = owner) {
  const formats = { '1:1': builtIn!.formats['1:1']! }
  return agent.call(createAdTemplate, {
    body: { name, style: 'offer', niches: ['pets'], texts: { versus: 'or' }, formats, idempotency_key: key },
  })
}

describe('[P-41] templates that a workspace saves', () => {
  test('a template comes back as it was saved, to every member, and the same key makes one', async () => {
    const key = randomUUID()
    const first = await save('Ours', key)
    expect(first).toMatchObject({
      status: 201,
      body: { data: { name: 'Ours', niches: ['pets'], texts: { versus: 'or' } } },
    })
    expect((await save('Ours again', key)).body.data).toEqual(first.body.data)
    const viewer = await signUp(server, { role: 'viewer', workspaceId: owner.workspaceId })
    expect((await viewer.call(listAdTemplates, {})).body.data).toEqual([first.body.data])
    expect((await save('Not allowed', randomUUID(), viewer)).status).toBe(403)
  })

  test('the list goes from the newest to the oldest, page by page', async () => {
    for (const name of ['one', 'two', 'three']) {
      await save(name)
      server.clock.advance(1)
    }
    const first = await owner.call(listAdTemplates, { query: { limit: 2 } })
    const cursor = first.body.meta.next_cursor ?? ''
    const second = await owner.call(listAdTemplates, { query: { limit: 2, cursor } })
    const names = [...first.body.data, ...second.body.data].map(({ name }) => name)
    expect(names).toEqual(['three', 'two', 'one'])
    expect(second.body.meta.next_cursor).toBeNull()
  })

  test('a removed template is gone and comes back; another workspace has nothing to do with it', async () => {
    const { id } = (await save('Ours')).body.data
    const stranger = await signUp(server)
    expect((await stranger.call(deleteAdTemplate, { params: { id } })).status).toBe(404)
    expect((await stranger.call(restoreAdTemplate, { params: { id } })).status).toBe(404)
    expect((await owner.call(deleteAdTemplate, { params: { id } })).status).toBe(204)
    expect((await owner.call(listAdTemplates, {})).body.data).toEqual([])
    expect((await owner.call(restoreAdTemplate, { params: { id } })).body.data.name).toBe('Ours')
    expect((await owner.call(listAdTemplates, {})).body.data).toHaveLength(1)
  })
})

describe('[P-41] favourites', () => {
  function favor(id: string, isFavorite: boolean, agent: Agent = owner) {
    return agent.call(setFavoriteTemplate, { params: { template_id: id }, body: { is_favorite: isFavorite } })
  }

  test("are the person's own, the latest first, of the product's templates and of the workspace's", async () => {
    const { id } = (await save('Ours')).body.data
    await favor(builtIn!.id, true)
    server.clock.advance(1)
    expect((await favor(id, true)).body.data).toEqual([id, builtIn!.id])
    expect((await favor(id, true)).body.data).toEqual([id, builtIn!.id])
    const colleague = await signUp(server, { workspaceId: owner.workspaceId, role: 'viewer' })
    expect((await colleague.call(listFavoriteTemplates, {})).body.data).toEqual([])
    expect((await favor(builtIn!.id, false)).body.data).toEqual([id])
  })

  test("what does not exist, or is another workspace's, is no favourite", async () => {
    const { id } = (await save('Ours')).body.data
    const stranger = await signUp(server)
    for (const wrong of [id, randomUUID(), 'nothing']) {
      expect((await favor(wrong, true, stranger)).status).toBe(404)
    }
  })
})

describe('[P-41] what previews show', () => {
  test('a workspace without products sees made-up words, which every template takes', async () => {
    const { data } = (await owner.call(getTemplatePreview, {})).body
    expect(data.look.brand_name).toBe('Your brand')
    expect(() => builtInTemplates.map((template) => composeCreative(template, data))).not.toThrow()
  })

  const addProduct = async (name: string, price = '19.90', image_ids: string[] = []) =>
    (
      await owner.call(createProduct, {
        body: {
          name,
          url: null,
          description: '',
          price,
          currency: 'EUR',
          benefits: ['Does not leak'],
          offer: 'Two for one',
          category: '',
          image_ids,
          idempotency_key: randomUUID(),
        },
      })
    ).body.data

  test('a price without cents is shown without them', async () => {
    await addProduct('Travel cup', '20.00')
    expect((await owner.call(getTemplatePreview, {})).body.data.content).toMatchObject({ price: '€20' })
  })

  test("the newest product's own words are shown, and its name once, in the place of a logo", async () => {
    await addProduct('Travel cup')
    const { content, look } = (await owner.call(getTemplatePreview, {})).body.data
    expect(content).toMatchObject({ headline: 'Does not leak', price: '€19.90', offer: 'Two for one' })
    expect(look.brand_name).toBe('Travel cup')
    expect(Object.values(content)).not.toContain('Travel cup')
  })

  test('[P-42] the photo is laid out by the product that was found in it', async () => {
    const product = { create: { width: 60, height: 120, channels: 4, background: '#204060' } } as const
    const photo = await sharp(product).extend({ left: 60, background: '#00000000' }).png().toBuffer()
    const { id } = readAsset(await uploadKind(owner, 'image', photo, { name: 'photo.png' }))
    await addProduct('Travel cup', '20.00', [id])
    expect((await owner.call(getTemplatePreview, {})).body.data.pictures.product).toMatchObject({
      asset_id: id,
      cutout: true,
      subject: FIXED_SUBJECT,
    })
  })

  test('[P-42] a product that is named is shown instead; one of another workspace or a removed one never is', async () => {
    const { id } = await addProduct('Older cup')
    await addProduct('Newer cup')
    const preview = async (query: { product_id?: string; brand_profile_id?: string }, who = owner) =>
      (await who.call(getTemplatePreview, { query })).body.data.look.brand_name
    expect(await preview({ product_id: id })).toBe('Older cup')
    expect(await preview({ product_id: randomUUID(), brand_profile_id: randomUUID() })).toBe('Newer cup')
    expect(await preview({ product_id: id }, await signUp(server))).not.toBe('Older cup')
  })
})
