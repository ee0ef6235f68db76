import { buildPlans, buildSubscription } from '@marquee/testing/build-subscription'
import { getPlanAction } from '../billing/state/plan-action.ts'
import { getPlanWords } from './plan-labels.ts'

const plans = buildPlans()
const end = '2026-04-02T12:00:00.000Z'

describe('[P-61] [F-15] how a plan stands, in words', () => {
  test.each([
    ['none', { standing: 'none', plan_code: null }, 'No plan yet', 'once for each user and mailbox'],
    [
      'a trial',
      { standing: 'trialing', is_paid: false },
      'You are trying Growth',
      'ends on 2026-04-02, and its credits with it. Without a plan',
    ],
    [
      'a bought trial',
      { standing: 'trialing' },
      'You are trying Growth',
      'Then your plan begins, for $79 a month and with 500 credits every month.',
    ],
    ['a plan', {}, 'You are on Growth', 'The next payment is on 2026-04-02: $79 a month.'],
    ['a yearly plan', { interval: 'year' }, 'You are on Growth', '$790 a year'],
    ['a cancelled plan', { cancels_at_period_end: true }, 'Growth ends on 2026-04-02', 'until the last day'],
    ['a downgrade', { scheduled: { plan_code: 'starter', interval: 'month' } }, 'Growth', 'Starter, for $29 a month'],
    ['a planned pause', { pause: { starts_at: end, ends_at: end } }, 'You are on Growth', 'free of charge'],
    [
      'a pause',
      { standing: 'paused', pause: { starts_at: end, ends_at: end } },
      'Growth is paused',
      'by itself on 2026',
    ],
    ['an unpaid plan', { standing: 'past_due', grace_ends_at: end }, 'The last payment failed', 'by 2026-04-02'],
    ['an ended plan', { standing: 'ended' }, 'Your Growth plan ended on 2026-04-02', 'Nothing is deleted'],
    ['an ended trial', { standing: 'ended', is_paid: false, trial_ends_at: end }, 'Your trial ended on', 'Nothing is'],
  ] as const)('%s', (_what, changes, title, sentence) => {
    const words = getPlanWords(buildSubscription(changes), plans)
    expect(words.title).toContain(title)
    expect(words.sentence).toContain(sentence)
  })
})

describe('[P-61] what the button of a plan does', () => {
  const [starter, growth] = plans
  test.each([
    [starter, 'month', {}, 'change', 'Downgrade to Starter'],
    [growth, 'month', {}, 'none', 'Your plan'],
    [growth, 'year', {}, 'change', 'Switch to yearly'],
    [growth, 'month', { plan_code: 'starter' }, 'change', 'Upgrade to Growth'],
    [growth, 'month', { standing: 'ended' }, 'buy', 'Choose Growth'],
    [growth, 'month', { standing: 'trialing', is_paid: false }, 'buy', 'Choose Growth'],
    [growth, 'month', { scheduled: { plan_code: 'starter', interval: 'month' } }, 'change', 'Stay on Growth'],
    [starter, 'month', { scheduled: { plan_code: 'starter', interval: 'month' } }, 'none', 'Your next plan'],
  ] as const)('case %#', (plan, interval, changes, kind, label) => {
    expect(plan && getPlanAction(plan, interval, buildSubscription(changes), plans)).toEqual({ kind, label })
  })
})
