import type Stripe from 'stripe'
import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { createBillingAccountRepository } from './billing-accounts.repository.ts'
import { createBillingEventRepository } from './billing-events.repository.ts'
import type { BillingProvider } from './billing-provider.ts'
import type { CheckoutService } from './checkouts.service.ts'
import { callStripe, createStripeClient, type StripeSettings } from './stripe-client.ts'

interface Dependencies {
  db: Database
  clock: Clock
  settings: StripeSettings
  provider: BillingProvider
  checkouts: CheckoutService
  announce: (workspaceId: string, topics: readonly WorkspaceTopic[]) => Promise<void>
}

/** Older messages are refused, because they may be replayed. */
const TOLERANCE_SECONDS = 300

/** Processes Stripe's messages. A message only signals a change; the current data is read from Stripe. */
export function createStripeWebhookService(dependencies: Dependencies) {
  const { db, clock, settings, provider, checkouts, announce } = dependencies
  const stripe = createStripeClient(settings)
  const events = createBillingEventRepository(db)
  const accounts = createBillingAccountRepository(db)

  function readEvent(body: Buffer, signature: string): Stripe.Event {
    try {
      const now = clock.now().getTime()
      return stripe.webhooks.constructEvent(body, signature, settings.webhookSecret, TOLERANCE_SECONDS, undefined, now)
    } catch {
      throw new DomainError(400, 'The signature of this message is not right.', { code: 'wrong_signature' })
    }
  }

  /** A dispute names only its charge; the charge names the customer. */
  async function findDisputed({ charge }: Stripe.Dispute): Promise<string | null> {
    const { customer } = typeof charge === 'string' ? await callStripe(() => stripe.charges.retrieve(charge)) : charge
    return typeof customer === 'string' ? customer : null
  }

  return {
    /** Processes a message. A repeated message changes nothing. @throws DomainError 400 `wrong_signature` */
    async receive(body: Buffer, signature: string): Promise<void> {
      const event = readEvent(body, signature)
      if (await events.has(event.id)) {
        return
      }
      const { object } = event.data
      if (object.object === 'checkout.session') {
        await checkouts.refreshByProviderId(object.id)
      }
      const customer = object.object === 'dispute' ? await findDisputed(object) : readCustomer(object)
      const account = customer === null ? undefined : await accounts.findByCustomer(customer)
      if (account !== undefined) {
        await provider.refresh(account.workspace_id)
      }
      // Stored at the end: if an earlier step fails, Stripe sends the message again and it is processed again.
      const now = clock.now()
      const workspace_id = account?.workspace_id ?? null
      await events.insert({ id: event.id, type: event.type, workspace_id, created_at: now, updated_at: now })
      if (workspace_id !== null) {
        await announce(workspace_id, ['subscription', 'credits'])
      }
    },
  }
}

export type StripeWebhookService = ReturnType<typeof createStripeWebhookService>

/** The customer that a message is about. */
function readCustomer(object: Stripe.Event.Data.Object): string | null {
  if ('customer' in object) {
    const { customer } = object
    return typeof customer === 'string' ? customer : null
  }
  return 'object' in object && object.object === 'customer' && 'id' in object ? String(object.id) : null
}
