import {
  type Affiliate,
  getAffiliate,
  joinAffiliateProgram,
  listCommissionEntries,
  listPayouts,
} from '@marquee/contract/affiliate'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { Page } from './affiliate-page.tsx'

const terms = {
  version: 3,
  commission_percent: 25,
  commission_months: 12,
  attribution_days: 60,
  hold_days: 30,
  minimum_payout: 5000,
  currency: 'USD',
}
const nothing = { available: 0, pending: 0, paid_out: 0 }

function renderAffiliatePage(affiliate: Affiliate) {
  respondWith(getAffiliate, () => ({ data: affiliate }))
  respondWith(listCommissionEntries, {
    data: [
      {
        id: buildId(1, 9),
        number: 1,
        kind: 'commission',
        amount: 1975,
        balance_after: 1975,
        currency: 'USD',
        available_at: '2026-04-01T12:00:00.000Z',
        created_at: '2026-03-02T12:00:00.000Z',
      },
    ],
    meta: { next_cursor: null },
  })
  respondWith(listPayouts, { data: [], meta: { next_cursor: null } })
  return renderPage(<Page />, { address: '/affiliate' })
}

describe('[R-14] [P-67] the affiliate program', () => {
  test('shows its terms in numbers, and is joined under these', async () => {
    const joined = { terms, membership: { joined_at: '2026-03-02T12:00:00.000Z', payout_email: 'x' }, balance: nothing }
    const calls = respondWith(joinAffiliateProgram, { data: joined })
    const { user } = renderAffiliatePage({ terms, membership: null, balance: nothing })
    expect(await screen.findByText(/You earn 25% of what each referred workspace pays/)).toBeVisible()
    expect(screen.getByText(/once at least \$50 is available/)).toBeVisible()
    const field = screen.getByRole('textbox', { name: 'E-mail of your PayPal account' })
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Agree and join' }))
    expect(await screen.findByText('Enter a valid e-mail address.')).toBeVisible()
    await user.type(field, 'money@studio.example')
    await user.click(screen.getByRole('button', { name: 'Agree and join' }))
    await waitFor(() => expect(calls[0]?.body).toEqual({ terms_version: 3, payout_email: 'money@studio.example' }))
  })

  test('tells a member what is paid next, what may be refunded, and every entry', async () => {
    const membership = { joined_at: '2026-01-02T12:00:00.000Z', payout_email: 'money@studio.example' }
    renderAffiliatePage({ terms, membership, balance: { available: -1000, pending: 1975, paid_out: 2000 } })
    expect(await screen.findByText(/The next commissions make up for it/)).toBeVisible()
    expect(
      await screen.findByRole('row', { name: /Commission on a payment\s*Can be paid out from 2026-04-01 \+\$19\.75/ }),
    ).toBeVisible()
    expect(screen.getByText('There are no payouts yet.')).toBeVisible()
  })
})
