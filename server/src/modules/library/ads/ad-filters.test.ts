import { listAdFilterOptions, listAds } from '@marquee/contract/ad-search'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { type AdQuery, createSearchAgent, type SearchAgent } from '../../../testing/search-agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { AdRecord } from './writing/ad-writer.service.ts'

let server: TestServer
let agent: SignedInAgent
let library: SearchAgent
beforeAll(async () => {
  server = await startTestServer()
  agent = await signUp(server)
  library = createSearchAgent(agent)
})
afterAll(() => server.close())
afterEach(async () => {
  await server.db.deleteFrom('ads').execute()
})

describe('filters', () => {
  const target: Partial<AdRecord> = {
    source: 'linkedin',
    platforms: ['tiktok', 'facebook'],
    status: 'active',
    niches: ['pets', 'food'],
    countries: ['DE', 'AT'],
    languages: ['de'],
    cta_type: 'shop_now',
    market_target: 'b2c',
    page_type: 'quiz',
    started_at: '2026-02-01T12:00:00Z',
    last_seen_at: '2026-02-20T12:00:00Z',
    variations_count: 12,
    eu_total_reach: 250_000,
    age_min: 25,
    age_max: 44,
    gender: 'female',
    media: [{ kind: 'video', width: 1080, height: 1920, duration_s: 15.04, url: 'https://example.com/a.mp4' }],
  }
  test.each<AdQuery>([
    { platform: 'tiktok' },
    { platform: 'youtube,facebook' },
    { format: 'video' },
    { status: 'active' },
    { niche: 'food' },
    { country: 'AT,CH' },
    { language: 'de' },
    { cta: 'shop_now' },
    { market: 'b2c' },
    { page_type: 'quiz,home' },
    { tier: 'growing' },
    { started_after: '2026-02-01' },
    { started_before: '2026-02-01', status: 'active' },
    { min_days: '28' },
    { video_length: 'up_to_15' },
    { age: '18_24,35_44' },
    { gender: 'female' },
    { spend: 'high' },
    { source: 'linkedin,extension' },
    { seen_after: '2026-02-20', seen_before: '2026-02-20' },
    { min_variations: '12' },
    { min_reach: '250000' },
    { min_reach: '200000', max_reach: '250000' },
    { min_brand_ads: '1', max_brand_ads: '1' },
    { niche: 'pets', country: 'DE', platform: 'facebook', q: 'dogs' },
  ])('[F-01] %j finds the one ad that fits', async (query) => {
    const [fitting] = await addAds(server, [
      { ...target, body: 'For dogs' },
      {
        body: 'For dogs',
        platforms: ['linkedin'],
        status: 'inactive',
        niches: ['games'],
        countries: ['US'],
        languages: ['en'],
        cta_type: 'sign_up',
        market_target: 'b2b',
        page_type: 'product',
        started_at: '2026-01-31T23:59:59Z',
        stopped_at: '2026-02-20T00:00:00Z',
        last_seen_at: '2026-02-21T00:00:00Z',
        variations_count: 11,
        eu_total_reach: 19_999,
        age_min: 45,
        gender: 'male',
        media: [{ kind: 'image', width: 10, height: 10, url: 'https://example.com/a.png' }],
      },
      { body: 'Nothing is known' },
    ])
    const { data, meta } = await library.search(query)
    expect(data.map((ad) => ad.id)).toEqual([fitting])
    expect(meta).toMatchObject({ total: 1, total_is_capped: false, not_applied: [], next_cursor: null })
  })

  test('[F-01] an ad that does not say whether it runs is neither active nor inactive', async () => {
    const [unknown, active, paused, ended] = await addAds(server, [
      { started_at: '2026-01-01T00:00:00Z' },
      { status: 'active' },
      { status: 'inactive' },
      { started_at: '2026-01-01T00:00:00Z', stopped_at: '2026-01-08T00:00:00Z' },
    ])
    expect(await library.getIds({ status: 'active' })).toEqual([active])
    expect((await library.getIds({ status: 'inactive' })).toSorted()).toEqual([paused, ended].toSorted())
    expect((await library.count({ status: 'inactive' })).total).toBe(2)
    const { data } = await library.search({})
    expect(data.find(({ id }) => id === unknown)).toMatchObject({ status: 'unknown', days_active: null })
  })

  test('[F-01] the longest run leaves out what runs longer and ads of which nobody knows how long they ran', async () => {
    const [short] = await addAds(server, [
      { started_at: '2026-01-01T00:00:00Z', stopped_at: '2026-01-08T23:00:00Z' },
      { started_at: '2026-01-01T00:00:00Z', stopped_at: '2026-01-09T00:00:00Z' },
      { started_at: '2026-01-01T00:00:00Z' },
      {},
    ])
    expect(await library.getIds({ max_days: '7' })).toEqual([short])
  })

  test('[F-01] the last sight counts exactly, also when an ad is seen again a few days later', async () => {
    const ad = { external_id: 'seen', brand: { name: 'One' }, body: 'The same' }
    async function lastSeen(day: string): Promise<string[]> {
      const [id = ''] = await addAds(server, [{ ...ad, last_seen_at: `2026-01-${day}T10:00:00Z` }])
      const days = Array.from({ length: 31 }, (_, index) => `2026-01-${String(index + 1).padStart(2, '0')}`)
      const found = await Promise.all(days.map((on) => library.getIds({ seen_after: on, seen_before: on })))
      return days.filter((_, index) => found[index]?.includes(id))
    }
    expect(await lastSeen('02')).toEqual(['2026-01-02'])
    expect(await lastSeen('05')).toEqual(['2026-01-05'])
    expect(await lastSeen('17')).toEqual(['2026-01-17'])
    expect(await lastSeen('31')).toEqual(['2026-01-31'])
  })

  test('[F-01] brands are excluded by name of the address, and only followed ones are shown when asked', async () => {
    const brands = [{ name: 'Ash' }, { name: 'Birch' }, { name: 'Cedar' }]
    await addAds(
      server,
      brands.map((brand) => ({ brand })),
    )
    const ids = new Map((await library.search({})).data.map(({ brand }) => [brand?.name, brand?.id]))
    const toNames = async (query: AdQuery) => (await library.search(query)).data.map((ad) => ad.brand?.name).toSorted()
    expect(await toNames({ not_brand: `${ids.get('Ash')},${ids.get('Cedar')}` })).toEqual(['Birch'])
    expect(await toNames({ followed: 'only' })).toEqual([])
    await server.db
      .insertInto('brand_trackers')
      .values({
        workspace_id: agent.workspaceId,
        brand_id: ids.get('Cedar') ?? '',
        created_at: server.clock.now(),
        updated_at: server.clock.now(),
      })
      .execute()
    expect(await toNames({ followed: 'only' })).toEqual(['Cedar'])
    expect(await createSearchAgent(await signUp(server)).getIds({ followed: 'only' })).toEqual([])
  })

  test('[F-01] asking for unverified ads in an order that has them anyway is named', async () => {
    expect((await library.search({ include_unverified: 'true' })).meta.not_applied).toEqual(['include_unverified'])
    expect((await library.search({ include_unverified: 'true', sort: 'longest_running' })).meta.not_applied).toEqual([])
  })

  test('[F-01] the filter by brand shows all of its ads, without the cap', async () => {
    const brand = { name: 'One of many', external_id: 'brand-1' }
    await addAds(server, [...Array.from({ length: 9 }, () => ({ brand })), {}, {}])
    const { data } = await library.search({ q: '"one of many"', per_brand: '0' })
    expect(await library.getIds({ brand: data[0]?.brand?.id ?? '' })).toHaveLength(9)
  })

  test('[F-01] a parameter that nobody knows is named and changes nothing', async () => {
    await addAds(server, [{}, {}])
    const response = await agent.request({ method: 'GET', url: '/api/ads?colour=red&limit=1' })
    const { data, meta } = listAds.response.parse(response.json())
    expect(data).toHaveLength(1)
    expect(meta.not_applied).toEqual(['colour'])
  })

  test.each([
    ['platform', 'myspace'],
    ['format', 'hologram'],
    ['country', 'Germany'],
    ['language', 'EN'],
    ['niche', 'Pets & more'],
    ['tier', 'best'],
    ['status', 'paused'],
    ['market', 'b2x'],
    ['brand', '1'],
    ['started_after', '2026-02-30'],
    ['min_days', '0'],
    ['age', 'old'],
    ['spend', 'much'],
    ['source', 'elsewhere'],
    ['followed', 'yes'],
    ['not_brand', 'acme'],
    ['min_reach', '1e12'],
    ['seen_after', 'yesterday'],
    ['sort', 'random'],
    ['limit', '101'],
    ['per_brand', '-1'],
    ['cursor', 'nonsense'],
    ['q', 'x'.repeat(301)],
  ])('[C-11] a wrong %s is refused with the name of the field', async (field, value) => {
    const response = await agent.request({ method: 'GET', url: '/api/ads', query: { [field]: value } })
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)[0]).toMatch(new RegExp(`^${field}`))
  })

  test('[C-11] a cursor of another sort is refused', async () => {
    await addAds(server, [{}, {}])
    const { meta } = await library.search({ limit: '1' })
    const { status, error } = await agent.call(listAds, { query: { sort: 'oldest', cursor: meta.next_cursor ?? '' } })
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['cursor']])
  })

  test('[F-01] filter options tell what occurs, most frequent first, also after the next import', async () => {
    await addAds(server, [{ niches: ['pets'], countries: ['DE'], languages: ['de'], cta_type: 'shop_now' }])
    await addAds(server, [{ niches: ['meal_kits', 'pets'] }, { niches: ['pets', 'political'] }])
    const { body } = await agent.call(listAdFilterOptions, {})
    // What a source calls a kind of ad and is no niche, as `political`, is not offered.
    expect(body.data).toEqual({
      niches: [
        { value: 'pets', ads_count: 3 },
        { value: 'meal_kits', ads_count: 1 },
      ],
      countries: [{ value: 'DE', ads_count: 1 }],
      languages: [{ value: 'de', ads_count: 1 }],
      ctas: [{ value: 'shop_now', ads_count: 1 }],
    })
  })
})
