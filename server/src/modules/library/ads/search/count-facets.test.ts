import { toAdCriteria } from './ad-criteria.ts'
import type { AdFilters } from '@marquee/contract/ad-filters'
import { countFacets, countInSample, type FacetCountSource } from './count-facets.ts'
import type { SampleRate } from './ad-conditions.repository.ts'

const common = { workspaceId: null, brands: { followed: [], hidden: [] } } as const
const options = { ...common, sort: 'newest', includeUnverified: false, asOf: 0 } as const

/** Counts the facets of a search that the planner expects so many matches of, and tells what was looked at for it. */
async function count(expected: number, filters: AdFilters, matches = expected, viewer: string | null = null) {
  const rates: SampleRate[] = []
  const source: FacetCountSource = {
    repository: {
      listAll: () => Promise.resolve([]),
      count: (_criteria, rate, cap) => {
        rates.push(rate)
        const looked = Math.min(cap, Math.floor(matches / rate))
        return Promise.resolve({ counts: [{ lexeme: 'f:image', ads_count: looked }], looked })
      },
    },
    estimate: () => Promise.resolve(expected),
  }
  const counted = await countFacets(filters, (some) =>
    countInSample(source, { ...toAdCriteria(some, options), viewer }),
  )
  const format = counted.find(({ facet }) => facet === 'format')
  return { rates, isEstimate: format?.is_estimate, images: format?.values[0]?.ads_count }
}

describe('[F-01] the ads that facets are counted in', () => {
  test.each([
    [4000, 1],
    [5000, 16],
    [32_000, 16],
    [32_001, 64],
    [128_001, 256],
  ])('of %i matches with a word, one of %i is counted', async (matches, rate) => {
    const { rates, isEstimate, images } = await count(matches, { q: 'shoes' })
    expect(rates).toEqual([rate])
    expect(isEstimate).toBe(rate > 1)
    expect(images).toBeGreaterThan(matches * 0.95)
    expect(images).toBeLessThan(matches * 1.05)
  })

  test.each([
    // 312 of every 16th are 4,992; 516 of every 64th are 33,024.
    [5000, 5000],
    [33_050, 33_000],
  ])('what a sample says of %i matches is rounded to two digits: %i', async (matches, images) => {
    expect((await count(matches, { q: 'shoes' })).images).toBe(images)
  })

  test('without a word or facet the larger samples are as much as is looked at', async () => {
    expect((await count(5000, { min_reach: 100 })).rates).toEqual([64])
    expect((await count(200_000, { min_reach: 100 })).rates).toEqual([256])
  })

  test('matches that the planner took for many are counted one by one', async () => {
    const { rates, isEstimate, images } = await count(40_000, { q: '"a phrase of words"' }, 640)
    expect(rates).toEqual([64, 1])
    expect({ isEstimate, images }).toEqual({ isEstimate: false, images: 640 })
  })

  test('matches that the planner took for few are sampled', async () => {
    const { rates, isEstimate } = await count(100, { q: 'shoes' }, 50_000)
    expect(rates).toEqual([1, 16])
    expect(isEstimate).toBe(true)
  })

  test('[P-93] without filters only the own ads are counted, in a sample if there are many', async () => {
    expect((await count(40_000, {})).rates).toEqual([])
    expect(await count(200, {}, 200, 'workspace')).toMatchObject({ rates: [1], isEstimate: false, images: 200 })
    expect(await count(40_000, {}, 40_000, 'workspace')).toMatchObject({ rates: [64], isEstimate: true })
  })
})
