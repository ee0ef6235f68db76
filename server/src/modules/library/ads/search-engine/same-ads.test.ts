import { DAY_MS } from '../../../../platform/clock.ts'
import { addAds } from '../../../../testing/ad-builder.ts'
import { LAST_DAY } from '../../../../testing/made-up-ads.ts'
import { makeSearchCases } from '../../../../testing/search-cases.ts'
import { hasSearchDaemon } from '../../../../testing/search-daemon.ts'
import { lookAtSearch, openSearchStage, type SearchStage, watchEngine } from '../../../../testing/search-stage.ts'
import type { AdQuery } from '../search/ad-query.ts'
import { createAdSearch } from '../search/ad-search.ts'
import type { MatchSource } from '../search/match-source.ts'
import { createAdMover } from '../writing/ad-mover.service.ts'
import { createAdWriter } from '../writing/ad-writer.service.ts'
import { createSourceChoice } from './choose-source.ts'

/** Texts that a user may search for, and that ads may contain. */
const TEXTS = [
  'maybe near sentence paragraph zone',
  '"shoes maybe" NEAR/3 @terms ^start end$ =exact a* x|y <<before>> ZONE:(h1)',
  "Robert'); DROP TABLE ads; -- \\' OR 1=1 /* \\\\ */",
  'Straße für Füße, crème brûlée, ŁÓDŹ, İstanbul',
  'عروض الصيف الكبيرة على الأحذية',
  '夏の大セール 靴が半額 ２０％オフ',
  'โปรโมชั่นพิเศษ รองเท้า',
  'e-mail us at amazon.com, 50% off 2for1 3.14',
  '👟❤️ 𝐁𝐨𝐥𝐝 ﬁt naïve',
  '_ __ _f k:start f:video',
  `${'long'.repeat(66)} of the year of`,
]

const ALWAYS = { isUsable: () => Promise.resolve(true), isComplete: () => Promise.resolve(true) }

let stage: SearchStage
const describeWithDaemon = hasSearchDaemon ? describe : describe.skip

const day = (days: number) => new Date(LAST_DAY - days * DAY_MS).toISOString().slice(0, 10)

/** Filters, sorts and texts besides the shapes of the benchmark. */
const OTHER_SEARCHES: Record<string, string>[] = [
  { sort: 'oldest', country: 'US' },
  { sort: 'most_reused', format: 'image' },
  { sort: 'reach', format: 'video' },
  { sort: 'longest_running', include_unverified: 'true' },
  { sort: 'longest_running', status: 'inactive', platform: 'facebook' },
  { sort: 'oldest', status: 'active' },
  { started_after: day(300), started_before: day(100) },
  { min_days: '20' },
  { max_days: '40', status: 'inactive' },
  { max_days: '10', sort: 'longest_running' },
  { min_variations: '5' },
  { min_reach: '1' },
  { max_reach: '100' },
  { seen_after: day(5) },
  { seen_before: day(5) },
  { transcript: 'only' },
  { tier: 'testing,scaling', video_length: '16_30', age: '25_34' },
  { q: '-the -"ba be"' },
  { q: '-ba', sort: 'relevance' },
  ...TEXTS.flatMap((q) => [{ q }, { q: `"${q.replaceAll('"', '')}"` }, { q, sort: 'relevance' }]),
]

async function listQueries(): Promise<[string, AdQuery][]> {
  const { db, toQuery } = stage
  const [brand = '', other = ''] = await db
    .selectFrom('brands')
    .select('id')
    .orderBy('name')
    .limit(2)
    .execute()
    .then((rows) => rows.map(({ id }) => id))
  const brands = { followed: [brand, other], hidden: [other] }
  const shapes = Object.entries(makeSearchCases()).flatMap(([name, toCase]): [string, AdQuery][] =>
    [0, 7].map((round) => [name, toQuery(toCase(round))]),
  )
  return [
    ...shapes,
    ...OTHER_SEARCHES.map((asked): [string, AdQuery] => [JSON.stringify(asked), toQuery(asked)]),
    ['a brand', toQuery({ brand: brand })],
    ['not a brand', toQuery({ not_brand: brand, format: 'video' })],
    ['followed brands', toQuery({ followed: 'only' }, { brands })],
    ['no followed brands', toQuery({ followed: 'only' })],
    ['hidden brands', toQuery({ format: 'image' }, { brands })],
  ]
}

/** Holds what both find side by side. */
async function expectSame(given: MatchSource): Promise<void> {
  const { db, log } = stage
  const { asked, engine } = watchEngine(given)
  const chooseSource = createSourceChoice({ engine, shards: { count: 1, countLosses: () => 0 }, ...ALWAYS, log })
  const [byPostgres, byEngine] = [createAdSearch(db), createAdSearch(db, chooseSource)]
  for (const [name, query] of await listQueries()) {
    // Facets are counted by the same conditions as everything: words need them only once.
    const hasFacets = query.filters.q === undefined || query.sort === 'newest'
    const [theirs, ours] = [
      await lookAtSearch(byEngine, query, { others: byPostgres, hasFacets }),
      await lookAtSearch(byPostgres, query, { hasFacets }),
    ]
    expect({ name, ...theirs }).toEqual({ name, ...ours })
  }
  expect(asked.answered).toBeGreaterThan(200)
  expect(asked.failed).toBe(0)
}

describeWithDaemon('a search engine beside PostgreSQL', () => {
  beforeAll(async () => {
    stage = await openSearchStage(1000)
    await addAds(
      stage,
      TEXTS.map((text, index) => ({ body: text, title: `Text ${index}`, brand: null })),
    )
  })
  afterAll(() => stage.close())

  test('[P-88] finds the same ads, totals and facets for each shape of query', async () => {
    const { index, engine } = stage.open(1)
    const { count } = await stage.db
      .selectFrom('ads')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    expect(await index.build(() => {})).toBe(Number(count))
    await expectSame(engine)
  }, 60_000)

  test('[P-88] finds the same on two daemons after ads were added, changed, seen, moved and removed', async () => {
    const { db, clock } = stage
    const { index, engine } = stage.open(2)
    const writer = createAdWriter({ db, clock })
    await index.build(() => {})
    const changed = { source: 'upload', external_id: 'changed', brand: { name: 'Changed' } } as const
    await addAds(stage, [
      { ...changed, body: 'The first words', status: 'active' },
      ...TEXTS.map((body) => ({ body, status: 'active' as const, started_at: new Date(LAST_DAY).toISOString() })),
    ])
    await addAds(stage, [{ ...changed, body: 'The other words', status: 'inactive' }])
    const seenAt = new Date(LAST_DAY - 3 * DAY_MS).toISOString()
    await addAds(stage, [{ ...changed, body: 'The other words', status: 'inactive', last_seen_at: seenAt }])
    await db.deleteFrom('ads').where('external_id', 'like', 'bench-%7').execute()
    const [one, other] = await db.selectFrom('brands').select('id').orderBy('name').limit(2).execute()
    await db.transaction().execute((inside) => createAdMover(inside).merge(one?.id ?? '', other?.id ?? '', clock.now()))
    await writer.refresh()
    expect(await index.feed()).toBeGreaterThan(100)
    await expectSame(engine)
  }, 60_000)
})
