import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { testdata } from '../testdata.ts'
import { startStripeServer, type StripeServer } from './stripe-server.ts'

const anObject = z.record(z.string(), z.unknown())
const listed = z.object({ object: z.literal('list'), data: z.array(anObject) })
const { resources } = z
  .object({ resources: z.record(z.string(), anObject) })
  .parse(JSON.parse(readFileSync(testdata('stripe', 'fixtures.json'), 'utf8')))

/** What the SDK's types ask for, and the fixtures are too old or too short to have. */
const NOT_IN_FIXTURES = [
  'checkout.session.allowed_payment_method_types',
  'checkout.session.payment_intent.allowed_payment_method_types',
  'checkout.session.payment_intent.payment_record',
  'invoice_payment.payment.payment_intent',
  'subscription.cancellation_details.feedback_option',
  'subscription.items.data.*.current_trial',
]
/** Of an older version of the API; the SDK no longer knows it. */
const NO_LONGER_SENT = ['invoice.subscription']

/** In what an answer differs from what Stripe has published about such an object. */
function compare(answer: unknown, published: unknown, path: string): string[] {
  if (answer === null || published === null || answer === undefined) {
    return []
  }
  if (Array.isArray(answer)) {
    return compareLists(answer, published, path)
  }
  if (typeof answer !== 'object') {
    return typeof answer === typeof published ? [] : [`${path} is a ${typeof answer}`]
  }
  const fields = anObject.parse(answer)
  const resource = resources[String(fields['object'])]
  // An expanded object stands where its id would.
  const expected = typeof published === 'string' || resource !== undefined ? resource : anObject.parse(published)
  return expected === undefined ? [] : compareFields(fields, expected, path)
}

function compareLists(answer: readonly unknown[], published: unknown, path: string): string[] {
  const [example] = Array.isArray(published) ? published : []
  return example === undefined ? [] : answer.flatMap((one) => compare(one, example, `${path}.*`))
}

function compareFields(fields: Record<string, unknown>, published: Record<string, unknown>, path: string): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const place = `${path}.${name}`
    // Its names are ours.
    if (name === 'metadata' || NOT_IN_FIXTURES.includes(place)) {
      return []
    }
    return name in published ? compare(value, published[name], place) : [`${place} is not Stripe's`]
  })
}

/** The differences of a whole object, with the fields that it lacks. */
function check(answer: unknown): string[] {
  const fields = anObject.parse(answer)
  const kind = String(fields['object'])
  const published = resources[kind]
  if (published === undefined) {
    throw new Error(`Stripe has published nothing about ${kind}.`)
  }
  const lacking = Object.keys(published).filter(
    (name) => !(name in fields) && !NO_LONGER_SENT.includes(`${kind}.${name}`),
  )
  return [...lacking.map((name) => `${kind}.${name} is missing`), ...compareFields(fields, published, kind)]
}

let stripe: StripeServer
beforeAll(async () => {
  stripe = await startStripeServer(() => new Date('2026-03-01T12:00:00Z'))
})
afterAll(() => stripe.close())

async function call(method: 'GET' | 'POST', path: string, form: Record<string, string> = {}) {
  const parameters = new URLSearchParams(form)
  const headers = { authorization: `Bearer ${stripe.settings.secretKey}` }
  const answer =
    method === 'GET'
      ? await fetch(`${stripe.origin}/v1/${path}?${parameters.toString()}`, { headers })
      : await fetch(`${stripe.origin}/v1/${path}`, { method: 'POST', headers, body: parameters.toString() })
  expect([path, answer.status]).toEqual([path, 200])
  return z.looseObject({ id: z.string().optional() }).parse(await answer.json())
}

async function list(path: string, form: Record<string, string>) {
  const { data } = listed.parse(await call('GET', path, form))
  expect(data.length).toBeGreaterThan(0)
  return data
}

test('[P-61] every object that the stand-in answers is as Stripe has published it', async () => {
  const customer = await call('POST', 'customers', { name: 'A', email: 'a@example.com', 'metadata[workspace_id]': '1' })
  const id = customer.id ?? ''
  await call('POST', `customers/${id}`, { name: 'B', 'address[country]': 'DE' })
  const price = await call('POST', 'prices', {
    currency: 'usd',
    unit_amount: '4900',
    'recurring[interval]': 'month',
    'product_data[name]': 'Growth',
  })
  const page = { customer: id, success_url: 'https://a.example/', cancel_url: 'https://a.example/' }
  const plan = await call('POST', 'checkout/sessions', {
    ...page,
    mode: 'subscription',
    'line_items[0][price]': price.id ?? '',
    'line_items[0][quantity]': '1',
  })
  stripe.pay(plan.id ?? '')
  const topUp = await call('POST', 'checkout/sessions', {
    ...page,
    mode: 'payment',
    'line_items[0][price_data][unit_amount]': '1500',
    'line_items[0][quantity]': '1',
  })
  stripe.pay(topUp.id ?? '')
  const bought = await call('GET', `checkout/sessions/${plan.id}`)
  const [subscription] = stripe.subscriptions.keys()
  await call('POST', `subscriptions/${subscription}`, {
    'pause_collection[behavior]': 'void',
    'pause_collection[resumes_at]': '1780000000',
  })
  stripe.refundNewest(500)
  const charges = await list('charges', { customer: id })
  const preview = await call('POST', 'invoices/create_preview', {
    subscription: subscription ?? '',
    'subscription_details[items][0][price]': price.id ?? '',
  })
  const answers = [
    customer,
    price,
    plan,
    bought,
    await call('GET', `checkout/sessions/${topUp.id}`),
    await call('GET', `subscriptions/${subscription}`),
    ...(await list('invoices', { customer: id })),
    ...charges,
    ...(await list('invoice_payments', {
      'payment[type]': 'payment_intent',
      'payment[payment_intent]': String(charges[0]?.['payment_intent']),
    })),
    preview,
    await call('POST', 'billing_portal/sessions', { customer: id, return_url: 'https://a.example/' }),
    ...stripe.events.map(({ data }): unknown => JSON.parse(JSON.stringify(data.object))),
  ]
  expect(answers.flatMap(check)).toEqual([])
  expect(stripe.events.flatMap((event) => check({ ...event, data: null }))).toEqual([])
})
