import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { type FormObject, listParameterNames, readFormBody, readMetadata, readParameter } from './form-body.ts'
import { type Checkout, createStripeAccount, type StripeEventBody } from './stripe-account.ts'
import { createStripeCalls } from './stripe-calls.ts'
import { createStripeDashboard } from './stripe-dashboard.ts'
import { blankPaymentIntent } from './stripe-payment-objects.ts'
import { CALL_RULES, type CallRule } from './stripe-parameters.ts'
import { StripeRefusal } from './stripe-refusal.ts'

const STRIPE_TEST_KEY = 'sk_test_standin'
const STRIPE_TEST_WEBHOOK_SECRET = 'whsec_standin'

type PaymentEnd = 'pays' | 'is_declined' | 'pays_later'

/**
 * A stand-in for Stripe with the calls that the product makes, in Stripe's own formats. It refuses unknown and missing
 * parameters and other keys, answers a repeated idempotency key with the first answer, and signs its messages with the SDK.
 */
export async function startStripeServer(now: () => Date, port = 0) {
  const account = createStripeAccount(now)
  const answers = new Map<string, string>()
  let origin = ''
  const calls = createStripeCalls(account, () => origin)
  const held = new Map<string, { noteAsked: () => void; released: Promise<void> }>()
  const { webhooks } = new Stripe(STRIPE_TEST_KEY)

  /** The next answer of a path is made when it is asked for, and sent when it is released: a network that is slow. */
  function holdAnswer(path: string) {
    const { promise: asked, resolve: noteAsked } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    held.set(path, { noteAsked, released })
    return { asked, release }
  }

  async function waitIfHeld(path: string): Promise<void> {
    const hold = held.get(path)
    held.delete(path)
    hold?.noteAsked()
    await hold?.released
  }

  function answerCall(method: string, url: URL, form: FormObject, key: string | undefined): string {
    const { rule, ids } = findRule(method, url.pathname)
    checkParameters(rule, form)
    const before = key === undefined ? undefined : answers.get(key)
    const answer = before ?? JSON.stringify(calls[rule.path]?.(ids, form))
    if (key !== undefined) {
      answers.set(key, answer)
    }
    return answer
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin)
    const body = await text(request)
    if (!url.pathname.startsWith('/v1/')) {
      showPage(url, response)
      return
    }
    try {
      if (request.headers.authorization !== `Bearer ${STRIPE_TEST_KEY}`) {
        throw new StripeRefusal(401, 'api_key_expired', 'Expired API Key provided.')
      }
      const form = readFormBody(request.method === 'POST' ? body : url.search.slice(1))
      const key = request.headers['idempotency-key']
      const answer = answerCall(request.method ?? '', url, form, typeof key === 'string' ? key : undefined)
      await waitIfHeld(url.pathname)
      response.setHeader('content-type', 'application/json').end(answer)
    } catch (error) {
      const { status, code, type, message, param } =
        error instanceof StripeRefusal ? error : new StripeRefusal(500, 'error', String(error), 'api_error')
      response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
      response.end(JSON.stringify({ error: { code, type, message, param } }))
    }
  }

  function beginSubscription({ session, form }: Checkout, isPaid: boolean): void {
    const price = readParameter(form, 'line_items', '0', 'price') ?? ''
    const trialEnd = Number(readParameter(form, 'subscription_data', 'trial_end') ?? 0)
    const end = trialEnd === 0 ? null : trialEnd
    const metadata = readMetadata(form, 'subscription_data', 'metadata')
    const terms = { trialEnd: end, status: isPaid ? 'active' : 'incomplete', metadata } as const
    session.subscription = account.subscribe(String(session.customer), price, terms).id
    session.payment_status = end === null && !isPaid ? 'unpaid' : 'paid'
  }

  function payOnce({ session, form }: Checkout, isPaid: boolean): void {
    const amount = Number(readParameter(form, 'line_items', '0', 'price_data', 'unit_amount'))
    session.payment_status = isPaid ? 'paid' : 'unpaid'
    session.payment_intent = buildPaymentIntent(amount, isPaid ? 'succeeded' : 'processing')
    if (isPaid) {
      const metadata = readMetadata(form, 'invoice_creation', 'invoice_data', 'metadata')
      account.addInvoice(String(session.customer), amount, 'Credits', account.seconds(), { metadata })
    }
  }

  function buildPaymentIntent(amount: number, status: Stripe.PaymentIntent.Status): Stripe.PaymentIntent {
    return { ...blankPaymentIntent, id: account.makeId('pi'), created: account.seconds(), amount, status }
  }

  /** Completes a checkout like a customer on Stripe's page. */
  function pay(sessionId: string, end: PaymentEnd = 'pays'): void {
    const checkout = account.checkouts.get(sessionId)
    if (checkout?.session.status !== 'open' || end === 'is_declined') {
      return
    }
    const { session } = checkout
    session.status = 'complete'
    if (session.mode === 'subscription') {
      beginSubscription(checkout, end === 'pays')
    } else {
      payOnce(checkout, end === 'pays')
    }
    account.emit('checkout.session.completed', session)
  }

  /** The outcome of a payment that was started and not decided. */
  function decide(sessionId: string, isPaid: boolean): void {
    const session = account.checkouts.get(sessionId)?.session
    const subscription = account.subscriptions.get(String(session?.subscription))
    if (session === undefined) {
      return
    }
    session.payment_status = isPaid ? 'paid' : 'unpaid'
    session.payment_intent = buildPaymentIntent(0, isPaid ? 'succeeded' : 'requires_payment_method')
    if (subscription !== undefined) {
      subscription.status = isPaid ? 'active' : 'incomplete_expired'
    }
    account.emit(`checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, session)
  }

  function showPage(url: URL, response: ServerResponse): void {
    const [, page, id = ''] = url.pathname.split('/')
    const session = account.checkouts.get(id)?.session
    const end = url.searchParams.get('end')
    response.setHeader('content-type', 'text/html')
    if (page !== 'pay' || session === undefined) {
      response.end(`<h1>Stand-in for Stripe</h1><p>${page === 'portal' ? 'Customer portal' : 'Nothing here'}</p>`)
      return
    }
    if (end !== null) {
      pay(id, end === 'pays' ? 'pays' : 'is_declined')
      const target = String(end === 'pays' ? session.success_url : session.cancel_url)
      response.writeHead(303, { location: target }).end()
      return
    }
    response.end('<h1>Stand-in for Stripe</h1><a href="?end=pays">Pay</a> <a href="?end=leaves">Back</a>')
  }

  /** A message in Stripe's format. @param at the time of the signature */
  function sign(event: StripeEventBody, at = now(), secret = STRIPE_TEST_WEBHOOK_SECRET) {
    const payload = JSON.stringify(event)
    const timestamp = Math.floor(at.getTime() / 1000)
    return { payload, signature: webhooks.generateTestHeaderString({ payload, secret, timestamp }) }
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...account,
    ...createStripeDashboard(account),
    origin,
    pay,
    decide,
    holdAnswer,
    sign,
    settings: { secretKey: STRIPE_TEST_KEY, webhookSecret: STRIPE_TEST_WEBHOOK_SECRET, apiBase: origin },
    close: () => new Promise<void>((resolve) => void (server.closeAllConnections(), server.close(() => resolve()))),
  }
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>

function findRule(method: string, path: string): { rule: CallRule; ids: string[] } {
  for (const rule of CALL_RULES) {
    const [ruleMethod, pattern = ''] = rule.path.split(' ')
    const match = new RegExp(`^${pattern.replaceAll(':id', '(\\w+)')}$`).exec(path)
    // A literal segment of the path is not an id: /v1/invoices/create_preview.
    if (ruleMethod === method && match !== null) {
      return { rule, ids: match.slice(1) }
    }
  }
  throw new StripeRefusal(404, 'unknown_url', `Unrecognized request URL (${method}: ${path}).`)
}

function checkParameters({ allowed, required }: CallRule, form: FormObject): void {
  const names = listParameterNames(form)
  const unknown = names.find((name) => !allowed.includes(name.split('.')[0] ?? ''))
  if (unknown !== undefined) {
    const message = `Received unknown parameter: ${unknown}`
    throw new StripeRefusal(400, 'parameter_unknown', message, 'invalid_request_error', unknown)
  }
  const missing = required.find((name) => !names.includes(name))
  if (missing !== undefined) {
    const message = `Missing required param: ${missing}.`
    throw new StripeRefusal(400, 'parameter_missing', message, 'invalid_request_error', missing)
  }
}
