import { cancelSubscription, pauseSubscription } from '@marquee/contract/billing'
import { getCredits } from '@marquee/contract/credits'
import { getSubscription, listPlans, type Subscription } from '@marquee/contract/plans'
import { buildPlans, buildSubscription } from '@marquee/testing/build-subscription'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen } from '@testing-library/react'
import { Page } from './cancellation-page.tsx'

function renderCancellationPage(changes: Partial<Subscription> = {}) {
  let subscription = buildSubscription(changes)
  respondWith(listPlans, { data: buildPlans() })
  respondWith(getSubscription, () => ({ data: subscription }))
  respondWith(getCredits, {
    data: {
      available: 120,
      held: 0,
      period: { starts_at: '2026-03-02T09:00:00.000Z', ends_at: null, granted: 500, spent: 380 },
      expiring: [],
      prices: [],
    },
  })
  const cancelled = respondWith(cancelSubscription, () => {
    subscription = { ...subscription, cancels_at_period_end: true }
    return { data: subscription }
  })
  return { ...renderPage(<Page />, { address: '/cancellation' }), cancelled }
}

describe('[P-63] cancelling', () => {
  test('says what ends and when, and what stays', async () => {
    renderCancellationPage()
    expect(await screen.findByRole('heading', { name: 'What ends on 2026-04-02' })).toBeVisible()
    expect(screen.getByText(/^The use of 120 credits/)).toBeVisible()
    expect(screen.getByText('Nothing is deleted')).toBeVisible()
  })

  test('takes a reason and one click, and can be taken back', async () => {
    const { user, cancelled } = renderCancellationPage()
    const button = await screen.findByRole('button', { name: 'Cancel plan' })
    expect(button).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: 'It costs too much' }))
    await user.click(button)
    expect(await screen.findByRole('heading', { name: 'Your plan is cancelled' })).toBeVisible()
    expect(cancelled[0]?.body).toEqual({ reason: 'too_expensive', comment: '' })
    expect(screen.getByRole('button', { name: 'Resume plan' })).toBeVisible()
  })

  test('offers a smaller plan and a pause of up to three months', async () => {
    const calls = respondWith(pauseSubscription, { data: buildSubscription() })
    const { user } = renderCancellationPage()
    expect(await screen.findByRole('button', { name: 'Change to Starter' })).toBeVisible()
    await user.click(screen.getByText('3 months'))
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    expect(calls[0]?.body).toEqual({ months: 3 })
  })

  test('a yearly plan is not offered a pause, and the smallest no smaller one', async () => {
    renderCancellationPage({ interval: 'year', plan_code: 'starter' })
    expect(await screen.findByRole('button', { name: 'Cancel plan' })).toBeVisible()
    expect(screen.queryByText('Would one of these fit better?')).toBeNull()
  })

  test('has nothing to do where nobody pays', async () => {
    renderCancellationPage({ is_paid: false })
    expect(await screen.findByRole('heading', { name: 'There is nothing to cancel' })).toBeVisible()
  })
})
