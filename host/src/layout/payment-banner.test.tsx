import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { renderPage } from '@marquee/testing/render-page'
import { screen } from '@testing-library/react'
import { PaymentBanner } from './payment-banner.tsx'

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-20T12:00:00Z'), doNotFake: ['queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

const plan_notice = { kind: 'payment_failed', at: '2026-03-25T11:00:00Z' } as const

describe('[P-61] a payment that failed', () => {
  test('is told to who can pay, with the days of grace and the way to the card', () => {
    renderPage(<PaymentBanner />, { authData: buildAuthData({ plan_notice }) })
    const banner = screen.getByRole('region', { name: 'Payment' })
    expect(banner).toHaveTextContent('Everything works until 25 March (5 days left).')
    expect(screen.getByRole('link', { name: 'Update the card' })).toHaveAttribute('href', '/account-settings/payment')
  })

  test('is told to everybody else, who can only tell the owner', () => {
    const user = buildUser({ current_workspace_role: 'member' })
    renderPage(<PaymentBanner />, { authData: buildAuthData({ plan_notice, user }) })
    expect(screen.getByRole('region')).toHaveTextContent('Tell the owner of this workspace.')
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  test('nothing is said otherwise', () => {
    renderPage(<PaymentBanner />, {})
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })
})
