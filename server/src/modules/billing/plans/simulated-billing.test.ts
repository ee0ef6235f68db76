import { getChangeTiming, getProration } from './plan-changes.ts'
import { advanceSubscription, beginSubscription, changeSubscription } from './simulated-billing.ts'
import type { PlanTerms, SubscriptionChange, SubscriptionState } from './subscription-state.ts'

function buildPlan(code: string, priceMonth: number): PlanTerms {
  return { id: code, code, title: code, priceMonth, priceYear: priceMonth * 10, currency: 'USD', credits: 100 }
}
const starter = buildPlan('starter', 2900)
const growth = buildPlan('growth', 7900)
const agency = buildPlan('agency', 19900)

const day = (value: string) => new Date(`${value}T00:00:00Z`)
const START = day('2026-03-01')
const MONTH_END = day('2026-04-01')
const { state: monthly } = beginSubscription({ plan: growth, interval: 'month' }, null, START)
const { state: yearly } = beginSubscription({ plan: growth, interval: 'year' }, null, START)
const { state: trial } = beginSubscription({ plan: growth, interval: 'month' }, day('2026-03-10'), START)

function show({ plan, interval, status, periodEnd }: SubscriptionState) {
  return `${plan.code} ${interval} ${status} until ${periodEnd.toISOString().slice(0, 10)}`
}
function after(state: SubscriptionState, change: SubscriptionChange, now: Date, isCardGood = true) {
  return advanceSubscription(changeSubscription(state, change, START).state, isCardGood, now)
}

describe('[P-61] when a change of plan comes', () => {
  test.each([
    ['the same', monthly, growth, 'month', 'keep'],
    ['a larger plan', monthly, agency, 'month', 'now'],
    ['a smaller plan', monthly, starter, 'month', 'period_end'],
    ['yearly', monthly, growth, 'year', 'now'],
    ['yearly and smaller', monthly, starter, 'year', 'period_end'],
    ['monthly after yearly', yearly, growth, 'month', 'period_end'],
    ['monthly and larger after yearly', yearly, agency, 'month', 'period_end'],
    ['a smaller plan in a trial', trial, starter, 'month', 'now'],
  ] as const)('%s', (_what, current, plan, interval, expected) => {
    expect(getChangeTiming(current, { plan, interval })).toBe(expected)
  })

  test('an upgrade in the middle of the period costs half of the difference', () => {
    const middle = new Date((START.getTime() + MONTH_END.getTime()) / 2)
    expect(getProration(monthly, { plan: agency, interval: 'month' }, middle)).toBe(6000)
    expect(getProration(monthly, { plan: growth, interval: 'year' }, middle)).toBe(79_000 - 3950)
    expect(getProration(trial, { plan: agency, interval: 'month' }, middle)).toBe(0)
  })
})

describe('[P-61] a subscription as time passes', () => {
  test('is charged at once and renewed each month', () => {
    const { charges } = beginSubscription({ plan: growth, interval: 'month' }, null, START)
    expect(charges).toMatchObject([{ total: 7900, isPaid: true }])
    const renewed = advanceSubscription(monthly, true, day('2026-06-15'))
    expect(show(renewed.state)).toBe('growth month active until 2026-07-01')
    expect(renewed.charges.map(({ at }) => at.toISOString().slice(0, 7))).toEqual(['2026-04', '2026-05', '2026-06'])
  })

  test('carries a trial over and is charged at its end', () => {
    expect(show(trial)).toBe('growth month trialing until 2026-03-10')
    const renewed = advanceSubscription(trial, true, day('2026-03-10'))
    expect(show(renewed.state)).toBe('growth month active until 2026-04-10')
    expect(renewed.charges).toHaveLength(1)
  })

  test('an upgrade counts at once, a switch to yearly begins a year', () => {
    const up = changeSubscription(monthly, { kind: 'switch_now', plan: agency, interval: 'month' }, START)
    expect([show(up.state), up.charges[0]?.total]).toEqual(['agency month active until 2026-04-01', 12_000])
    const year = changeSubscription(monthly, { kind: 'switch_now', plan: growth, interval: 'year' }, day('2026-03-11'))
    expect(show(year.state)).toBe('growth year active until 2027-03-11')
  })

  test('a downgrade counts at the end of the period, and can be taken back', () => {
    const change = { kind: 'switch_at_period_end', plan: starter, interval: 'month' } as const
    expect(show(after(monthly, change, day('2026-03-31')).state)).toContain('growth month active')
    expect(show(after(monthly, change, MONTH_END).state)).toBe('starter month active until 2026-05-01')
    const kept = changeSubscription(after(monthly, change, START).state, { kind: 'keep_plan' }, START)
    expect(show(advanceSubscription(kept.state, true, MONTH_END).state)).toContain('growth')
  })

  test('a cancelled plan runs until its end, and can be resumed until then', () => {
    expect(show(after(monthly, { kind: 'cancel' }, day('2026-03-31')).state)).toContain('active')
    const ended = after(monthly, { kind: 'cancel' }, day('2026-08-01'))
    expect([show(ended.state), ended.charges]).toEqual(['growth month canceled until 2026-04-01', []])
    const cancelled = changeSubscription(monthly, { kind: 'cancel' }, START).state
    const resumed = changeSubscription(cancelled, { kind: 'resume' }, day('2026-03-31')).state
    expect(show(advanceSubscription(resumed, true, MONTH_END).state)).toContain('active until 2026-05-01')
  })

  test('a pause costs nothing and ends by itself', () => {
    const paused = after(monthly, { kind: 'pause', months: 2 }, day('2026-05-20'))
    expect(paused.charges).toEqual([])
    expect(paused.state.pause).toEqual({ startsAt: MONTH_END, endsAt: day('2026-06-01') })
    const back = advanceSubscription(paused.state, true, day('2026-06-01'))
    expect([show(back.state), back.charges.length]).toEqual(['growth month active until 2026-07-01', 1])
    expect(back.state.pause).toBeNull()
  })

  test('a pause that runs can be ended, and a new period begins', () => {
    const paused = after(monthly, { kind: 'pause', months: 2 }, day('2026-04-20')).state
    const back = changeSubscription(paused, { kind: 'resume' }, day('2026-04-20'))
    expect([show(back.state), back.charges.length]).toEqual(['growth month active until 2026-05-20', 1])
  })

  test('a declined card gives seven days of grace, and then ends the plan', () => {
    const late = advanceSubscription(monthly, false, day('2026-04-05'))
    expect(late.state).toMatchObject({ status: 'past_due', graceEndsAt: day('2026-04-08') })
    expect(late.charges).toMatchObject([{ isPaid: false }])
    const ended = advanceSubscription(late.state, false, day('2026-04-08'))
    expect(show(ended.state)).toBe('growth month canceled until 2026-04-08')
    expect(ended.state.graceEndsAt).toBeNull()
  })
})
