import type { Checkout, CheckoutState, startCheckout, TestOutcome } from '@marquee/contract/billing'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { conflict, notFound } from '../../platform/errors/domain-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { CreditService } from '../credits/credits.service.ts'
import { createOrders } from './orders.ts'
import { presentCheckout } from './present-checkout.ts'
import type { SubscriptionService } from './subscriptions.service.ts'
import type { BillingProvider, Payer } from './billing-provider.ts'
import { type CheckoutRow, createCheckoutRepository } from './checkouts.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  /** Null when nothing can be bought on this installation. */
  provider: BillingProvider | null
  subscriptions: SubscriptionService
  credits: Pick<CreditService, 'topUp'>
  getPayer: (workspaceId: string) => Promise<Payer>
}

const OUTCOMES: Readonly<Record<TestOutcome, CheckoutState>> = {
  pays: 'paid',
  is_declined: 'declined',
  stays_open: 'pending',
}

/** Purchases of plans and top-ups, from the button to what was bought. */
export function createCheckoutService(dependencies: Dependencies) {
  const { db, clock, provider, subscriptions, credits, getPayer } = dependencies
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

  /** Writes down what became of a purchase, once, with what it brings. */
  async function settle(workspaceId: string, id: string, state: CheckoutState): Promise<CheckoutRow> {
    const settled = await db.transaction().execute(async (transaction) => {
      const checkouts = createCheckoutRepository(transaction)
      const row = await checkouts.lock(workspaceId, id)
      if (row === undefined) {
        throw notFound('purchase')
      }
      if (row.state === state || row.state === 'paid' || row.state === 'expired') {
        return row
      }
      if (state === 'paid') {
        await requireProvider().fulfilCheckout(transaction, row)
        if (row.kind === 'top_up') {
          const topUp = { workspaceId, amount: row.credits, idempotencyKey: `checkout:${row.id}` }
          await credits.topUp(transaction, topUp)
        }
      }
      return checkouts.update(id, { state }, clock.now())
    })
    return settled
  }

  async function refreshCheckout(row: CheckoutRow): Promise<CheckoutRow> {
    if (row.state !== 'open' && row.state !== 'pending') {
      return row
    }
    return settle(row.workspace_id, row.id, await requireProvider().readCheckout(row))
  }

  return {
    /** @throws DomainError 409 `has_plan` or `billing_off`, 422 */
    async start(actor: Actor, body: HandlerInput<typeof startCheckout>['body']): Promise<Checkout> {
      const { name, openCheckout } = requireProvider()
      const now = clock.now()
      const order =
        body.kind === 'plan'
          ? await describePlan(actor, body.plan_code, body.interval)
          : await describePack(body.pack_code)
      const checkout = await repository.insert({
        ...order,
        workspace_id: actor.workspaceId,
        user_id: actor.userId,
        state: 'open',
        provider: name,
        idempotency_key: body.idempotency_key,
        created_at: now,
        updated_at: now,
      })
      if (name === 'test' || checkout.provider_id !== null) {
        return present(checkout)
      }
      const payer = await getPayer(actor.workspaceId)
      const { title } = await present(checkout)
      const { providerId, url } = await openCheckout({ checkout, payer, title })
      return present(await repository.update(checkout.id, { provider_id: providerId, url }, now))
    },

    /** How a purchase stands; asks the provider while it is undecided. @throws DomainError 404 */
    async get(actor: Actor, id: string): Promise<Checkout> {
      const row = await repository.find(actor.workspaceId, id)
      if (row === undefined) {
        throw notFound('purchase')
      }
      return present(await refreshCheckout(row))
    },

    /** Decides a purchase of the test checkout. @throws DomainError 404 */
    async decide(actor: Actor, id: string, outcome: TestOutcome): Promise<Checkout> {
      const row = await repository.find(actor.workspaceId, id)
      if (row === undefined || row.provider !== 'test' || provider?.name !== 'test') {
        throw notFound('purchase')
      }
      return present(await settle(actor.workspaceId, id, OUTCOMES[outcome]))
    },

    /** Brings a purchase up to date that the provider has sent word of. */
    async refreshByProviderId(providerId: string): Promise<void> {
      const row = await repository.findByProviderId(providerId)
      if (row !== undefined) {
        await refreshCheckout(row)
      }
    },

    /** Asks about purchases of which no word came. @returns how many */
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
