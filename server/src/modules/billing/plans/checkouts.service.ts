import type { Checkout, CheckoutState, startCheckout, TestOutcome } from '@marquee/contract/billing'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { CreditService } from '../credits/credits.service.ts'
import { createCheckoutSettlement } from './checkout-settlement.ts'
import { createOrders } from './orders.ts'
import { presentCheckout } from './present-checkout.ts'
import type { BillingNoticeService } from './billing-notices.service.ts'
import type { SubscriptionService } from './subscriptions.service.ts'
import type { BillingProvider, Payer } from './billing-provider.ts'
import { type CheckoutRow, createCheckoutRepository } from './checkouts.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  /** Null when purchases are not possible on this installation. */
  provider: BillingProvider | null
  subscriptions: SubscriptionService
  credits: Pick<CreditService, 'topUp'>
  notices: Pick<BillingNoticeService, 'announceDuplicate'>
  getPayer: (workspaceId: string) => Promise<Payer>
}

const OUTCOMES: Readonly<Record<TestOutcome, CheckoutState>> = {
  pays: 'paid',
  is_declined: 'declined',
  stays_open: 'pending',
}

type StartBody = HandlerInput<typeof startCheckout>['body']

/** The maximum number of attempts to create a purchase when others are begun at the same moment. */
const MOST_ATTEMPTS = 5

/** Purchases of plans and top-ups, from the button to the delivery. */
export function createCheckoutService(dependencies: Dependencies) {
  const { db, clock, provider, subscriptions, credits, notices, getPayer } = dependencies
  const repository = createCheckoutRepository(db)
  const { describePlan, describePack } = createOrders({ db, clock, subscriptions })

  function requireProvider(): BillingProvider {
    if (provider === null) {
      throw conflict('Payments are not set up on this installation of Marquee.', 'billing_off')
    }
    return provider
  }

  async function present(row: CheckoutRow): Promise<Checkout> {
    const plan = (await subscriptions.listTerms()).find(({ id }) => id === row.plan_id)
    return presentCheckout(row, plan?.title)
  }

  const settle = createCheckoutSettlement({ db, clock, requireProvider, credits, notices })

  /** Closes all open purchases of a plan except the one with this key. @returns whether there were any */
  async function closeOpenPlans(workspaceId: string, exceptKey: string): Promise<boolean> {
    const { name, closeCheckout, readCheckout } = requireProvider()
    const open = await repository.listOpenPlans(workspaceId)
    const rows = open.filter(({ idempotency_key }) => idempotency_key !== exceptKey)
    for (const row of rows) {
      if (row.provider !== name || row.provider_id === null) {
        await settle(workspaceId, row.id, 'expired')
      }
      // Its page may have been prepared since it was listed, and could be paid there.
      const page = await repository.find(workspaceId, row.id)
      if (page?.provider === name && page.provider_id !== null) {
        await closeCheckout(page.provider_id)
        await settle(workspaceId, row.id, await readCheckout(page))
      }
    }
    return rows.length > 0
  }

  /** Stores a purchase. A new purchase of a plan replaces the open one, so that two can never be paid. */
  async function begin(actor: Actor, body: StartBody): Promise<CheckoutRow> {
    const { workspaceId: workspace_id, userId: user_id } = actor
    const { idempotency_key, kind } = body
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const order =
        kind === 'plan' ? await describePlan(actor, body.plan_code, body.interval) : await describePack(body.pack_code)
      if (kind === 'plan' && (await closeOpenPlans(workspace_id, idempotency_key))) {
        // The previous purchase may have been paid a moment ago.
        continue
      }
      const [created_at, provider] = [clock.now(), requireProvider().name]
      const times = { created_at, updated_at: created_at }
      const purchase = { workspace_id, user_id, state: 'open' as const, provider, idempotency_key, ...times }
      const row =
        (await repository.insert({ ...order, ...purchase })) ??
        (await repository.findByKey(workspace_id, idempotency_key))
      if (row !== undefined) {
        return row
      }
    }
    throw replaced()
  }

  /** Prepares the payment page of a purchase. */
  async function openPage(checkout: CheckoutRow): Promise<CheckoutRow> {
    const { openCheckout, closeCheckout } = requireProvider()
    const payer = await getPayer(checkout.workspace_id)
    const { title } = await present(checkout)
    const { providerId, url } = await openCheckout({ checkout, payer, title })
    const opened = await repository.setPage(checkout.id, { provider_id: providerId, url }, clock.now())
    if (opened === undefined) {
      await closeCheckout(providerId)
      throw replaced()
    }
    return opened
  }

  async function refreshCheckout(row: CheckoutRow): Promise<CheckoutRow> {
    // A page that we closed may have been paid at the same moment.
    const isLate = row.state === 'expired' && row.provider_id !== null
    if (row.state !== 'open' && row.state !== 'pending' && !isLate) {
      return row
    }
    return settle(row.workspace_id, row.id, await requireProvider().readCheckout(row))
  }

  return {
    /** @throws DomainError 409 `has_plan`, `checkout_replaced` or `billing_off`, 422 */
    async start(actor: Actor, body: StartBody): Promise<Checkout> {
      const { name } = requireProvider()
      const before = await repository.findByKey(actor.workspaceId, body.idempotency_key)
      const checkout = before ?? (await begin(actor, body))
      if (checkout.state === 'expired') {
        throw replaced()
      }
      const hasPage = name === 'test' || checkout.provider_id !== null || checkout.state !== 'open'
      return present(hasPage ? checkout : await openPage(checkout))
    },

    /** The state of a purchase; queries the provider while it is undecided. @throws DomainError 404 */
    async get(actor: Actor, id: string): Promise<Checkout> {
      const row = required(await repository.find(actor.workspaceId, id), 'purchase')
      return present(await refreshCheckout(row))
    },

    /** The purchases whose payment is not decided yet. */
    async listPending(actor: Actor): Promise<Checkout[]> {
      return Promise.all((await repository.listPending(actor.workspaceId)).map(present))
    },

    /** Decides a purchase of the test checkout. @throws DomainError 404 */
    async decide(actor: Actor, id: string, outcome: TestOutcome): Promise<Checkout> {
      const row = await repository.find(actor.workspaceId, id)
      if (row === undefined || row.provider !== 'test' || provider?.name !== 'test') {
        throw notFound('purchase')
      }
      return present(await settle(actor.workspaceId, id, OUTCOMES[outcome]))
    },

    /** Updates a purchase about which the provider has sent a message. */
    async refreshByProviderId(providerId: string): Promise<void> {
      const row = await repository.findByProviderId(providerId)
      if (row !== undefined) {
        await settle(row.workspace_id, row.id, await requireProvider().readCheckout(row))
      }
    },

    /** Queries the provider about purchases for which no message came. @returns the number of purchases */
    async refreshUndecided(since: Date): Promise<number> {
      const rows = provider === null ? [] : await repository.listUndecided(provider.name, since, 200)
      for (const row of rows) {
        await refreshCheckout(row)
      }
      return rows.length
    },

    listPacks: () => repository.listPacks(),
  }
}

export type CheckoutService = ReturnType<typeof createCheckoutService>

function replaced() {
  return conflict('This checkout has expired, or a newer one has taken its place. Begin again.', 'checkout_replaced')
}
