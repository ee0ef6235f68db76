import { exploreBrands, getBrandOverview, getBrandPatterns, getBrandTimeline } from '@marquee/contract/brand-insights'
import { followBrand } from '@marquee/contract/brands'
import { DAY_MS } from '../../../platform/clock.ts'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createBrandCountService } from './brand-counts.service.ts'

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
  await server.db.deleteFrom('ads').execute()
  await server.db.deleteFrom('brands').execute()
})

/** A moment so many days before today. */
function daysAgo(days: number): string {
  return new Date(server.clock.now().getTime() - days * DAY_MS).toISOString()
}

function toDate(days: number): string {
  return daysAgo(days).slice(0, 10)
}

async function addCountedAds(ads: Parameters<typeof addAds>[1]): Promise<void> {
  await addAds(server, ads)
  await createBrandCountService(server).countDue()
}

async function brandNamed(name: string) {
  const { body } = await agent.call(exploreBrands, { query: { q: name } })
  const [brand] = body.data
  if (brand === undefined) {
    throw new Error(`There is no brand ${name}.`)
  }
  return brand
}

const kettle = { name: 'Kettle' }

describe('[F-01] the figures of a brand', () => {
  test('count active ads, launches, formats and the longest run', async () => {
    const image = { kind: 'image' as const, width: 10, height: 10, url: 'https://example.com/a.jpg' }
    await addCountedAds([
      { brand: kettle, status: 'active', started_at: daysAgo(2), media: [image], niches: ['home'] },
      { brand: kettle, status: 'active', started_at: daysAgo(20), niches: ['home', 'food'] },
      {
        brand: kettle,
        status: 'inactive',
        started_at: daysAgo(100),
        stopped_at: daysAgo(40),
        niches: ['food', 'home'],
      },
    ])
    expect(await brandNamed('kettle')).toMatchObject({
      name: 'Kettle',
      niches: ['home', 'food'],
      ads_count: 3,
      active_ads: 2,
      launched_7d: 1,
      launched_30d: 2,
      formats: { image: 1, video: 0, carousel: 0, text: 2 },
      longest_run_days: 60,
      is_followed: false,
    })
  })

  test('[P-01] know no run of an ad whose end nobody tells and that was seen on one day only', async () => {
    await addCountedAds([
      { brand: kettle, started_at: daysAgo(2000) },
      { brand: kettle, started_at: daysAgo(30), first_seen_at: daysAgo(30), last_seen_at: daysAgo(21) },
    ])
    expect(await brandNamed('kettle')).toMatchObject({ ads_count: 2, active_ads: 0, longest_run_days: 9 })
  })

  test('follow changed ads, and the day: what was new is not new for ever', async () => {
    await addCountedAds([{ external_id: 'k-1', brand: kettle, status: 'active', started_at: daysAgo(3) }])
    await addCountedAds([
      { external_id: 'k-1', brand: kettle, status: 'inactive', started_at: daysAgo(3), stopped_at: daysAgo(1) },
    ])
    expect(await brandNamed('Kettle')).toMatchObject({ active_ads: 0, launched_7d: 1 })
    expect(await createBrandCountService(server).countDue()).toBe(0)

    server.clock.advance((5 * DAY_MS) / 1000)
    agent = await signUp(server)
    expect(await createBrandCountService(server).countDue()).toBe(1)
    expect(await brandNamed('Kettle')).toMatchObject({ launched_7d: 0, launched_30d: 1 })
  })

  test('two processes that count at once count every brand', async () => {
    await addAds(
      server,
      Array.from({ length: 30 }, (_, index) => ({ brand: { name: `Shared ${index}` }, status: 'active' as const })),
    )
    const counted = await Promise.all([1, 2].map(() => createBrandCountService(server).countDue()))
    expect(counted.reduce((sum, one) => sum + one)).toBe(30)
    expect((await brandNamed('Shared 7')).active_ads).toBe(1)
  })
})

