import type { AdSort } from '@marquee/contract/ads'
import { addAds } from '../../testing/ad-builder.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { toAdCriteria } from './ad-criteria.ts'
import { adOrder, branchesByKey, type Position } from './ad-order.ts'
import { createAdSearchRepository } from './ad-search.repository.ts'

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
      started_at: new Date(Date.UTC(2025, 0, 1 + Math.floor(number / 5))).toISOString(),
      variations_count: 1 + (number % 2),
      platforms: number % 5 === 0 ? ['tiktok' as const] : ['facebook' as const],
    })),
  )
})
afterAll(() => server.close())

function criteriaOf(filters: Parameters<typeof toAdCriteria>[0], sort: AdSort = 'newest') {
  return toAdCriteria(filters, {
    sort,
    includeUnverified: false,
    asOf: AS_OF,
    brands: { followed: [], hidden: [] },
  })
}

describe('[F-01] matches among the next rows of an order', () => {
  test.each(['newest', 'oldest', 'most_reused', 'longest_running'] as const)(
    'by %s, the index of words finds what a walk finds',
    async (sort) => {
      const repository = createAdSearchRepository(server.db)
      for (const filters of [
        { q: '"of the year"' },
        { platform: ['tiktok' as const] },
        { q: 'shoes -"the year of"' },
      ]) {
        for (const isActive of [null, true, false]) {
          for (const branches of branchesByKey(adOrder(sort, isActive, AS_OF))) {
            const { direction } = adOrder(sort, isActive, AS_OF)
            const criteria = criteriaOf(filters)
            let after: Position | null = null
            const found: string[] = []
            do {
              const request = { stretch: { direction, after, until: null, size: 4 }, rows: 13 }
              const walk = await repository.walk(criteria, branches, request)
              expect(walk).toMatchObject(await repository.gatherNext(criteria, branches, request))
              found.push(...walk.matches.map(({ id }) => id))
              after = walk.end
            } while (after !== null)
            const all = await repository.gather(criteria, branches, { direction, after, until: null, size: 1000 })
            expect(found).toEqual(all.matches.map(({ id }) => id))
            expect(found.length).toBeGreaterThan(0)
          }
        }
      }
    },
    30_000,
  )

  test('each way of finding matches ranks them alike, and only where they are ranked', async () => {
    const repository = createAdSearchRepository(server.db)
    const [branches = []] = branchesByKey(adOrder('relevance', null, AS_OF))
    const stretch = { direction: 'desc', after: null, until: null, size: 50 } as const
    async function findAll(sort: AdSort) {
      const criteria = criteriaOf({ q: 'shoes year' }, sort)
      const { matches: walked } = await repository.walk(criteria, branches, { stretch, rows: 100 })
      const { matches: next } = await repository.gatherNext(criteria, branches, { stretch, rows: 100 })
      const { matches: gathered } = await repository.gather(criteria, branches, stretch)
      expect(walked).toMatchObject(next)
      expect(gathered).toMatchObject(next)
      return walked.map(({ rank }) => rank)
    }
    const ranks = await findAll('relevance')
    expect(ranks).toHaveLength(50)
    expect(Math.min(...ranks)).toBeGreaterThan(0)
    expect(new Set(await findAll('newest'))).toEqual(new Set([0]))
  })
})
