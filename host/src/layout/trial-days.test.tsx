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

test.each<[string, Partial<AuthData>]>([
  ['14 trial days left', { free_trial_days_remaining: { days: 14, ends_at } }],
  ['2 trial days left', { free_trial_days_remaining: { days: 2, ends_at } }],
  ['1 trial day left', { free_trial_days_remaining: { days: 1, ends_at } }],
  ['Your trial ended on 3 March', { ...isOver, free_trial_days_remaining: { days: 0, ends_at } }],
  [
    'Your trial ended on 3 March 2025',
    { ...isOver, free_trial_days_remaining: { days: 0, ends_at: '2025-03-03T12:00:00Z' } },
  ],
  ['Your Growth plan has ended', isOver],
  ['You have no plan yet', { ...isOver, user_plan: null }],
])('[A-13] the frame says "%s", and leads to the plans', (words, changes) => {
  renderTrial(changes)
  expect(screen.getByRole('link')).toHaveTextContent(`${words}Choose a plan`)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/plans')
})

test('[A-13] nothing is said while a plan runs that was paid for', () => {
  renderTrial({})
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
