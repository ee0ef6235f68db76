import { type DailyTotals, findFatigue } from './find-fatigue.ts'

const NONE = { spend: null, plays_3s: null, thruplays: null, purchases: null, revenue: null }

/** Days from 1 March on, with the same impressions each. */
function buildDays(days: readonly { reach: number; clicks: number }[], impressions = 1000): DailyTotals[] {
  return days.map(({ reach, clicks }, index) => ({
    day: new Date(Date.UTC(2026, 2, 1 + index)).toISOString().slice(0, 10),
    totals: { ...NONE, impressions, reach, link_clicks: clicks },
  }))
}

const fresh = { reach: 1000, clicks: 20 }
const tired = { reach: 625, clicks: 10 }

function repeat<T>(count: number, value: T): T[] {
  return Array.from({ length: count }, () => value)
}

describe('[P-34] fatigue of an ad', () => {
  test('is found where frequency rises while CTR falls, with its days', () => {
    const found = findFatigue(buildDays([...repeat(7, fresh), ...repeat(7, tired)]))
    expect(found?.since).toBe('2026-03-08')
    expect(found?.before).toEqual({ from: '2026-03-01', to: '2026-03-07', frequency: 1, ctr: 0.02 })
    expect(found?.after).toEqual({ from: '2026-03-08', to: '2026-03-14', frequency: 1.6, ctr: 0.01 })
  })

  test('is not a fall of CTR alone, and not a rise of frequency alone', () => {
    expect(findFatigue(buildDays([...repeat(7, fresh), ...repeat(7, { ...fresh, clicks: 10 })]))).toBeNull()
    expect(findFatigue(buildDays([...repeat(7, fresh), ...repeat(7, { ...tired, clicks: 20 })]))).toBeNull()
  })

  test('is not told from few impressions, nor from a fall that may be chance', () => {
    expect(findFatigue(buildDays([...repeat(7, fresh), ...repeat(7, tired)], 100))).toBeNull()
    const few = [...repeat(7, { reach: 150, clicks: 1 }), ...repeat(7, { reach: 100, clicks: 0 })]
    expect(findFatigue(buildDays([...few.slice(0, 13), { reach: 100, clicks: 4 }], 150))).toBeNull()
  })

  test('needs a whole week on both sides', () => {
    expect(findFatigue(buildDays([...repeat(7, fresh), ...repeat(6, tired)]))).toBeNull()
    expect(findFatigue([])).toBeNull()
  })
})
