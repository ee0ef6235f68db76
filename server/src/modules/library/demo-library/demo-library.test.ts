import { tiers } from '@marquee/contract/ads'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type AdWriter, createAdWriter } from '../ads/writing/ad-writer.service.ts'
import { createDemoLibraryService, type DemoLibraryService } from './demo-library.service.ts'
import { generateDemoAds } from './generate-demo-ads.ts'

/** A part of the library is enough to see how it is written. */
const ADS = 600

function generate(options: Parameters<typeof generateDemoAds>[0]) {
  return [...generateDemoAds(options)].slice(0, ADS)
}

/** Hundreds of rows are written several times, on whatever machine this is. */
jest.setTimeout(60_000)

let server: TestServer
let library: DemoLibraryService
const forgotten: string[] = []

function openLibrary(
  ingest: AdWriter['ingest'] = (records) => createAdWriter(server).ingest(records),
): DemoLibraryService {
  const media = { forgetImages: async (ids: readonly string[]) => void forgotten.push(...ids) }
  return createDemoLibraryService({
    db: server.db,
    clock: server.clock,
    adWriter: { ...createAdWriter(server), ingest },
    media,
    generate,
  })
}

const storedAds = () =>
  server.db.selectFrom('ads').select(['external_id', 'body', 'title']).where('source', '=', 'demo').execute()

beforeAll(async () => {
  server = await startTestServer()
  library = openLibrary()
})
afterAll(async () => server.close())

test('a run that was killed goes on at the next start, and ends with the same ads', async () => {
  const adWriter = createAdWriter(server)
  let batches = 0
  const dying = openLibrary(async (records) => {
    batches += 1
    if (batches === 2) {
      throw new Error('killed')
    }
    return adWriter.ingest(records)
  })
  expect(await dying.begin()).toBe(true)
  expect(await library.hasFirstAds()).toBe(false)
  const asOf = server.clock.now()
  await expect(dying.resume()).rejects.toThrow('killed')
  expect((await storedAds()).length).toBe(250)
  expect(await library.hasFirstAds()).toBe(true)

  server.clock.advance(86_400)
  expect(await library.begin()).toBe(true)
  await library.resume()
  const expected = [...generate({ now: asOf })]
  const found = new Map((await storedAds()).map((ad) => [ad.external_id, ad]))
  expect(found.size).toBe(ADS)
  for (const ad of expected) {
    expect(found.get(ad.external_id)).toMatchObject({ body: ad.body, title: ad.title })
  }
  expect(await library.begin()).toBe(false)
})

test('[P-12] a library of an earlier edition is written anew at the next start, and the ads that it had besides go', async () => {
  const adWriter = createAdWriter(server)
  const [ad] = generate({ now: server.clock.now() })
  const old = { ...ad!, raw: { demo: true }, media: [] }
  await adWriter.ingest([old, { ...old, external_id: `${old.external_id}-of-old` }])
  expect(await library.begin()).toBe(true)
  await library.resume()
  const found = (await storedAds()).map(({ external_id }) => external_id)
  expect(found).toContain(old.external_id)
  expect(found).toHaveLength(ADS)
  expect(await library.begin()).toBe(false)
})

test('[P-01] every ad has a score from at least three factors, and every tier occurs', async () => {
  const rows = await server.db
    .selectFrom('ads')
    .innerJoin('ad_stats', 'ad_stats.ad_id', 'ads.id')
    .innerJoin('ad_search', 'ad_search.ad_id', 'ads.id')
    .select(['performance_score', 'score_factors', 'facets'])
    .where('source', '=', 'demo')
    .execute()
  for (const { performance_score, score_factors } of rows) {
    const known = score_factors?.factors.filter(({ points }) => points !== null) ?? []
    expect(known.length).toBeGreaterThanOrEqual(3)
    expect(performance_score).toBeGreaterThan(0)
  }
  const found = new Set(rows.flatMap(({ facets }) => facets.filter((facet) => facet.startsWith('t:'))))
  expect(found).toEqual(new Set(tiers.map((tier) => `t:${tier}`)))
})

test('seeding again makes nothing twice', async () => {
  expect(await library.seed()).toBe(ADS)
  expect((await storedAds()).length).toBe(ADS)
})

test('a library that is taken out while it is written stays out', async () => {
  const adWriter = createAdWriter(server)
  let batches = 0
  const writing = openLibrary(async (records) => {
    batches += 1
    if (batches === 2) {
      await library.remove()
    }
    return adWriter.ingest(records)
  })
  await writing.seed()
  expect((await storedAds()).length).toBe(0)
  expect(await library.begin()).toBe(false)
  expect(await library.seed()).toBe(ADS)
})

test('it is removed with its images, and does not come back at the next start', async () => {
  forgotten.length = 0
  expect(await library.remove()).toBe(ADS)
  expect((await storedAds()).length).toBe(0)
  expect(forgotten.length).toBeGreaterThan(ADS)
  expect(await library.hasFirstAds()).toBe(true)
  expect(await library.begin()).toBe(false)
})
