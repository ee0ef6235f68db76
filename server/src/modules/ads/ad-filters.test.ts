import { listAdFilterOptions, listAds } from '@marquee/contract/ads'
import { addAds } from '../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../testing/agent.ts'
import { type AdQuery, createSearchAgent, type SearchAgent } from '../../testing/search-agent.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import type { AdRecord } from '../ad-import/ad-import.service.ts'

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
  await server.db.withTables<{ ads: object }>().deleteFrom('ads').execute()
})

describe('filters', () => {
  const target: Partial<AdRecord> = {
    platforms: ['tiktok', 'facebook'],
    status: 'active',
    niches: ['pets', 'food'],
    countries: ['DE', 'AT'],
    languages: ['de'],
    cta_type: 'shop_now',
    market_target: 'b2c',
    page_type: 'quiz',
    performance_score: 95,
    started_at: '2026-02-01T12:00:00Z',
    media: [{ kind: 'video', width: 1080, height: 1920, url: 'https://example.com/a.mp4' }],
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
    { tier: 'winning' },
    { started_after: '2026-02-01' },
    { started_before: '2026-02-01', status: 'active' },
    { min_days: '28' },
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
        performance_score: 50,
        started_at: '2026-01-31T23:59:59Z',
        stopped_at: '2026-02-20T00:00:00Z',
        media: [{ kind: 'image', width: 10, height: 10, url: 'https://example.com/a.png' }],
      },
      { body: 'Nothing is known' },
    ])
    const { data, meta } = await library.search(query)
    expect(data.map((ad) => ad.id)).toEqual([fitting])
    expect(meta).toMatchObject({ total: 1, total_is_capped: false, not_applied: [], next_cursor: null })
  })

  test('[F-01] the filter by brand shows all of its ads, without the cap', async () => {
    const brand = { name: 'One of many', external_id: 'brand-1' }
    await addAds(server, [...Array.from({ length: 9 }, () => ({ brand })), {}, {}])
    const { data } = await library.search({ q: '"one of many"', per_brand: '0' })
    expect(await library.idsOf({ brand: data[0]?.brand.id ?? '' })).toHaveLength(9)
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
    await addAds(server, [{ niches: ['food', 'pets'] }, { niches: ['pets'] }])
    const { body } = await agent.call(listAdFilterOptions, {})
    expect(body.data).toEqual({
      niches: [
        { value: 'pets', ads_count: 3 },
        { value: 'food', ads_count: 1 },
      ],
      countries: [{ value: 'DE', ads_count: 1 }],
      languages: [{ value: 'de', ads_count: 1 }],
      ctas: [{ value: 'shop_now', ads_count: 1 }],
    })
  })
})
