import type { AdSort } from '@marquee/contract/ad-filters'
import { addAds } from '../../../../testing/ad-builder.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { type AdCriteria, toAdCriteria } from './ad-criteria.ts'
import { type AdOrder, adOrder, branchesByKey, type OrderBranch, type Position } from './ad-order.ts'
import { createAdSearchRepository, type ScanRange, type IndexScan } from './ad-search.repository.ts'

/** More than any sample of the library takes for a part of it. */
const ALL_ROWS = 64 * 200
const AS_OF = Date.UTC(2025, 5, 1)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await addAds(
    server,
    Array.from({ length: 120 }, (_, number) => ({
      body: number % 3 === 0 ? 'Shoes of the year' : 'The year of shoes',
      status: number % 4 === 0 ? ('active' as const) : ('inactive' as const),
      // Some start at the same moment: the id tells them apart.
      started_at: number % 7 === 6 ? null : new Date(Date.UTC(2025, 0, 1 + Math.floor(number / 5))).toISOString(),
      variations_count: 1 + (number % 2),
      platforms: number % 5 === 0 ? ['tiktok' as const] : ['facebook' as const],
    })),
  )
})
afterAll(() => server.close())

function toCriteria(filters: Parameters<typeof toAdCriteria>[0], sort: AdSort = 'newest') {
  return toAdCriteria(filters, {
    workspaceId: null,
    sort,
    includeUnverified: false,
    asOf: AS_OF,
    brands: { followed: [], hidden: [] },
  })
}

/** The ids of all matches, found range by range. */
async function findInRanges(
  way: 'scan' | 'collectNext',
  {
    criteria,
    branches,
    direction,
  }: Pick<AdOrder, 'direction'> & { criteria: AdCriteria; branches: readonly OrderBranch[] },
): Promise<string[]> {
  const repository = createAdSearchRepository(server.db)
  const found: string[] = []
  let after: Position | null = null
  do {
    const scanRange: ScanRange = { direction, after, until: null, size: 4 }
    const { matches, end }: IndexScan = await repository[way](criteria, branches, { scanRange, rows: 13 })
    found.push(...matches.map(({ id }) => id))
    after = end
  } while (after !== null)
  return found
}

describe('[F-01] matches among the next rows of an order', () => {
  test.each(['newest', 'oldest', 'most_reused', 'longest_running'] as const)(
    'by %s, scans and the index of words find every match, in order and once',
    async (sort) => {
      const repository = createAdSearchRepository(server.db)
      for (const filters of [
        { q: '"of the year"' },
        { platform: ['tiktok' as const] },
        { q: 'shoes -"the year of"' },
      ]) {
        for (const isActive of [null, true, false]) {
          const { direction, ...order } = adOrder(sort, isActive, AS_OF)
          for (const branches of branchesByKey({ direction, ...order })) {
            const criteria = toCriteria(filters)
            const all = await repository.collectMatches(criteria, branches, {
              direction,
              after: null,
              until: null,
              size: 1000,
            })
            const ids = all.matches.map(({ id }) => id)
            expect(ids.length).toBeGreaterThan(0)
            expect(await findInRanges('scan', { criteria, branches, direction })).toEqual(ids)
            expect(await findInRanges('collectNext', { criteria, branches, direction })).toEqual(ids)
          }
        }
      }
    },
    30_000,
  )

  test('each way of finding matches ranks them alike, and only where they are ranked', async () => {
    const repository = createAdSearchRepository(server.db)
    const [branches = []] = branchesByKey(adOrder('relevance', null, AS_OF))
    const scanRange = { direction: 'desc', after: null, until: null, size: 50 } as const
    async function findAll(sort: AdSort) {
      const criteria = toCriteria({ q: 'shoes year' }, sort)
      const { matches: scanned } = await repository.scan(criteria, branches, { scanRange, rows: ALL_ROWS })
      const { matches: next } = await repository.collectNext(criteria, branches, { scanRange, rows: ALL_ROWS })
      const { matches: collected } = await repository.collectMatches(criteria, branches, scanRange)
      expect(scanned).toMatchObject(next)
      expect(collected).toMatchObject(next)
      return scanned.map(({ rank }) => rank)
    }
    const ranks = await findAll('relevance')
    expect(ranks).toHaveLength(50)
    expect(Math.min(...ranks)).toBeGreaterThan(0)
    expect(new Set(await findAll('newest'))).toEqual(new Set([0]))
  })

  test('through the index of words, as many rows are looked at as asked for, whatever they hold', async () => {
    const ads = Array.from({ length: 2000 }, (_, number) => ({
      body: 'Tides',
      started_at: new Date(Date.UTC(2025, 4, 1, 0, number)).toISOString(),
    }))
    await addAds(server, ads)
    const [branches = []] = branchesByKey(adOrder('newest', null, AS_OF))
    const scanRange = { direction: 'desc', after: null, until: null, size: 4000 } as const
    const repository = createAdSearchRepository(server.db)

    const { matches, end } = await repository.collectNext(toCriteria({ q: 'tides' }), branches, {
      scanRange,
      rows: 640,
    })
    // A few of the newest ads are those of the other tests.
    expect(matches.length).toBeGreaterThan(600)
    expect(matches.length).toBeLessThanOrEqual(640)
    expect(end).not.toBeNull()
    expect(matches.at(-1)?.id).toBe(end?.id)

    const none = await repository.collectNext(toCriteria({ q: 'shoes' }), branches, { scanRange, rows: 640 })
    expect(none).toEqual({ matches: [], end })
  })
})
