import Stripe from 'stripe'
import type { BillingSettings } from '../../../platform/billing-variables.ts'
import { noteRefusedKey } from '../../../platform/metrics/refused-keys.ts'
import { callProvider } from '../../../platform/web/call-provider.ts'
import { DomainError, invalid } from '../../../platform/errors/domain-error.ts'

export type StripeSettings = NonNullable<BillingSettings['stripe']>

const TIMEOUT_MS = 20_000

/** The official SDK, connected to Stripe or to its stand-in. */
export function createStripeClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(apiBase)
  const defaultPort = protocol === 'http:' ? 80 : 443
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port === '' ? defaultPort : Number(port),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  })
}

/**
 * Calls Stripe and converts its failures into domain errors.
 * @throws DomainError 402 `card_declined`, 422 on `tax_id`, 502 `stripe_unavailable`
 */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await callProvider('payments', call)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      throw new DomainError(402, error.message, { code: 'card_declined' })
    }
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'tax_id_invalid') {
      throw invalid({ tax_id: ['Stripe does not accept this number.'] })
    }
    if (isRefusedKey(error)) {
      noteRefusedKey('payments')
      throw unavailable(
        'Stripe does not accept the key of this server. Nothing was charged. Its operator has to set another one.',
      )
    }
    if (isPassing(error)) {
      throw unavailable('Stripe does not answer. Nothing was charged. Try again in a minute.')
    }
    throw error
  }
}

function isRefusedKey(error: unknown): boolean {
  const { StripeAuthenticationError, StripePermissionError } = Stripe.errors
  return error instanceof StripeAuthenticationError || error instanceof StripePermissionError
}

function isPassing(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => error instanceof kind)
}

function unavailable(message: string): DomainError {
  return new DomainError(502, message, { code: 'stripe_unavailable' })
}

/**
 * Checks that an address to which we send a browser belongs to Stripe or to its stand-in.
 * @throws Error for any other address
 */
export function requireStripeAddress(address: string, { apiBase }: StripeSettings): string {
  const { protocol, hostname, origin } = new URL(address)
  const isStripe = protocol === 'https:' && (hostname === 'stripe.com' || hostname.endsWith('.stripe.com'))
  if (!isStripe && origin !== apiBase) {
    throw new Error(`Stripe named a page on ${origin}, which is not Stripe's.`)
  }
  return address
}
