import {
  findBrandsToFollow,
  getBrandSpyFigures,
  getSpiedBrand,
  listBrandSpyAds,
  listSpiedBrands,
  updateSpiedBrand,
} from '@marquee/contract/brand-spy'
import { exploreBrands } from '@marquee/contract/brand-insights'
import { followBrand } from '@marquee/contract/brands'
import { DAY_MS } from '../../../platform/clock.ts'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createBrandCountService } from '../../library/brand-insights/brand-counts.service.ts'
import { createBrandFigureService } from './brand-figures.service.ts'

const UNKNOWN_ID = '01890a5d-ac96-774b-bcce-b302099a8057'

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await signUp(server)
})
afterEach(async () => {
  await server.db.withTables<{ ads: object }>().deleteFrom('ads').execute()
  await server.db.withTables<{ brands: object }>().deleteFrom('brands').execute()
})

function daysAgo(days: number): string {
  return new Date(server.clock.now().getTime() - days * DAY_MS).toISOString()
}

async function addCountedAds(ads: Parameters<typeof addAds>[1]): Promise<string[]> {
  const ids = await addAds(server, ads)
  await createBrandCountService(server).countDue()
  return ids
}

async function readId(name: string): Promise<string> {
  const { body } = await agent.call(exploreBrands, { query: { q: name } })
  return body.data[0]?.id ?? ''
}

async function follow(...names: string[]): Promise<void> {
  for (const name of names) {
    await agent.call(followBrand, { params: { id: await readId(name) } })
  }
}

const alpha = { name: 'Alpha', website: 'https://www.alpha.example/' }

describe('[F-03] [P-20] followed brands', () => {
  beforeEach(async () => {
    await addCountedAds([
      { brand: alpha, status: 'active', started_at: daysAgo(0) },
      { brand: alpha, status: 'active', started_at: daysAgo(3) },
      { brand: alpha, status: 'active', started_at: daysAgo(10) },
      { brand: { name: 'Beta' }, status: 'inactive', started_at: daysAgo(40), stopped_at: daysAgo(35) },
    ])
  })

  test('are listed with what they launched in 1, 7 and 30 days and in the same time before', async () => {
    await follow('Alpha', 'Beta')
    const { body } = await agent.call(listSpiedBrands, { query: {} })
    expect(body.meta).toMatchObject({ followed: 2, limit: 25, folders: [], next_cursor: null })
    expect(
      body.data.map(({ name, launched_1d, launched_7d, launched_30d }) => [
        name,
        launched_1d,
        launched_7d,
        launched_30d,
      ]),
    ).toEqual([
      ['Alpha', { count: 1, before: 0 }, { count: 2, before: 1 }, { count: 3, before: 0 }],
      ['Beta', { count: 0, before: 0 }, { count: 0, before: 0 }, { count: 0, before: 1 }],
    ])
  })

  test.each([
    ['launched_7d', ['Alpha', 'Beta']],
    ['name', ['Alpha', 'Beta']],
    ['followed', ['Beta', 'Alpha']],
  ] as const)('are sorted by %s, page by page', async (sort, names) => {
    await follow('Alpha')
    server.clock.advance(60)
    await follow('Beta')
    const first = await agent.call(listSpiedBrands, { query: { sort, limit: 1 } })
    const cursor = first.body.meta.next_cursor ?? ''
    const second = await agent.call(listSpiedBrands, { query: { sort, limit: 1, cursor } })
    expect([...first.body.data, ...second.body.data].map(({ name }) => name)).toEqual(names)
    expect(second.body.meta.next_cursor).toBeNull()
    const other = sort === 'name' ? 'followed' : 'name'
    expect((await agent.call(listSpiedBrands, { query: { sort: other, cursor } })).status).toBe(422)
  })

  test('have a folder and a mark, by which the list is narrowed, for the whole workspace', async () => {
    await follow('Alpha', 'Beta')
    const id = await readId('Beta')
    await agent.call(updateSpiedBrand, { params: { id }, body: { folder: 'Kitchen', is_favorite: true } })
    const viewer = await signUp(server, { role: 'viewer', workspaceId: agent.workspaceId })
    for (const query of [{ folder: 'Kitchen' }, { favorites: 'only' as const }, { q: 'ET' }]) {
      const { body } = await viewer.call(listSpiedBrands, { query })
      expect(body.data.map(({ name }) => name)).toEqual(['Beta'])
      expect(body.meta.folders).toEqual(['Kitchen'])
    }
    expect((await viewer.call(updateSpiedBrand, { params: { id }, body: { folder: null } })).status).toBe(403)
  })

  test('another workspace sees and changes nothing of them', async () => {
    await follow('Alpha')
    const id = await readId('Alpha')
    const stranger = await signUp(server)
    expect((await stranger.call(listSpiedBrands, { query: {} })).body.data).toEqual([])
    expect((await stranger.call(getSpiedBrand, { params: { id } })).status).toBe(404)
    expect((await stranger.call(updateSpiedBrand, { params: { id }, body: { is_favorite: true } })).status).toBe(404)
  })

  test('are no more than the plan allows, also when all are followed at once, and the refusal names the limit', async () => {
    await addCountedAds(Array.from({ length: 27 }, (_, index) => ({ brand: { name: `Many ${index}` } })))
    const { body } = await agent.call(exploreBrands, { query: { q: 'Many', limit: 50 } })
    const answers = await Promise.all(body.data.map(({ id }) => agent.call(followBrand, { params: { id } })))
    const refused = answers.filter(({ status }) => status !== 204)
    expect(refused).toHaveLength(2)
    expect(refused[0]).toMatchObject({
      status: 409,
      error: { code: 'spy_limit_reached', message: expect.stringContaining('25 brands') },
    })
    const followed = body.data[answers.findIndex(({ status }) => status === 204)]?.id ?? ''
    expect((await agent.call(followBrand, { params: { id: followed } })).status).toBe(204)
  }, 60_000)

  test('are found by a part of the name and by the address of their site', async () => {
    const found = async (q: string) =>
      (await agent.call(findBrandsToFollow, { query: { q } })).body.data.map(({ name, matches }) => [name, matches])
    expect(await found('alph')).toEqual([['Alpha', 'name']])
    expect(await found('https://alpha.example/products?x=1')).toEqual([['Alpha', 'website']])
    expect(await found('notalpha.example')).toEqual([])
    expect(await found('%')).toEqual([])
  })

  test('a webhook needs an address, and the answer carries the secret of the workspace', async () => {
    await follow('Alpha')
    const params = { id: await readId('Alpha') }
    const refused = await agent.call(updateSpiedBrand, { params, body: { alert_channel: 'webhook' } })
    expect(refused).toMatchObject({ status: 422, error: { errors: { webhook_url: expect.any(Array) } } })
    const webhook = { alert_channel: 'webhook', webhook_url: 'https://hooks.example/x' } as const
    const { body } = await agent.call(updateSpiedBrand, { params, body: webhook })
    expect(body.data.webhook_secret).toMatch(/^[0-9a-f]{64}$/)
    expect(
      (await agent.call(updateSpiedBrand, { params, body: { alert_channel: 'none' } })).body.data.webhook_secret,
    ).toBeNull()
  })
})

