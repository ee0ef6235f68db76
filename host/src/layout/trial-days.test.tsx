import type { AuthData } from '@marquee/contract/authentication'
import { buildAuthData } from '@marquee/testing/build-auth-data'
import { renderPage } from '@marquee/testing/render-page'
import { screen } from '@testing-library/react'
import { TrialDays } from './trial-days.tsx'

function renderTrial(changes: Partial<AuthData>) {
  renderPage(<TrialDays />, { authData: buildAuthData(changes) })
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-20T12:00:00Z'), doNotFake: ['queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

const ends_at = '2026-03-03T12:00:00Z'
const isOver = { has_active_subscription: false } as const
const runsOn = 'Until 3 March. Then saving and creating stop, and your work stays readable.'
const stays = 'Nothing was deleted: your work stays readable and can be exported.'

test.each<[string, string, Partial<AuthData>]>([
  ['14 trial days left', runsOn, { free_trial_days_remaining: { days: 14, ends_at } }],
  ['1 trial day left', runsOn, { free_trial_days_remaining: { days: 1, ends_at } }],
  ['Your trial ended on 3 March', stays, { ...isOver, free_trial_days_remaining: { days: 0, ends_at } }],
  [
    'Your trial ended on 3 March 2025',
    stays,
    { ...isOver, free_trial_days_remaining: { days: 0, ends_at: '2025-03-03T12:00:00Z' } },
  ],
  ['Your Growth plan has ended', stays, isOver],
  ['You have no plan yet', '', { ...isOver, user_plan: null }],
])('[A-13] the frame says "%s" and "%s", and leads to the plans', (words, detail, changes) => {
  renderTrial(changes)
  expect(screen.getByRole('link')).toHaveTextContent(`${words}${detail}Choose a plan`)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/plans')
})

test.each<[string, Partial<AuthData>, string]>([
  [
    'Growth begins on 3 AprilYour trial runs until then.See the subscription',
    {
      free_trial_days_remaining: { days: 14, ends_at: '2026-04-03T12:00:00Z' },
      plan_notice: { kind: 'begins', at: '2026-04-03T12:00:00Z' },
    },
    '/account-settings/subscription',
  ],
  [
    'Growth ends on 3 AprilUntil then everything works.Resume the plan',
    { plan_notice: { kind: 'ends', at: '2026-04-03T12:00:00Z' } },
    '/account-settings/subscription',
  ],
  [
    'Growth is paused until 3 AprilYour work stays readable.See the subscription',
    { ...isOver, plan_notice: { kind: 'paused', at: '2026-04-03T12:00:00Z' } },
    '/account-settings/subscription',
  ],
  ['Few credits are leftTop up', { credits_notice: 'low' }, '/account-settings/credits'],
  [
    'Your credits are used upWhat is running goes on; new work waits.Top up',
    { credits_notice: 'empty' },
    '/account-settings/credits',
  ],
])('[A-13] [P-62] the frame says "%s"', (words, changes, target) => {
  renderTrial(changes)
  expect(screen.getByRole('link')).toHaveTextContent(words)
  expect(screen.getByRole('link')).toHaveAttribute('href', target)
})

test('[A-13] nothing is said while a plan runs that was paid for', () => {
  renderTrial({})
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('[A-13] right after the end of the trial the page asks again', () => {
  const { services } = renderPage(<TrialDays />, {
    authData: buildAuthData({ free_trial_days_remaining: { days: 1, ends_at: '2026-03-20T12:01:00Z' } }),
  })
  jest.advanceTimersByTime(59_000)
  expect(services.session.refresh).not.toHaveBeenCalled()
  jest.advanceTimersByTime(5000)
  expect(services.session.refresh).toHaveBeenCalledTimes(1)
})
