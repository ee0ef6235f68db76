import { type DatedTotals, findFatigue } from './find-fatigue.ts'

const NONE = { spend: null, plays_3s: null, thruplays: null, purchases: null, revenue: null }

/** Days from 1 March on, with the same impressions each. */
function buildDays(days: readonly { reach: number; clicks: number }[], impressions = 1000): DatedTotals[] {
  return days.map(({ reach, clicks }, index) => {
    const day = new Date(Date.UTC(2026, 2, 1 + index)).toISOString().slice(0, 10)
    return { day, lastDay: day, totals: { ...NONE, impressions, reach, link_clicks: clicks } }
  })
}

/** A period from a day of March to another. */
function buildPeriod([from, to]: [number, number], { reach, clicks }: { reach: number; clicks: number }): DatedTotals {
  const toDay = (date: number) => new Date(Date.UTC(2026, 2, date)).toISOString().slice(0, 10)
  const totals = { ...NONE, impressions: 7000, reach: reach * 7, link_clicks: clicks * 7 }
  return { day: toDay(from), lastDay: toDay(to), totals }
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

  test('is found between two periods of a file without days', () => {
    const found = findFatigue([buildPeriod([1, 14], fresh), buildPeriod([15, 28], tired)])
    expect(found?.before).toEqual({ from: '2026-03-01', to: '2026-03-14', frequency: 1, ctr: 0.02 })
    expect(found?.after).toEqual({ from: '2026-03-15', to: '2026-03-28', frequency: 1.6, ctr: 0.01 })
  })

  test('is not told of periods that overlap or differ in length', () => {
    expect(findFatigue([buildPeriod([1, 14], fresh), buildPeriod([8, 21], tired)])).toBeNull()
    expect(findFatigue([buildPeriod([1, 7], fresh), buildPeriod([8, 28], tired)])).toBeNull()
  })
})
