import { getPlanNotice, isSubscriptionActive, trialDaysRemaining } from './plans.policy.ts'

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

describe('[A-13] [F-15] what is about to happen to a plan', () => {
  const active = { status: 'active', trialEndsAt: null, currentPeriodEnd: later, isBought: true } as const
  test.each([
    ['nothing while it runs', active, null],
    [
      'an unpaid one ends after its days of grace',
      { ...active, status: 'past_due', graceEndsAt: later },
      'payment_failed',
    ],
    ['nothing after the days of grace', { ...active, status: 'past_due', graceEndsAt: earlier }, null],
    ['a cancelled one ends', { ...active, cancelAtPeriodEnd: true }, 'ends'],
    ['a bought trial begins', { ...active, status: 'trialing', trialEndsAt: later }, 'begins'],
    ['a trial that nobody bought', { ...active, status: 'trialing', trialEndsAt: later, isBought: false }, null],
    ['a pause that runs', { ...active, pauseStartsAt: earlier, pauseEndsAt: later }, 'paused'],
    ['a pause that is to come', { ...active, pauseStartsAt: later, pauseEndsAt: later }, null],
  ] as const)('%s', (_what, terms, expected) => {
    expect(getPlanNotice(terms, now)?.kind ?? null).toBe(expected)
  })
})
