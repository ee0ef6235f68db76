import { listSpiedBrands, updateSpiedBrand } from '@marquee/contract/brand-spy'
import { followBrand } from '@marquee/contract/brands'
import { listNotifications } from '@marquee/contract/notifications'
import { fillSpyFolder, orderSpyFolders, removeSpyFolder, renameSpyFolder } from '@marquee/contract/spy-folders'
import { forgetWantedBrand, listWantedBrands, wantBrand } from '@marquee/contract/wanted-brands'
import { sql } from 'kysely'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { measureBrands } from './brand-spy.queues.ts'

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  agent = await signUp(server)
})
afterAll(() => server.close())

async function lookForBrands(): Promise<void> {
  await server.jobs.send(measureBrands, {})
  await server.jobs.drain([measureBrands])
}

/** A brand of the library. */
async function addBrand(changes: { name?: string; website?: string; external_id?: string }): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into brands (source, external_id, name, website, created_at, updated_at)
    values ('upload', ${changes.external_id ?? crypto.randomUUID()}, ${changes.name ?? 'Lumen Skin'}, ${changes.website ?? null}, now(), now()) returning id
  `.execute(server.db)
  return rows[0]?.id ?? ''
}

const listFollowed = async () => (await agent.call(listSpiedBrands, { query: {} })).body

describe('[R-12] a brand that is not in the library yet', () => {
  test.each([
    ['https://www.lumen-one.com/products?x=1', 'lumen-one.com', { website: 'https://lumen-one.com' }],
    ['LUMEN-two.com', 'lumen-two.com', { website: 'www.lumen-two.com/shop' }],
    ['https://www.facebook.com/ads/library/?view_all_page_id=998877665', '998877665', { external_id: '998877665' }],
    ['lumen  five', 'lumen five', { name: 'Lumen Five' }],
  ])('is wanted by %s, and followed when an import brings it', async (address, name, brand) => {
    const { body } = await agent.call(wantBrand, { body: { address } })
    expect(body.data.name).toBe(name)
    await lookForBrands()
    expect((await agent.call(listWantedBrands, {})).body.data).toHaveLength(1)
    const id = await addBrand(brand)
    await lookForBrands()
    expect((await agent.call(listWantedBrands, {})).body.data).toEqual([])
    expect((await listFollowed()).data.map((followed) => followed.id)).toEqual([id])
    const { data } = (await agent.call(listNotifications, { query: {} })).body
    expect(data).toMatchObject([{ title: expect.stringMatching(/is in the library now$/), path: `/brand-spy/${id}` }])
  })

  test('is no other site whose name ends the same, and no part of it', async () => {
    await agent.call(wantBrand, { body: { address: 'men-three.com' } })
    await addBrand({ website: 'https://lumen-three.com' })
    await addBrand({ website: 'https://shop.men-three.com' })
    await lookForBrands()
    expect((await agent.call(listWantedBrands, {})).body.data).toHaveLength(1)
  })

  test('is wanted once, and by a name that is long enough', async () => {
    await agent.call(wantBrand, { body: { address: 'lumen-four.com' } })
    await agent.call(wantBrand, { body: { address: 'https://lumen-four.com/' } })
    const { data } = (await agent.call(listWantedBrands, {})).body
    expect(data).toHaveLength(1)
    const refused = await agent.call(wantBrand, { body: { address: 'L' } })
    expect(refused.error.errors?.['address']?.[0]).toContain('Enter a name of 2 to 100 characters')
    await agent.call(forgetWantedBrand, { params: { id: data[0]?.id ?? '' } })
    expect((await agent.call(listWantedBrands, {})).body.data).toEqual([])
  })
})

describe('[R-12] folders of followed brands', () => {
  async function followInto(folder: string): Promise<string> {
    const id = await addBrand({})
    await agent.call(followBrand, { params: { id } })
    await agent.call(updateSpiedBrand, { params: { id }, body: { folder } })
    return id
  }

  test('are renamed, put in order, and removed with an undo; the brands are followed on', async () => {
    const first = await followInto('Nordics')
    await followInto('Skin care')
    await followInto('Apparel')
    expect((await listFollowed()).meta.folders).toEqual(['Apparel', 'Nordics', 'Skin care'])
    await agent.call(orderSpyFolders, { body: { names: ['Skin care', 'Nordics'] } })
    expect((await listFollowed()).meta.folders).toEqual(['Skin care', 'Nordics', 'Apparel'])
    await agent.call(renameSpyFolder, { body: { name: 'Nordics', new_name: 'Zurich' } })
    expect((await listFollowed()).meta.folders).toEqual(['Skin care', 'Zurich', 'Apparel'])

    const { body: removed } = await agent.call(removeSpyFolder, { body: { name: 'Zurich' } })
    expect(removed).toEqual({ data: ['Skin care', 'Apparel'], meta: { brand_ids: [first] } })
    expect((await listFollowed()).meta.followed).toBe(3)
    await agent.call(fillSpyFolder, { body: { name: 'Zurich', brand_ids: removed.meta.brand_ids } })
    expect((await listFollowed()).meta.folders).toEqual(['Skin care', 'Zurich', 'Apparel'])
  })

  test('of others cannot be renamed', async () => {
    await followInto('Mine')
    const stranger = await signUp(server)
    const answer = await stranger.call(renameSpyFolder, { body: { name: 'Mine', new_name: 'Theirs' } })
    expect(answer.status).toBe(404)
    expect((await listFollowed()).meta.folders).toEqual(['Mine'])
  })
})
