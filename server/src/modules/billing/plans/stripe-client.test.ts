import type Stripe from 'stripe'
import { readKeyRefusals } from '../../../platform/metrics/refused-keys.ts'
import { startStripeServer, type StripeServer } from '../../../testing/stripe/stripe-server.ts'
import { callStripe, createStripeClient, requireStripeAddress } from './stripe-client.ts'

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
  test('a key that Stripe refuses is told in a sentence, noted for administrators, and not in the words of Stripe', async () => {
    const before = (await readKeyRefusals()).get('payments') ?? 0
    const revoked = createStripeClient({ ...stripe.settings, secretKey: 'sk_test_revoked' })
    await expect(callStripe(() => revoked.customers.create({ name: 'Ada' }))).rejects.toMatchObject({
      status: 502,
      code: 'stripe_unavailable',
      message:
        'Stripe does not accept the key of this server. Nothing was charged. Its operator has to set another one.',
    })
    expect((await readKeyRefusals()).get('payments')).toBe(before + 1)
    const renewed = createStripeClient(stripe.settings)
    await expect(callStripe(() => renewed.customers.create({ name: 'Ada' }))).resolves.toMatchObject({ name: 'Ada' })
  })

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
