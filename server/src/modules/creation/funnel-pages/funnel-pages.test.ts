import { randomUUID } from 'node:crypto'
import {
  createFunnelPage,
  deleteFunnelPage,
  duplicateFunnelPage,
  getFunnelPage,
  listFunnelPages,
  restoreFunnelPage,
  type StoredFunnelPage,
  updateFunnelPage,
} from '@marquee/contract/funnel-pages'
import {
  getFunnelPreview,
  listFavoriteFunnelTemplates,
  setFavoriteFunnelTemplate,
} from '@marquee/contract/funnel-templates'
import { createProduct } from '@marquee/contract/products'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { readZip } from '../../../testing/read-zip.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let ada: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server)
})
afterAll(() => server.close())

async function addProduct(): Promise<string> {
  const { body } = await ada.call(createProduct, {
    body: {
      idempotency_key: randomUUID(),
      name: 'Fjell travel cup',
      description: 'A cup of steel. It closes with one hand.',
      benefits: ['Keeps coffee hot for 6 hours', 'Closes without a drop', 'Fits every car'],
      offer: '20 % off until Sunday',
      price: '29.00',
      currency: 'EUR',
      category: 'Kitchen',
      url: 'https://fjell.example/cup',
      image_ids: [],
      reviews: [{ text: 'Still warm after my shift.', author: 'Mira', rating: null }],
    },
  })
  return body.data.id
}

async function make(changes: object = {}): Promise<StoredFunnelPage> {
  const body = { idempotency_key: randomUUID(), template_id: 'magazine-story', ...changes }
  return (await ada.call(createFunnelPage, { body })).body.data
}

describe('a funnel page', () => {
  test('[P-47] is made of what its product states, and the same key makes it once', async () => {
    const body = { idempotency_key: randomUUID(), template_id: 'magazine-story', product_id: await addProduct() }
    const [first, second] = [await ada.call(createFunnelPage, { body }), await ada.call(createFunnelPage, { body })]
    expect(second.body.data).toEqual(first.body.data)
    const { page, title, product_name } = first.body.data
    expect([page.kind, title, product_name]).toEqual([
      'advertorial',
      'Magazine story: Fjell travel cup',
      'Fjell travel cup',
    ])
    const words = JSON.stringify(page.sections)
    expect(words).toContain('Still warm after my shift.')
    expect(words).toContain('https://fjell.example/cup')
    // The product has no rating, and nothing on the page claims one.
    expect(page.sections.flatMap((section) => ('rating' in section ? [section.rating] : []))).not.toContainEqual(
      expect.any(Number),
    )
  })

  test.each([
    ['template_id', { template_id: 'no-such-template' }],
    ['product_id', { product_id: randomUUID() }],
    ['brand_profile_id', { brand_profile_id: randomUUID() }],
    ['ad_id', { ad_id: randomUUID() }],
    ['page', { image_id: randomUUID(), template_id: 'product-showcase' }],
  ])('[P-47] is refused with words at %s, when that does not exist', async (field, changes) => {
    const product_id = await addProduct()
    const body = { idempotency_key: randomUUID(), template_id: 'magazine-story', product_id, ...changes }
    const answer = await ada.call(createFunnelPage, { body })
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]])
  })

  test('[P-47] is saved on the version that was edited, and a second save of that version is a conflict', async () => {
    const { id, page, version } = await make()
    const body = { page: { ...page, title: 'Another title' }, version }
    expect((await ada.call(updateFunnelPage, { params: { id }, body })).body.data).toMatchObject({
      version: version + 1,
      page: { title: 'Another title' },
    })
    expect((await ada.call(updateFunnelPage, { params: { id }, body })).error.code).toBe('version_conflict')
  })

  test('[P-47] can be removed and brought back, and copies are listed by title and kind', async () => {
    const { id } = await make({ title: 'Zebra page' })
    const copy = await ada.call(duplicateFunnelPage, { params: { id }, body: { idempotency_key: randomUUID() } })
    await ada.call(deleteFunnelPage, { params: { id } })
    const find = async (query: object) =>
      (await ada.call(listFunnelPages, { query: { q: 'zebra', ...query } })).body.data.map(({ title }) => title)
    expect(await find({ kind: 'advertorial' })).toEqual(['Zebra page (copy)'])
    expect(copy.body.data.title).toBe('Zebra page (copy)')
    await ada.call(restoreFunnelPage, { params: { id } })
    expect(await find({})).toEqual(['Zebra page (copy)', 'Zebra page'])
    expect(await find({ kind: 'quiz' })).toEqual([])
  })
})

