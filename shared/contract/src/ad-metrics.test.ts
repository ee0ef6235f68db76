import { type AdTotals, toMetrics } from './ad-metrics.ts'

const NOTHING: AdTotals = {
  spend: null,
  impressions: null,
  reach: null,
  link_clicks: null,
  plays_3s: null,
  thruplays: null,
  purchases: null,
  revenue: null,
}

describe('[P-34] metrics of an ad', () => {
  test('are what a person works out by hand', () => {
    const totals: AdTotals = {
      spend: 250,
      impressions: 20_000,
      reach: 8000,
      link_clicks: 300,
      plays_3s: 6000,
      thruplays: 1500,
      purchases: 12,
      revenue: 900,
    }
    expect(toMetrics(totals)).toEqual({
      spend: 250,
      hook_rate: 0.3,
      hold_rate: 0.25,
      ctr: 0.015,
      cvr: 0.04,
      cpa: 250 / 12,
      roas: 3.6,
      frequency: 2.5,
    })
  })

  test('say nothing where a part is missing or nothing can be divided by', () => {
    expect(Object.values(toMetrics(NOTHING)).every((value) => value === null)).toBe(true)
    const noClicks = { ...NOTHING, spend: 10, impressions: 0, link_clicks: 0, purchases: 0, revenue: 0 }
    expect(toMetrics(noClicks)).toMatchObject({ spend: 10, ctr: null, cvr: null, cpa: null, roas: 0 })
  })
})