describe('[F-03] [P-21] the figures of a brand', () => {
  const page = { landing_page: 'https://kettle.example/tea?utm=1', status: 'active' as const }

  test('are measured in the background for followed brands, with coverage, and follow changed ads', async () => {
    await addCountedAds(
      [1, 2, 3].map(() => ({ ...page, brand: { name: 'Kettle' }, started_at: daysAgo(1), last_seen_at: daysAgo(9) })),
    )
    const params = { id: await readId('Kettle') }
    expect((await agent.call(getBrandSpyFigures, { params })).body.data.bursts).toHaveLength(1)

    await follow('Kettle')
    expect((await agent.call(getSpiedBrand, { params })).body.data.coverage).toBeNull()
    const figures = createBrandFigureService(server)
    expect(await figures.measureDue()).toBe(1)
    expect(await figures.measureDue()).toBe(0)
    expect((await agent.call(getSpiedBrand, { params })).body.data.coverage).toMatchObject({
      active_ads: 3,
      sources: ['upload'],
    })

    server.clock.advance(60)
    await addCountedAds([{ ...page, brand: { name: 'Kettle' }, started_at: daysAgo(1) }])
    expect((await agent.call(getBrandSpyFigures, { params })).body.data.bursts[0]?.ads_count).toBe(3)
    expect(await figures.measureDue()).toBe(1)
    const { body } = await agent.call(getBrandSpyFigures, { params })
    expect(body.data.bursts[0]).toMatchObject({ ads_count: 4, landing_page: 'https://kettle.example/tea' })
  })

  test('ads are given by id, those of other brands are left out, and unknown brands are 404', async () => {
    const [own = '', foreign = ''] = await addCountedAds([{ brand: { name: 'Kettle' } }, { brand: { name: 'Other' } }])
    const params = { id: await readId('Kettle') }
    const { body } = await agent.call(listBrandSpyAds, { params, query: { ad_ids: [foreign, own] } })
    expect(body.data.map(({ id }) => id)).toEqual([own])
    for (const endpoint of [getBrandSpyFigures, listBrandSpyAds]) {
      expect((await agent.call(endpoint, { params: { id: UNKNOWN_ID } })).status).toBe(404)
    }
  })
})
