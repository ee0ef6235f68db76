import { isSubscriptionActive, trialDaysRemaining } from './plans.policy.ts'

const now = new Date('2026-03-10T12:00:00Z')
const earlier = new Date('2026-03-10T11:59:59Z')
const later = new Date('2026-03-10T12:00:01Z')

describe('[C-10] an active subscription', () => {
  test.each([
    ['active', null, earlier, true],
    ['trialing', later, earlier, true],
    ['trialing', earlier, later, false],
    ['past_due', null, later, true],
    ['past_due', null, earlier, false],
    ['canceled', null, later, true],
    ['canceled', null, earlier, false],
  ] as const)('%s, trial until %s, period until %s: %s', (status, trialEndsAt, currentPeriodEnd, expected) => {
    expect(isSubscriptionActive({ status, trialEndsAt, currentPeriodEnd }, now)).toBe(expected)
  })
})

describe('[C-10] the days that remain of a trial', () => {
  test.each([
    ['2026-03-24T12:00:00Z', 14],
    ['2026-03-11T12:00:01Z', 2],
    ['2026-03-10T12:00:01Z', 1],
    ['2026-03-10T12:00:00Z', 0],
    ['2026-01-01T00:00:00Z', 0],
  ])('until %s: %s', (trialEndsAt, days) => {
    const terms = { status: 'trialing', trialEndsAt: new Date(trialEndsAt), currentPeriodEnd: later } as const
    expect(trialDaysRemaining(terms, now)).toBe(days)
  })

  test('a plan that is paid for has none', () => {
    expect(trialDaysRemaining({ status: 'active', trialEndsAt: earlier, currentPeriodEnd: later }, now)).toBeNull()
  })
})
