import { type AdObservations, scoreAd } from './score-ad.ts'

const NOTHING: AdObservations = {
  status: 'unknown',
  startedAt: null,
  stoppedAt: null,
  firstSeenAt: new Date('2026-11-01T09:00:00Z'),
  lastSeenAt: new Date('2026-11-01T09:00:00Z'),
  isSeenLately: true,
  sourceVariations: null,
  reuse: null,
  countries: 0,
  platforms: 0,
  reach: null,
}
const day = (date: string) => new Date(`${date}T09:00:00Z`)

function read(seen: Partial<AdObservations>) {
  const { performance_score, score_factors, variations_count } = scoreAd({ ...NOTHING, ...seen })
  const factors = Object.fromEntries(score_factors.factors.map(({ name, ...factor }) => [name, factor]))
  return { performance_score, variations_count, factors }
}

describe('[F-01] the score of an ad', () => {
  test('is 100 for the best observations, and the factors add up to it', () => {
    const { performance_score, factors } = read({
      status: 'active',
      startedAt: day('2026-07-04'),
      sourceVariations: 5,
      countries: 3,
      platforms: 3,
      reach: 400_000,
    })
    expect(performance_score).toBe(100)
    expect(Object.values(factors).map(({ points, max_points }) => [points, max_points])).toEqual([
      [40, 40],
      [20, 20],
      [15, 15],
      [15, 15],
      [10, 10],
    ])
  })

  test('is the share of the points that the known factors can give', () => {
    const seen = { status: 'inactive', startedAt: day('2026-10-01'), stoppedAt: day('2026-10-13') } as const
    const { performance_score, factors } = read(seen)
    expect(factors['Run time']).toMatchObject({ points: 21, max_points: 40 })
    expect(factors['Still running']).toMatchObject({ points: 0, max_points: 10 })
    expect(performance_score).toBe(Math.round((21 / 50) * 100))
    expect(read({ ...seen, reach: 1000 }).performance_score).toBe(Math.round((21 / 65) * 100))
  })

  test('does not exist when fewer than two factors are known; each unknown one says why', () => {
    const { performance_score, factors } = read({ status: 'active' })
    expect(performance_score).toBeNull()
    expect(factors).toEqual({
      'Run time': {
        points: null,
        max_points: 40,
        observed: 'The source gives no start, and we have seen the ad on one day only.',
      },
      'Creative reused': {
        points: null,
        max_points: 20,
        observed: 'The advertiser is not known, so its ads cannot be compared.',
      },
      Spread: { points: null, max_points: 15, observed: 'The source names neither countries nor platforms.' },
      'Reach in the EU': { points: null, max_points: 15, observed: 'The source does not publish it for this ad.' },
      'Still running': { points: 10, max_points: 10, observed: 'Yes' },
    })
  })
})

describe('[F-01] the run time', () => {
  const lastSeenAt = day('2026-11-11')
  test.each([
    [{ status: 'active', startedAt: day('2026-10-02') }, '40 days, from the source’s start until we last saw it'],
    [{ startedAt: day('2026-10-02'), stoppedAt: day('2026-10-03') }, '1 day, by the source’s dates'],
    [{ status: 'active' }, '10 days, first to last seen by us'],
    [{ startedAt: day('2026-10-02') }, '10 days, first to last seen by us'],
    [
      { startedAt: day('2026-10-02'), lastSeenAt: NOTHING.lastSeenAt },
      'The source does not say when the ad stopped or that it still runs.',
    ],
  ] as const)('of %j says whose dates it is from', (seen, observed) => {
    expect(read({ lastSeenAt, ...seen }).factors['Run time']?.observed).toBe(observed)
  })

  test('is 0 for an ad that starts after it was seen', () => {
    const { factors } = read({ status: 'active', startedAt: day('2026-12-01') })
    expect(factors['Run time']).toMatchObject({
      points: 0,
      observed: '0 days, from the source’s start until we last saw it',
    })
  })
})

describe('[F-01] the reuse of the creative', () => {
  test.each([
    [{ sourceVariations: 3, reuse: { sameWords: 9, sameImage: null } }, 3, '3 ads, counted by the source'],
    [{ reuse: { sameWords: 2, sameImage: 2 } }, 2, '2 ads of the brand with these words'],
    [{ reuse: { sameWords: null, sameImage: 1 } }, 1, '1 ad of the brand with this image or video'],
    [{ reuse: { sameWords: 2, sameImage: 4 } }, 4, '4 ads of the brand with this image or video'],
    [
      { reuse: { sameWords: null, sameImage: null } },
      1,
      'The ad has too few words to compare, and no image or video that we know.',
    ],
  ])('of %j is the number of its variations', (seen, variations, observed) => {
    const { variations_count, factors } = read(seen)
    expect(variations_count).toBe(variations)
    expect(factors['Creative reused']?.observed).toBe(observed)
  })
})
