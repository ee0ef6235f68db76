import { type AdFacet, countAdFacets } from '@marquee/contract/ad-facets'
import type { CallInput } from '@marquee/contract/endpoint'
import { addAds } from '../../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp, visit } from '../../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
  agent = await signUp(server)
})
afterAll(() => server.close())
afterEach(async () => {
  await server.db.deleteFrom('ads').execute()
})

async function readCounts(facet: AdFacet, query: CallInput<typeof countAdFacets>['query'] = {}) {
  const { body } = await agent.call(countAdFacets, { query })
  const counted = body.data.find((one) => one.facet === facet)
  return {
    isEstimate: counted?.is_estimate,
    values: Object.fromEntries((counted?.values ?? []).map(({ value, ads_count }) => [value, ads_count])),
  }
}

describe('[F-01] counts beside the choices of the filters', () => {
  test('without a filter the whole library is counted, as of the last import', async () => {
    await addAds(server, [
      { platforms: ['tiktok', 'facebook'], status: 'active', niches: ['pets'], age_min: 18, age_max: 30 },
      {
        platforms: ['tiktok'],
        status: 'inactive',
        niches: ['pets', 'food'],
        eu_total_reach: 20_000,
      },
    ])
    expect(await readCounts('platform')).toEqual({ isEstimate: false, values: { tiktok: 2, facebook: 1 } })
    expect((await readCounts('status')).values).toEqual({ active: 1, inactive: 1 })
    expect((await readCounts('niche')).values).toEqual({ pets: 2, food: 1 })
    expect((await readCounts('age')).values).toEqual({ '18_24': 1, '25_34': 1 })
    expect((await readCounts('spend')).values).toEqual({ medium: 1 })
    expect((await readCounts('source')).values).toEqual({ upload: 2 })
    expect((await readCounts('tier')).values).toEqual({ scaling: 1, testing: 1 })
  })

  test("a facet's own choice does not narrow its counts, the other choices do", async () => {
    await addAds(server, [
      { platforms: ['tiktok'], niches: ['pets'], status: 'active' },
      { platforms: ['tiktok'], niches: ['food'], status: 'inactive' },
      { platforms: ['facebook'], niches: ['pets'] },
      { platforms: ['youtube'], niches: ['games'], body: 'Other words' },
    ])
    const query = { platform: 'tiktok', niche: 'pets,food', q: 'plain' }
    expect((await readCounts('platform', query)).values).toEqual({ tiktok: 2, facebook: 1 })
    expect((await readCounts('niche', query)).values).toEqual({ pets: 1, food: 1 })
    expect((await readCounts('status', query)).values).toEqual({ active: 1, inactive: 1 })
    expect((await readCounts('status', { ...query, status: 'active' })).values).toEqual({ active: 1, inactive: 1 })
    expect((await readCounts('format', { ...query, status: 'active' })).values).toEqual({ text: 1 })
  })

  test('many matches are estimated from a random sample, and said to be', async () => {
    await addAds(
      server,
      Array.from({ length: 6000 }, (_, number) => ({
        brand: null,
        niches: ['pets'],
        countries: [number % 4 === 0 ? 'DE' : 'US'],
        status: number < 40 ? ('active' as const) : ('inactive' as const),
      })),
    )
    const { isEstimate, values } = await readCounts('country', { niche: 'pets' })
    expect(isEstimate).toBe(true)
    // 1,500 and 4,500: with 375 ads in the sample, six standard deviations are a little over half of the smaller one.
    expect(values['DE']).toBeGreaterThan(700)
    expect(values['DE']).toBeLessThan(2300)
    expect(values['US']).toBeGreaterThan(3000)
    expect(await readCounts('country', { niche: 'pets', status: 'active' })).toEqual({
      isEstimate: false,
      values: { DE: 10, US: 30 },
    })
  }, 60_000)

  test('the counts of the longest running leave out what that order leaves out', async () => {
    await addAds(server, [{ status: 'active', platforms: ['tiktok'] }])
    expect((await readCounts('platform', { sort: 'longest_running' })).values).toEqual({})
    expect((await readCounts('platform', { sort: 'longest_running', include_unverified: 'true' })).values).toEqual({
      tiktok: 1,
    })
  })

  test('[C-11] a wrong filter is refused, a visitor too', async () => {
    expect((await agent.call(countAdFacets, { query: { platform: 'myspace' } })).status).toBe(422)
    expect((await visit(server).call(countAdFacets, { query: {} })).status).toBe(401)
  })
})
