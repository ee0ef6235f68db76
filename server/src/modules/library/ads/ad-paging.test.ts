import { DAY_MS } from '../../../platform/clock.ts'
import { addAds } from '../../../testing/ad-builder.ts'
import { signUp } from '../../../testing/agent.ts'
import { createSearchAgent, type SearchAgent } from '../../../testing/search-agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let library: SearchAgent
beforeAll(async () => {
  server = await startTestServer()
  library = createSearchAgent(await signUp(server))
})
afterAll(() => server.close())
afterEach(async () => {
  await server.db.deleteFrom('ads').execute()
})

function daysAgo(days: number): string {
  return new Date(server.clock.now().getTime() - days * DAY_MS).toISOString()
}

describe('sorting and paging', () => {
  test('[F-01] each sort has its order', async () => {
    const verified_at = daysAgo(1)
    const [long, short, stopped, reused] = await addAds(server, [
      { status: 'active', started_at: daysAgo(100), verified_at, eu_total_reach: 5 },
      { status: 'active', started_at: daysAgo(10), verified_at },
      { started_at: daysAgo(90), stopped_at: daysAgo(40), verified_at, eu_total_reach: 900 },
      { status: 'active', started_at: daysAgo(400), verified_at: daysAgo(31), variations_count: 7 },
    ])
    expect(await library.getIds({ sort: 'newest' })).toEqual([short, stopped, long, reused])
    expect(await library.getIds({ sort: 'oldest' })).toEqual([reused, long, stopped, short])
    expect((await library.getIds({ sort: 'most_reused' }))[0]).toBe(reused)
    expect((await library.getIds({ sort: 'reach' })).slice(0, 2)).toEqual([stopped, long])
    expect(await library.getIds({ sort: 'longest_running' })).toEqual([long, stopped, short])
    expect(await library.getIds({ sort: 'longest_running', status: 'inactive' })).toEqual([stopped])
    expect(await library.getIds({ sort: 'longest_running', include_unverified: 'true' })).toEqual([
      reused,
      long,
      stopped,
      short,
    ])
    expect((await library.search({ sort: 'longest_running' })).meta).toMatchObject({
      total: 3,
      leaves_out_unverified: true,
    })
  })

  test('[F-01] ads whose start nobody knows come last, those without media behind them, whatever the direction', async () => {
    const media = [{ kind: 'image', width: 400, height: 500, url: 'https://ads.example/1.png' }] as const
    const undated = { started_at: null, verified_at: daysAgo(1) }
    const [text, old, image, recent, running] = await addAds(server, [
      { ...undated, media: [] },
      { started_at: daysAgo(900), verified_at: daysAgo(1) },
      { ...undated, media: [...media] },
      { status: 'active', started_at: daysAgo(2), verified_at: daysAgo(1) },
      { ...undated, status: 'active', media: [...media] },
    ])
    expect((await library.getIds({ sort: 'newest' })).slice(0, 2)).toEqual([recent, old])
    expect((await library.getIds({ sort: 'newest' })).slice(2, 4).toSorted()).toEqual([image, running].toSorted())
    expect((await library.getIds({ sort: 'newest' })).at(-1)).toBe(text)
    for (const sort of ['newest', 'oldest'] as const) {
      const { ids } = await library.scan({ sort, limit: '1' })
      expect(ids).toHaveLength(5)
      expect(ids.slice(0, 2).toSorted()).toEqual([old, recent].toSorted())
      expect(ids).toEqual(await library.getIds({ sort }))
    }
    expect((await library.getIds({ sort: 'oldest' })).slice(0, 2)).toEqual([old, recent])
    expect((await library.getIds({ sort: 'longest_running' })).at(-1)).toBe(running)
  })

  test.each(['newest', 'oldest', 'most_reused', 'reach', 'longest_running'] as const)(
    '[F-01] pages by %s are complete and without repetition where all keys are equal, while ads come in',
    async (sort) => {
      const same = { started_at: daysAgo(50), verified_at: daysAgo(1) }
      const first = await addAds(server, [
        ...Array.from({ length: 35 }, () => ({ ...same, status: 'active' as const })),
        ...Array.from({ length: 35 }, () => ({ ...same, stopped_at: daysAgo(0) })),
      ])
      const { ids } = await library.scan({ sort, limit: '8' }, () =>
        addAds(server, [same, { ...same, status: 'active' }]),
      )
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual(expect.arrayContaining(first))
    },
    30_000,
  )

  test('[F-01] an ad that is verified again while nothing else changed counts from then on', async () => {
    const ad = { external_id: 'seen-again', status: 'active', started_at: daysAgo(200) } as const
    async function isListed(verifiedDaysAgo: number): Promise<boolean> {
      const [id = ''] = await addAds(server, [{ ...ad, brand: { name: 'One' }, verified_at: daysAgo(verifiedDaysAgo) }])
      return (await library.getIds({ sort: 'longest_running' })).includes(id)
    }
    expect(await isListed(50)).toBe(false)
    expect(await isListed(36)).toBe(false)
    expect(await isListed(29)).toBe(true)
    expect(await isListed(3)).toBe(true)
  })

  test('[F-01] one brand has at most five ads in a row of results; the others are counted, not lost', async () => {
    const brand = { name: 'Flood' }
    await addAds(server, [...Array.from({ length: 30 }, () => ({ brand, started_at: daysAgo(1) })), {}, {}, {}])
    const { data, meta } = await library.search({})
    expect(data.filter((ad) => ad.brand?.name === 'Flood')).toHaveLength(5)
    expect(meta).toMatchObject({ total: 33, held_back: 25, next_cursor: null })
    expect((await library.scan({ per_brand: '0', limit: '10' })).ids).toHaveLength(33)
    expect(await library.scan({ per_brand: '2', limit: '3' })).toMatchObject({ heldBack: 28 })
  })

  test('[F-01] [P-02] the cap per brand does not hold for ads without a known advertiser', async () => {
    const body = 'The climate is our business'
    await addAds(server, [
      ...Array.from({ length: 66 }, () => ({ brand: null, body })),
      ...Array.from({ length: 7 }, () => ({ brand: { name: 'Flood' }, body })),
    ])
    for (const sort of ['newest', 'relevance'] as const) {
      const { data, meta } = await library.search({ q: 'climate', sort, limit: '100' })
      expect(data.filter(({ brand }) => brand === null)).toHaveLength(66)
      expect(data.filter(({ brand }) => brand?.name === 'Flood')).toHaveLength(5)
      expect(meta).toMatchObject({ total: 73, held_back: 2 })
    }
  })

  test('[F-01] [P-02] ads without a known advertiser stay when brands are left out', async () => {
    const [id = ''] = await addAds(server, [{}, { brand: null }])
    const brand = (await library.search({})).data.find((ad) => ad.id === id)?.brand
    const { data } = await library.search({ not_brand: brand?.id ?? '' })
    expect(data.map((ad) => ad.brand)).toEqual([null])
    expect((await library.search({ max_brand_ads: '1000' })).data.map((ad) => ad.id)).toEqual([id])
  })

  test('[F-01] totals are exact up to 10,000 and stand on the first page only', async () => {
    await addAds(
      server,
      Array.from({ length: 10_050 }, (_, number) => ({ niches: number < 10_000 ? ['pets'] : ['food'], brand: null })),
    )
    const { meta } = await library.search({})
    expect(meta).toMatchObject({ total: 10_000, total_is_capped: true })
    expect(await library.count({ niche: 'pets' })).toEqual({ total: 10_000, total_is_capped: false })
    expect(await library.count({ q: '-nowhere' })).toEqual({ total: 10_000, total_is_capped: true })
    expect((await library.search({ niche: 'food' })).meta).toMatchObject({ total: 50, total_is_capped: false })
    expect((await library.search({ cursor: meta.next_cursor ?? '' })).meta.total).toBeNull()
    // More rows than a walk along the index looks at: the planner's estimate and the fall back decide between two plans.
    expect((await library.scan({ niche: 'food', sort: 'newest', per_brand: '0' })).ids).toHaveLength(50)
    expect((await library.scan({ niche: 'pets', sort: 'oldest', limit: '100', per_brand: '0' })).ids).toHaveLength(
      10_000,
    )
  }, 120_000)
})
