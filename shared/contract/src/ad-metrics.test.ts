import { type AdTotals, NO_TOTALS, toMetrics } from './ad-metrics.ts'

describe('[P-34] metrics of an ad', () => {
  test('are what a person works out by hand', () => {
    const totals: AdTotals = {
      ...NO_TOTALS,
      spend: 250,
      impressions: 20_000,
      reach: 8000,
      link_clicks: 300,
      plays_3s: 6000,
      thruplays: 1500,
      plays_100: 800,
      purchases: 12,
      revenue: 900,
    }
    expect(toMetrics(totals)).toEqual({
      spend: 250,
      cpm: 12.5,
      hook_rate: 0.3,
      hold_rate: 0.25,
      completion_rate: 0.04,
      ctr: 0.015,
      cvr: 0.04,
      cpa: 250 / 12,
      roas: 3.6,
      frequency: 2.5,
    })
  })

  test('say nothing where a part is missing or nothing can be divided by', () => {
    expect(Object.values(toMetrics(NO_TOTALS)).every((value) => value === null)).toBe(true)
    const noClicks = { ...NO_TOTALS, spend: 10, impressions: 0, link_clicks: 0, purchases: 0, revenue: 0 }
    expect(toMetrics(noClicks)).toMatchObject({ spend: 10, ctr: null, cvr: null, cpa: null, roas: 0 })
  })
})
