import { compareRates, subtractRates } from './compare-rates.ts'

describe('the comparison of two versions', () => {
  test('[P-53] has the interval that Newcombe 1998 gives in table II, contrast (a), by method 10', () => {
    const { value, low, high } = subtractRates({ count: 80, successes: 48 }, { count: 70, successes: 56 })
    expect([value, low, high].map((one) => one.toFixed(4))).toEqual(['0.2000', '0.0524', '0.3339'])
  })

  test('[P-53] says nothing of few visitors or hardly any form', () => {
    expect(compareRates({ count: 99, successes: 40 }, { count: 500, successes: 100 })).toBeNull()
    expect(compareRates({ count: 5000, successes: 2 }, { count: 5000, successes: 2 })).toBeNull()
    expect(compareRates({ count: 100, successes: 5 }, { count: 100, successes: 0 })).not.toBeNull()
  })

  test('[P-53] equal rates have an interval around zero, and no interval leaves the possible', () => {
    const same = compareRates({ count: 200, successes: 10 }, { count: 200, successes: 10 })
    expect(same?.value).toBe(0)
    expect(same?.low).toBeCloseTo(-(same?.high ?? 0), 12)
    const extreme = compareRates({ count: 100, successes: 0 }, { count: 100, successes: 130 })
    expect(extreme?.value).toBe(1)
    expect(extreme?.high).toBeLessThanOrEqual(1)
  })
})
