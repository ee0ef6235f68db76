import { countAdFacets } from '@marquee/contract/ad-facets'
import { getAd } from '@marquee/contract/ad-search'
import { DAY_MS, DAY_SECONDS } from '../../../../platform/clock.ts'
import { addAds, buildAdRecord } from '../../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../../testing/agent.ts'
import { createSearchAgent, type SearchAgent } from '../../../../testing/search-agent.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { createAdWriter } from '../writing/ad-writer.service.ts'
import { createAdScoringService } from './ad-scoring.service.ts'

const NO_ADVERTISER = 'The advertiser is not known, so its ads cannot be compared.'
const brand = { name: 'Kettle & Co' }
const words = 'A kettle that keeps the water hot for a day'

let server: TestServer
let agent: SignedInAgent
let library: SearchAgent
beforeAll(async () => {
  server = await startTestServer()
  await passDays(0)
})
afterAll(() => server.close())
beforeEach(() => score())
afterEach(async () => {
  await server.db.deleteFrom('ads').execute()
})

function score(): Promise<number> {
  return createAdScoringService(server).score()
}

/** Sessions end in the meantime, so a new user looks at the library afterwards. */
async function passDays(days: number): Promise<void> {
  server.clock.advance(days * DAY_SECONDS)
  agent = await signUp(server)
  library = createSearchAgent(agent)
}

function daysAgo(days: number): string {
  return new Date(server.clock.now().getTime() - days * DAY_MS).toISOString()
}

async function read(id: string) {
  const { data } = (await agent.call(getAd, { params: { id } })).body
  const factor = (name: string) => data.score_factors?.factors.find((one) => one.name === name)?.observed
  return { ...data, runTime: factor('Run time'), reuse: factor('Creative reused') }
}

describe('[P-16] the ads that share a creative', () => {
  test('are counted when they are written, and the earlier ones soon after', async () => {
    const [first = ''] = await addAds(server, [{ brand, body: words }])
    const [second = '', third = '', other = '', stranger = ''] = await addAds(server, [
      { brand, body: words.toUpperCase() },
      { brand, body: words },
      { brand, body: 'A kettle that sings when the water is hot' },
      { brand: { name: 'Others' }, body: words },
    ])
    expect(await read(second)).toMatchObject({ variations_count: 3, reuse: '3 ads of the brand with these words' })
    expect((await read(first)).variations_count).toBe(1)
    expect(await score()).toBe(1)
    expect((await library.getIds({ min_variations: '3' })).toSorted()).toEqual([first, second, third].toSorted())
    expect([(await read(other)).variations_count, (await read(stranger)).variations_count]).toEqual([1, 1])
    expect(await score()).toBe(0)
  })

  test('are found by the first image or video, also at another address of the same file', async () => {
    const at = (url: string) => [{ kind: 'image' as const, width: 10, height: 10, url }]
    const [first = ''] = await addAds(server, [
      { brand, media: at('https://scontent-fra3.xx.fbcdn.net/v/t45/1_n.jpg?stp=a') },
      { brand, media: at('https://scontent-lhr8.xx.fbcdn.net/v/t45/1_n.jpg?stp=b') },
      { brand, media: at('https://scontent-lhr8.xx.fbcdn.net/v/t45/2_n.jpg?stp=b') },
      { brand, media: at('https://images.example/show?id=1') },
      { brand, media: at('https://images.example/show?id=2') },
    ])
    expect(await read(first)).toMatchObject({
      variations_count: 2,
      reuse: '2 ads of the brand with this image or video',
    })
    expect(await library.count({ min_variations: '2' })).toMatchObject({ total: 2 })
  })

  test('are not counted for a template, for a few words, and for an unknown advertiser', async () => {
    const ids = await addAds(
      server,
      ['{{product.name}} is on sale this week', 'Buy it now'].flatMap((body) => [
        { brand, body },
        { brand, body },
      ]),
    )
    const strangers = await addAds(server, [
      { brand: null, body: words },
      { brand: null, body: words },
    ])
    for (const id of ids) {
      expect(await read(id)).toMatchObject({ variations_count: 1, reuse: expect.stringContaining('too few words') })
    }
    for (const id of strangers) {
      expect(await read(id)).toMatchObject({ variations_count: 1, reuse: NO_ADVERTISER })
    }
  })
})

