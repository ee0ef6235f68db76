import { type AdministeredPayout, listAllPayouts, markPayoutPaid } from '@marquee/contract/affiliate'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { Page } from './payouts-page.tsx'

const payout: AdministeredPayout = {
  id: buildId(1, 9),
  amount: 12_350,
  currency: 'USD',
  state: 'due',
  payout_email: 'ada@studio.example',
  reference: '',
  paid_at: null,
  created_at: '2026-03-01T06:00:00.000Z',
  workspace_name: 'Studio Nord',
}

test('[P-67] a payout is marked as paid with the reference of its transfer', async () => {
  respondWith(listAllPayouts, { data: [payout], meta: { next_cursor: null } })
  const calls = respondWith(markPayoutPaid, { data: { ...payout, state: 'paid', reference: 'SEPA-1' } })
  const { user } = renderPage(<Page />)
  await user.click(await screen.findByRole('button', { name: 'Mark the payout to Studio Nord as paid' }))
  expect(await screen.findByText(/Transfer the amount to ada@studio.example first/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mark as paid' }))
  expect(await screen.findByText('Enter the reference of the transfer.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Reference of the transfer' }), 'SEPA-1')
  await user.click(screen.getByRole('button', { name: 'Mark as paid' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ reference: 'SEPA-1' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
