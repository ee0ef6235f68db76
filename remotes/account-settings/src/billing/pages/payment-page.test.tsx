import {
  type BillingDetails,
  getPayment,
  listInvoices,
  listPendingCheckouts,
  updateBillingDetails,
} from '@marquee/contract/billing'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { Page } from './payment-page.tsx'

const details: BillingDetails = {
  name: 'Ada GmbH',
  email: '',
  line1: '',
  line2: '',
  city: '',
  postal_code: '',
  state: '',
  country: 'DE',
  tax_id_type: '',
  tax_id: '',
}

function renderPaymentPage(provider: 'stripe' | 'test' = 'stripe') {
  const card = { brand: 'Visa', last4: '4242', expires: '08/2030' }
  respondWith(listPendingCheckouts, { data: [] })
  respondWith(getPayment, { data: { provider, card, details } })
  respondWith(listInvoices, {
    data: [
      {
        id: buildId(1, 9),
        number: 'MQ-0001',
        description: 'Growth, monthly',
        state: 'paid',
        total: 7900,
        refunded: 0,
        dispute: null,
        currency: 'USD',
        issued_at: '2026-03-02T12:00:00.000Z',
        download_url: '/invoices/1/MQ-0001.pdf',
      },
    ],
    meta: { next_cursor: null },
  })
  return renderPage(<Page />, { address: '/account-settings/payment' })
}

describe('[P-66] [F-10] payment', () => {
  test('shows the card and the invoices, each with its PDF', async () => {
    renderPaymentPage()
    expect(await screen.findByText(/Visa •••• 4242/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Update card' })).toBeVisible()
    expect(await screen.findByRole('row', { name: /2026-03-02 Growth, monthly\s*MQ-0001 \$79\s*Paid/ })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download invoice MQ-0001' })).toBeVisible()
  })

  test('[A-14] an invoice is explained by a tooltip that fades like all others', async () => {
    const { user } = renderPaymentPage()
    await user.hover(await screen.findByRole('button', { name: 'Download invoice MQ-0001' }))
    const tooltip = await screen.findByRole('tooltip', { name: 'Download as PDF' })
    expect(tooltip.closest('.hint')).not.toBeNull()
    expect(tooltip.closest('[class*="zoom"]')).toBeNull()
  })

  test('[A-08] an invoice that cannot be downloaded says so and leaves the page where it is', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => {})
    const { user } = renderPaymentPage()
    const download = await screen.findByRole('button', { name: 'Download invoice MQ-0001' })
    jest.spyOn(globalThis, 'fetch').mockResolvedValue({ ok: false, status: 404 } as Response)
    await user.click(download)
    await waitFor(() => expect(alert).toHaveBeenCalledWith('Failed to download file!'))
    expect(screen.getByRole('button', { name: 'Update card' })).toBeVisible()
  })

  test('keeps the billing details, and says at its field what is wrong', async () => {
    const calls = respondWith(
      updateBillingDetails,
      failure(422, { message: 'No.', errors: { tax_id: ['Not valid.'] } }),
    )
    const { user } = renderPaymentPage()
    await user.type(await screen.findByRole('textbox', { name: 'City' }), 'Berlin')
    await user.click(screen.getByRole('button', { name: 'Save details' }))
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ name: 'Ada GmbH', city: 'Berlin', country: 'DE' }))
    expect(await screen.findByText('Not valid.')).toBeVisible()
  })

  test('the test checkout says that no money moves', async () => {
    renderPaymentPage('test')
    expect(await screen.findByText('This installation uses a test checkout. No money moves.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Use a card that is declined' })).toBeVisible()
  })
})