describe('[P-16] a score', () => {
  test('is written with the ad, and its tier is searched and counted', async () => {
    const [id = ''] = await addAds(server, [{ brand, status: 'active', started_at: daysAgo(200) }])
    expect(await read(id)).toMatchObject({ performance_score: 100, tier: 'winning', known_factors: 2 })
    expect(await library.getIds({ tier: 'winning' })).toEqual([id])
  })

  test('does not exist below two known factors, and each factor says why', async () => {
    const [id = ''] = await addAds(server, [{ brand: null, body: words, countries: ['DE'] }])
    const ad = await read(id)
    expect(ad).toMatchObject({ performance_score: null, tier: null, known_factors: 1 })
    expect(ad.score_factors?.factors.every(({ observed }) => observed !== '')).toBe(true)
  })

  test('follows a change of the ad, with its tier in searches', async () => {
    const record = buildAdRecord({ brand, status: 'active', started_at: daysAgo(200) })
    const writer = createAdWriter(server)
    await writer.ingest([record])
    const changed = { ...record, status: 'inactive' as const, stopped_at: daysAgo(199) }
    expect(await writer.ingest([changed])).toMatchObject({ updated: 1 })
    expect(await library.getIds({ tier: 'winning' })).toEqual([])
    const { data } = await library.search({ tier: 'testing' })
    expect(data).toMatchObject([{ performance_score: 12 }])
  })

  test("a source's own score is not taken over", async () => {
    const record = { ...buildAdRecord({ brand }), performance_score: 99 }
    await createAdWriter(server).ingest([record])
    const { data } = await library.search({})
    expect(data).toMatchObject([{ performance_score: null, tier: null }])
  })
})

describe('[P-16] the pass over all ads', () => {
  test('scores what is in the library from before, and goes on where it was interrupted', async () => {
    const ids = await addAds(
      server,
      [200, 100, 50, 20, 5].map((days) => ({ brand, status: 'active' as const, started_at: daysAgo(days) })),
    )
    const expected = await Promise.all(ids.map(read))
    await server.db.updateTable('ad_stats').set({ performance_score: null, score_factors: null }).execute()
    await server.db
      .updateTable('ad_search')
      .set({ facets: ['t:testing'], terms: "'t:testing'" })
      .execute()

    await passDays(2)
    let lots = 0
    const twoLots = {
      get aborted() {
        lots += 1
        return lots > 2
      },
    }
    const passed = () => server.db.selectFrom('ad_score_pass').selectAll().executeTakeFirstOrThrow()
    expect(await createAdScoringService({ ...server, adsPerLot: 2 }).score(twoLots)).toBe(4)
    expect(await passed()).toMatchObject({ scored: '4', finished_at: null })
    expect(await score()).toBe(1)
    expect(await passed()).toMatchObject({ scored: '5', changed: '5', finished_at: server.clock.now() })

    for (const [index, id] of ids.entries()) {
      const { performance_score, tier, score_factors } = await read(id)
      expect({ performance_score, tier, score_factors }).toEqual({
        performance_score: expected[index]?.performance_score,
        tier: expected[index]?.tier,
        score_factors: expected[index]?.score_factors,
      })
      expect(await library.getIds({ tier: tier ?? '' })).toContain(id)
    }
    const counts = (await agent.call(countAdFacets, { query: {} })).body.data.find(({ facet }) => facet === 'tier')
    expect(counts?.values.reduce((sum, { ads_count }) => sum + ads_count, 0)).toBe(5)
  })

  test('takes in what was seen since, in the night after', async () => {
    const record = buildAdRecord({ brand, status: 'active', started_at: daysAgo(10) })
    const writer = createAdWriter(server)
    await writer.ingest([{ ...record, last_seen_at: daysAgo(0) }])
    await score()
    await passDays(5)
    expect(await writer.ingest([{ ...record, last_seen_at: daysAgo(0) }])).toMatchObject({ unchanged: 1 })
    expect(await score()).toBe(1)
    const [id = ''] = await library.getIds({})
    expect((await read(id)).runTime).toBe('15 days, from the source’s start until we last saw it')
    expect(await score()).toBe(0)
  })
})