describe('[F-01] [R-09] the table of brands', () => {
  beforeEach(async () => {
    await addCountedAds([
      { brand: { name: 'Alpha' }, status: 'active', started_at: daysAgo(1), niches: ['pets'] },
      { brand: { name: 'Alpha' }, status: 'active', started_at: daysAgo(2) },
      { brand: { name: 'beta' }, status: 'active', started_at: daysAgo(90), niches: ['food'] },
      { brand: { name: 'beta' }, status: 'active', started_at: daysAgo(60) },
      { brand: { name: 'beta' }, status: 'active', started_at: daysAgo(20) },
      { brand: { name: 'Gamma' }, status: 'inactive', started_at: daysAgo(400), stopped_at: daysAgo(10) },
      { brand: null },
    ])
  })

  test.each([
    ['active', ['beta', 'Alpha', 'Gamma']],
    ['launched_30d', ['Alpha', 'beta', 'Gamma']],
    ['longest_run', ['Gamma', 'beta', 'Alpha']],
    ['ads', ['beta', 'Alpha', 'Gamma']],
    ['name', ['Alpha', 'beta', 'Gamma']],
  ] as const)('is sorted by %s, page by page, without the unknown advertiser', async (sort, names) => {
    const seen: string[] = []
    const totals: (number | null)[] = []
    let cursor: string | undefined
    do {
      const { body } = await agent.call(exploreBrands, { query: { sort, limit: 1, ...(cursor && { cursor }) } })
      seen.push(...body.data.map((brand) => brand.name))
      totals.push(body.meta.total)
      cursor = body.meta.next_cursor ?? undefined
    } while (cursor !== undefined)
    expect(seen).toEqual(names)
    expect(totals).toEqual([3, null, null])
  })

  test('is narrowed by name, niche and by who is followed', async () => {
    const named = async (query: object) =>
      (await agent.call(exploreBrands, { query })).body.data.map((brand) => brand.name)
    expect(await named({ q: 'BET' })).toEqual(['beta'])
    expect(await named({ q: '%' })).toEqual([])
    expect(await named({ niche: ['pets', 'cars'] })).toEqual(['Alpha'])
    expect(await named({ followed: 'only' })).toEqual([])
    const { id } = await brandNamed('Gamma')
    await agent.call(followBrand, { params: { id } })
    expect(await named({ followed: 'only' })).toEqual(['Gamma'])
    expect((await brandNamed('Gamma')).is_followed).toBe(true)
  })

  test('who is followed stays within the workspace', async () => {
    const { id } = await brandNamed('Alpha')
    await agent.call(followBrand, { params: { id } })
    const stranger = await signUp(server)
    expect((await stranger.call(getBrandOverview, { params: { id } })).body.data.is_followed).toBe(false)
    expect((await stranger.call(exploreBrands, { query: { followed: 'only' } })).body.data).toEqual([])
  })

  test('a cursor that is not ours, or of another sort, is refused by name', async () => {
    const byName = await agent.call(exploreBrands, { query: { sort: 'name', limit: 1 } })
    const cursors = ['x', byName.body.meta.next_cursor ?? '']
    for (const cursor of cursors) {
      const { status, error } = await agent.call(exploreBrands, { query: { cursor } })
      expect(status).toBe(422)
      expect(error.errors?.['cursor']).toHaveLength(1)
    }
  })
})

describe('[F-01] [R-11] the page of a brand', () => {
  test('the timeline tells day by day what ran, started and stopped', async () => {
    await addCountedAds([
      { brand: kettle, status: 'active', started_at: daysAgo(3) },
      { brand: kettle, status: 'inactive', started_at: daysAgo(50), stopped_at: daysAgo(2) },
      { brand: kettle, status: 'inactive', started_at: daysAgo(1), stopped_at: daysAgo(1) },
    ])
    const { id } = await brandNamed('Kettle')
    const { body } = await agent.call(getBrandTimeline, { params: { id }, query: { days: 7 } })
    expect(
      body.data.map(({ date, active, inactive, launched, stopped }) => [date, active, inactive, launched, stopped]),
    ).toEqual([
      [toDate(6), 1, 0, 0, 0],
      [toDate(5), 1, 0, 0, 0],
      [toDate(4), 1, 0, 0, 0],
      [toDate(3), 2, 0, 1, 0],
      [toDate(2), 2, 0, 0, 1],
      [toDate(1), 2, 1, 1, 1],
      [toDate(0), 1, 2, 0, 0],
    ])
  })

  test('the patterns count hooks, landing pages, calls to action and platforms', async () => {
    await addCountedAds([
      {
        brand: kettle,
        status: 'active',
        body: 'Tea in a minute.\nReally.',
        landing_page: 'https://kettle.example/tea?utm_source=x',
        page_type: 'product',
        cta_type: 'shop_now',
        platforms: ['facebook', 'instagram'],
      },
      {
        brand: kettle,
        body: '\n  Tea in a minute.\nTruly.',
        landing_page: 'https://kettle.example/tea#top',
        cta_type: 'shop_now',
      },
      { brand: kettle, body: 'x', hook_text: '<b>Stop</b> scrolling', platforms: ['facebook'] },
    ])
    const { id } = await brandNamed('Kettle')
    expect((await agent.call(getBrandPatterns, { params: { id } })).body.data).toEqual({
      hooks: [
        { text: 'Tea in a minute.', ads_count: 2, active_ads: 1 },
        { text: '<b>Stop</b> scrolling', ads_count: 1, active_ads: 0 },
      ],
      landing_pages: [{ address: 'https://kettle.example/tea', page_type: 'product', ads_count: 2, active_ads: 1 }],
      ctas: [{ type: 'shop_now', ads_count: 2, active_ads: 1 }],
      platforms: [
        { platform: 'facebook', ads_count: 2, active_ads: 1 },
        { platform: 'instagram', ads_count: 1, active_ads: 1 },
      ],
    })
  })

  test.each([getBrandOverview, getBrandTimeline, getBrandPatterns])(
    'a brand that there is not is a 404',
    async (endpoint) => {
      expect((await agent.call(endpoint, { params: { id: UNKNOWN_ID } })).status).toBe(404)
    },
  )
})