describe('a template', () => {
  test('[F-08] [P-47] of the workspace makes pages with its sections and words, and is not listed among pages', async () => {
    const { id, page, version } = await make({ title: 'Our own' })
    const edited = { ...page, sections: page.sections.toReversed() }
    await ada.call(updateFunnelPage, { params: { id }, body: { page: edited, version } })
    const body = { idempotency_key: randomUUID(), as_template: true }
    const template = (await ada.call(duplicateFunnelPage, { params: { id }, body })).body.data
    const listed = async (templates: '0' | '1') =>
      (await ada.call(listFunnelPages, { query: { q: 'Our own', templates } })).body.data.map((one) => one.id)
    expect([await listed('1'), await listed('0')]).toEqual([[template.id], [id]])
    const made = await make({ template_id: template.id, look: 'bold' })
    expect(made.page.sections).toEqual(edited.sections)
    expect(made.page.look).toBe('bold')
    // A page that is no template is none to start from.
    const refused = await ada.call(createFunnelPage, { body: { idempotency_key: randomUUID(), template_id: id } })
    expect(refused.status).toBe(422)
  })

  test('[F-08] [P-47] is marked as a favourite, and one that does not exist is not', async () => {
    const set = (template_id: string, is_favorite: boolean) =>
      ada.call(setFavoriteFunnelTemplate, { params: { template_id }, body: { is_favorite } })
    await set('magazine-story', true)
    expect((await ada.call(listFavoriteFunnelTemplates, {})).body.data).toEqual(['magazine-story'])
    expect((await set('nothing', true)).status).toBe(404)
    await set('magazine-story', false)
    expect((await ada.call(listFavoriteFunnelTemplates, {})).body.data).toEqual([])
  })

  test('[F-08] [P-47] is previewed with the newest product of the workspace', async () => {
    const product_id = await addProduct()
    const { data } = (await ada.call(getFunnelPreview, { query: {} })).body
    expect(data).toMatchObject({ product_id, language: 'en', facts: { name: 'Fjell travel cup', rating: null } })
  })
})

describe('the files of a page', () => {
  test('[P-47] are one HTML file that asks nothing of anywhere, or a ZIP with the page and its share image', async () => {
    const { id } = await make({ product_id: await addProduct() })
    const html = await ada.request({ method: 'GET', url: `/funnel-page-files/${id}/cup.html` })
    expect([html.statusCode, html.headers['content-type'], html.headers['content-disposition']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'attachment',
    ])
    expect(html.payload).toMatch(/^<!DOCTYPE html>/)
    expect(html.payload).toContain('Still warm after my shift.')
    expect(html.payload).not.toMatch(/(?:src|url\()["']?(?:https?:)?\/\//)
    const zip = await ada.request({ method: 'GET', url: `/funnel-page-files/${id}/cup.zip` })
    const names = [...readZip(zip.rawPayload).keys()]
    expect(names).toEqual(expect.arrayContaining(['index.html', 'share.jpg']))
  })

  test('[P-47] belong to the workspace', async () => {
    const { id } = await make()
    const bob = await signUp(server)
    expect((await bob.call(getFunnelPage, { params: { id } })).status).toBe(404)
    expect((await bob.request({ method: 'GET', url: `/funnel-page-files/${id}/x.zip` })).statusCode).toBe(404)
  })
})
