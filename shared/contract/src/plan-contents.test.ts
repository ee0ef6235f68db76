import { endpoints } from './endpoints.ts'
import { planFeature } from './features.ts'
import { PLAN_FEATURES, PLAN_LIMITS } from './plan-contents.ts'
import type { Plan } from './plans.ts'

const starter: Plan = {
  code: 'starter',
  title: 'Starter',
  price_month: 2900,
  price_year: 29_000,
  currency: 'USD',
  credits: 100,
  seats: 1,
  spy_limit: 5,
  analyzer_accounts: 1,
  features: { brand_spy: true, generation: true },
}

/** Keys reach endpoints by the feature `api`, which their admission asks for. */
const ASKED_BY_KEYS = 'api'

describe('[P-60] what a plan says that it gives', () => {
  test('is every feature that plans differ in, once', () => {
    const named = PLAN_FEATURES.flatMap(({ feature }) => feature ?? [])
    expect(named.toSorted()).toEqual(planFeature.options.toSorted())
  })

  test('is asked for by an endpoint', () => {
    const asked = new Set<string>([ASKED_BY_KEYS])
    for (const endpoint of endpoints.values()) {
      for (const feature of endpoint.feature) {
        asked.add(feature)
      }
    }
    expect(planFeature.options.filter((feature) => !asked.has(feature))).toEqual([])
  })

  test('no ad account is promised without the analyzer', () => {
    const accounts = PLAN_LIMITS.find(({ title }) => title === 'Ad accounts to analyze')
    expect(accounts?.read(starter)).toBe(false)
    expect(accounts?.read({ ...starter, features: { creative_analyzer: true } })).toBe(1)
  })
})
