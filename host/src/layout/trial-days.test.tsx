import { buildAuthData } from '@marquee/testing/build-auth-data'
import { renderPage } from '@marquee/testing/render-page'
import { screen } from '@testing-library/react'
import { TrialDays } from './trial-days.tsx'

function renderTrial(days: number | null) {
  const free_trial_days_remaining = days === null ? null : { days, ends_at: '2026-03-03T12:00:00Z' }
  renderPage(<TrialDays />, { authData: buildAuthData({ free_trial_days_remaining }) })
}

test.each([
  [14, '14 trial days left'],
  [1, '1 trial day left'],
  [0, 'Your trial ends today'],
])('[A-13] a free trial of %i more days says so, and leads to the plans', (days, words) => {
  renderTrial(days)
  expect(screen.getByRole('link')).toHaveTextContent(words)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/plans')
})

test('[A-13] without a free trial nothing is said of one', () => {
  renderTrial(null)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
