// A stand-in for Stripe as a separate process: `node stripe-process.ts PRODUCT`. It writes its address when it is ready, and sends
// its messages to the product.
import { startStripeServer } from './stripe-server.ts'

const [product = ''] = process.argv.slice(2)
const DELIVER_EVERY_MS = 200

const stripe = await startStripeServer(() => new Date())
let delivered = 0

async function deliver(): Promise<void> {
  for (const event of stripe.events.slice(delivered)) {
    const { payload, signature } = stripe.sign(event)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    await fetch(`${product}/webhooks/stripe`, { method: 'POST', headers, body: payload }).catch(() => undefined)
    delivered += 1
  }
  setTimeout(() => void deliver(), DELIVER_EVERY_MS)
}

void deliver()
console.log(`stripe ${stripe.origin} ${stripe.settings.secretKey} ${stripe.settings.webhookSecret}`)
