import {
  changePlan,
  type Checkout,
  decideTestCheckout,
  getCheckout,
  getPayment,
  listInvoices,
  listPendingCheckouts,
  previewPlanChange,
  startCheckout,
} from '@marquee/contract/billing'
import { getCredits } from '@marquee/contract/credits'
import { getSubscription, listPlans, type Subscription } from '@marquee/contract/plans'
import { buildAuthData } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { buildPlans, buildSubscription } from '@marquee/testing/build-subscription'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor, within } from '@testing-library/react'
import { Page } from './plans-page.tsx'

const id = buildId(1, 9)
const checkout: Checkout = {
  id,
  kind: 'plan',
  state: 'open',
  provider: 'test',
  title: 'Growth',
  due_now: 7900,
  recurring: { amount: 7900, interval: 'month', starts_at: '2026-04-02T09:00:00.000Z' },
  credits: 500,
  currency: 'USD',
  url: null,
}

beforeEach(() => {
  respondWith(listPendingCheckouts, { data: [] })
})

const CREDITS = {
  available: 120,
  held: 0,
  period: { starts_at: '2026-03-02T09:00:00.000Z', ends_at: null, granted: 500, spent: 380 },
  expiring: [],
  prices: [],
}

const BILLING_DETAILS = {
  name: '',
  email: '',
  line1: '',
  line2: '',
  city: '',
  postal_code: '',
  state: '',
  country: '',
  tax_id_type: '',
  tax_id: '',
} as const

function renderPlansPage(subscription: Partial<Subscription> = {}, address = '/plans', authData = buildAuthData()) {
  respondWith(listPlans, { data: buildPlans() })
  respondWith(getSubscription, { data: buildSubscription(subscription) })
  return renderPage(<Page />, { address, authData })
}

test('[P-61] a payment that is not confirmed yet is shown as open, with its way on', async () => {
  respondWith(listPendingCheckouts, { data: [{ ...checkout, state: 'pending' }] })
  renderPlansPage({ standing: 'ended' })
  expect(await screen.findByText('The payment for Growth is open')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the payment' })).toHaveAttribute('href', `/plans?checkout=${id}`)
})

describe('[P-60] [R-03] the plans', () => {
  test('stand side by side with prices and limits, the current one marked, by month and by year', async () => {
    const { user } = renderPlansPage()
    expect(await screen.findByText('$79')).toBeVisible()
    expect(screen.getByText('Current plan').closest('li')).toHaveTextContent('Growth')
    await user.click(screen.getByText(/^Yearly/))
    expect(screen.getByText('a month, $790 billed yearly')).toBeVisible()
    expect(screen.getByRole('row', { name: /Creative analyzer Not included Included/ })).toBeVisible()
  })

  test('a plan is bought on the test checkout', async () => {
    const calls = respondWith(startCheckout, { data: checkout })
    const { user, router } = renderPlansPage({ standing: 'ended' })
    respondWith(getCheckout, { data: checkout })
    await user.click(await screen.findByRole('button', { name: 'Choose Growth' }))
    await waitFor(() => expect(router.state.location.search).toBe(`?checkout=${id}`))
    expect(calls[0]?.body).toMatchObject({ kind: 'plan', plan_code: 'growth', interval: 'month' })
  })

  test('a change says what it costs before it is made', async () => {
    respondWith(previewPlanChange, {
      data: {
        timing: 'period_end',
        due_now: 0,
        currency: 'USD',
        takes_effect_at: '2026-04-02T12:00:00.000Z',
        next_amount: 2900,
        next_charge_at: '2026-04-02T12:00:00.000Z',
      },
    })
    const calls = respondWith(changePlan, { data: buildSubscription() })
    const { user, services } = renderPlansPage()
    await user.click(await screen.findByRole('button', { name: 'Downgrade to Starter' }))
    expect(await screen.findByText(/^Starter begins on 2026-04-02/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ summary: 'Starter begins on 2026-04-02' }),
      ),
    )
    expect(calls).toHaveLength(1)
  })

  test('who may not change the plan is told who may', async () => {
    renderPlansPage({ can_manage: false })
    expect(await screen.findByText(/^Only the owner and the admins/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Downgrade to Starter' })).toBeDisabled()
  })
})

describe('[G-04] [P-63] the plans of a workspace for ad templates alone', () => {
  const templatesOnly = buildAuthData({
    is_allow_ad_template: true,
    workspace_features: { explore_pages: false, swipe_file: false },
  })

  test('carry subscription, payment and cancellation for the owner who pays', async () => {
    respondWith(getPayment, { data: { provider: 'test', card: null, details: BILLING_DETAILS } })
    respondWith(listInvoices, { data: [], meta: { next_cursor: null } })
    respondWith(getCredits, { data: CREDITS })
    const { user, router } = renderPlansPage({}, '/plans', templatesOnly)
    expect(await screen.findByText(/^This workspace is for ad templates\./)).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Card' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Cancel or pause' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByRole('button', { name: 'Cancel plan' })).toBeVisible()
    await user.click(within(dialog).getByRole('link', { name: 'Keep my plan' }))
    expect(router.state.location).toMatchObject({ pathname: '/plans', search: '' })
  })

  test('show no payment while nobody pays', async () => {
    renderPlansPage({ is_paid: false }, '/plans', templatesOnly)
    expect(await screen.findByText('You are on Growth')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Cancel or pause' })).toBeNull()
  })
})

describe('[P-61] the test checkout', () => {
  test('says that no money moves, and what happens when the card is declined', async () => {
    let current = checkout
    respondWith(getCheckout, () => ({ data: current }))
    respondWith(decideTestCheckout, () => {
      current = { ...checkout, state: 'declined' }
      return { data: current }
    })
    const { user } = renderPlansPage({}, `/plans?checkout=${id}`)
    expect(await screen.findByText('This is a test checkout. No money moves.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'The card is declined' }))
    expect(await screen.findByText('The card was declined. Nothing was bought.')).toBeVisible()
  })

  test('a payment brings the plan, and the session is fetched again', async () => {
    respondWith(getCheckout, { data: { ...checkout, state: 'paid', due_now: 0 } })
    const { services } = renderPlansPage({}, `/plans?checkout=${id}`)
    expect(await screen.findByRole('heading', { name: 'You are on Growth' })).toBeVisible()
    expect(
      screen.getByText(
        /^Your trial goes on until 2026-04-02.* Then Growth begins and brings 500 credits every month\.$/,
      ),
    ).toBeVisible()
    await waitFor(() => expect(services.session.refresh).toHaveBeenCalled())
  })

  test.each([
    ['open', 'The payment is being confirmed'],
    ['pending', 'The payment is on its way'],
    ['declined', 'The payment did not go through'],
    ['expired', 'This checkout has expired'],
    ['duplicate', 'You have a plan already'],
  ] as const)('a purchase with Stripe that is %s says so', async (state, title) => {
    respondWith(getCheckout, { data: { ...checkout, provider: 'stripe', state } })
    renderPlansPage({}, `/plans?checkout=${id}`)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })

  test('one that cannot be loaded is asked for again', async () => {
    respondWith(getCheckout, failure(404, { message: 'This purchase does not exist.' }))
    renderPlansPage({}, `/plans?checkout=${id}`)
    expect(await screen.findByRole('alert')).toHaveTextContent('This purchase does not exist.')
  })
})
