import type Stripe from 'stripe'
import { startStripeServer, type StripeServer } from '../../../testing/stripe/stripe-server.ts'
import { createStripeClient, requireStripeAddress } from './stripe-client.ts'

let stripe: StripeServer

beforeAll(async () => {
  stripe = await startStripeServer(() => new Date())
})
afterAll(() => stripe.close())

describe("[P-61] Stripe's stand-in", () => {
  test('refuses what Stripe does not know, and what is missing', async () => {
    const sdk = createStripeClient(stripe.settings)
    const params = { name: 'Ada', colour: 'red' } as Stripe.CustomerCreateParams
    await expect(sdk.customers.create(params)).rejects.toThrow('Received unknown parameter: colour')
    const session = { mode: 'payment', success_url: 'https://a.example' } as Stripe.Checkout.SessionCreateParams
    await expect(sdk.checkout.sessions.create(session)).rejects.toThrow('Missing required param: line_items')
  })
})

describe('[P-66] payment with Stripe', () => {
  test.each([
    ['https://checkout.stripe.com/c/pay/1', true],
    ['https://stripe.com.evil.example/pay', false],
    ['http://checkout.stripe.com/pay', false],
    ['https://evilstripe.com/pay', false],
  ])('a browser is sent to %s: %s', (address, isAllowed) => {
    const visitPage = () => requireStripeAddress(address, { ...stripe.settings, apiBase: 'https://api.stripe.com' })
    if (isAllowed) {
      expect(visitPage()).toBe(address)
    } else {
      expect(visitPage).toThrow("not Stripe's")
    }
  })
})
