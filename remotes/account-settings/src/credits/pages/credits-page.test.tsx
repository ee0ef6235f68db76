import { type CreditEntry, getCredits, listCreditEntries, listCreditUsage } from '@marquee/contract/credits'
import { listCreditPacks, listPendingCheckouts } from '@marquee/contract/billing'
import { getSubscription, listPlans, type Subscription } from '@marquee/contract/plans'
import { buildPlans, buildSubscription } from '@marquee/testing/build-subscription'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { Page } from './credits-page.tsx'

const period = { starts_at: '2026-03-02T09:00:00.000Z', ends_at: '2026-04-02T09:00:00.000Z' }
const days = { first_day: '2026-03-02', last_day: '2026-04-02' }

function buildCreditEntry(changes: Partial<CreditEntry> = {}, number = 1): CreditEntry {
  return {
    id: buildId(number, 9),
    number,
    kind: 'spend',
    amount: -2,
    balance_after: 498,
    feature: 'image_generation',
    feature_title: 'Image',
    description: 'Image',
    user_name: 'Ada',
    created_at: '2026-03-03T09:00:00.000Z',
    ...changes,
  }
}

function answer(entries: CreditEntry[] = [buildCreditEntry()], subscription: Partial<Subscription> = {}): void {
  respondWith(getCredits, {
    data: {
      available: 1498,
      held: 4,
      period: { ...period, granted: 500, spent: 26 },
      expiring: [{ amount: 474, expires_at: '2026-05-02T09:00:00.000Z' }],
      prices: [{ feature: 'image_generation', title: 'Image', unit: 'image', credits: 2 }],
    },
  })
  respondWith(listCreditPacks, { data: [{ code: '100', credits: 100, price: 1500, currency: 'USD' }] })
  respondWith(getSubscription, { data: buildSubscription(subscription) })
  respondWith(listPlans, { data: buildPlans() })
  respondWith(listPendingCheckouts, { data: [] })
  respondWith(listCreditUsage, ({ query }) =>
    query.period === 'previous'
      ? { data: [], meta: null }
      : {
          data: [
            { day: '2026-03-03', feature: 'image_generation', feature_title: 'Image', spent: 6, count: 3 },
            { day: '2026-03-03', feature: 'video_generation', feature_title: 'Video', spent: 20, count: 1 },
          ],
          meta: { ...period, ...days },
        },
  )
  respondWith(listCreditEntries, ({ query }) =>
    query.cursor === undefined
      ? { data: query.show === 'all' ? [] : entries, meta: { next_cursor: 'more' } }
      : { data: [buildCreditEntry({ description: 'Older' }, 2)], meta: { next_cursor: null } },
  )
}

const renderCreditsPage = () => renderPage(<Page />, { address: '/account-settings/credits' })

describe('[P-62] [F-10] the page about credits', () => {
  test('tells what is available, held and used, what ends when, and what things cost', async () => {
    answer()
    renderCreditsPage()
    expect(await screen.findByText('1,498')).toBeVisible()
    expect(screen.getByText('Held by running work').nextSibling).toHaveTextContent('4')
    expect(screen.getByText('474 credits can be used until 2026-05-02.')).toBeVisible()
    expect(screen.getByText('2 credits')).toBeVisible()
  })

  test('shows the usage as a chart and as a table', async () => {
    answer()
    const { user } = renderCreditsPage()
    expect(await screen.findByRole('group', { name: /26 credits in all/ })).toBeVisible()
    await user.click(screen.getByText('Table'))
    expect(screen.getByRole('row', { name: '2026-03-03 Video 1 20' })).toBeVisible()
  })

  test('lists each entry with what it was for, and more on request', async () => {
    answer([buildCreditEntry({ kind: 'topup', amount: 500, description: 'Top-up', user_name: null })])
    const { user } = renderCreditsPage()
    expect(await screen.findByRole('row', { name: /2026-03-03 Top-up \+500 498/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Older')).toBeVisible()
  })

  test('a failed request is made again', async () => {
    answer()
    respondWith(getCredits, failure(500, { message: 'Not now.' }))
    const { user } = renderCreditsPage()
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.')
    answer()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByText('1,498')).toBeVisible())
  })
})

test('[P-62] in a trial, the credits are those of the trial, and those of the plan that was bought come after it', async () => {
  answer(undefined, { standing: 'trialing', is_paid: true, trial_ends_at: '2026-04-02T09:00:00.000Z' })
  renderCreditsPage()
  expect(await screen.findByText(/^Your trial gives 500 credits/)).toBeVisible()
  expect(screen.getByText('On 2026-04-02 Growth begins, with 500 credits every month.')).toBeVisible()
})
