import { visit } from '../agent.ts'
import { startTestServer } from '../test-server.ts'
import type { StripeEventBody } from './stripe-account.ts'
import { startStripeServer, type StripeServer } from './stripe-server.ts'

type SignedEvent = ReturnType<StripeServer['sign']>

/** A server that uses the stand-in for Stripe, which has the same clock as the server. */
export async function startStripeBilling() {
  let now = () => new Date()
  const stripe = await startStripeServer(() => now())
  const server = await startTestServer({ billing: { stripe: stripe.settings, hasTestCheckout: false } })
  now = () => server.clock.now()
  /** The number of events that were delivered or left out. */
  let seen = 0

  /** Delivers one event. @returns the status of the server's answer */
  async function send(event: StripeEventBody, signed: SignedEvent = stripe.sign(event)): Promise<number> {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signed.signature }
    const request = { method: 'POST', url: '/webhooks/stripe', headers, payload: signed.payload } as const
    return (await visit(server).request(request)).statusCode
  }

  /** Delivers the events since the last time. @param order changes their order, or repeats some */
  async function deliver(order: (events: StripeEventBody[]) => StripeEventBody[] = (events) => events): Promise<void> {
    const events = order(stripe.events.slice(seen))
    seen = stripe.events.length
    for (const event of events) {
      expect(await send(event)).toBe(200)
    }
  }

  return {
    server,
    stripe,
    send,
    deliver,

    /** Delivers events, and the events that result from them, until there are no more. */
    async deliverAll(order?: Parameters<typeof deliver>[0]): Promise<void> {
      while (seen < stripe.events.length) {
        await deliver(order)
      }
    },

    /** Drops all events until now, so that they are never delivered. */
    loseEvents(): void {
      seen = stripe.events.length
    },

    async close(): Promise<void> {
      await server.close()
      await stripe.close()
    },
  }
}

export type StripeBilling = Awaited<ReturnType<typeof startStripeBilling>>
