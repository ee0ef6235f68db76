import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { getProration } from './plan-changes.ts'
import {
  advanceSubscription,
  beginSubscription,
  changeSubscription,
  type SimulatedCharge,
  type SimulatedResult,
} from './simulated-billing.ts'
import { isBought, type SubscriptionState } from './subscription-state.ts'
import type { SubscriptionService } from './subscriptions.service.ts'
import { type MadeCharges, saveTestInvoices } from './test-invoices.ts'
import { createBillingAccountRepository } from './billing-accounts.repository.ts'
import type { BillingProvider } from './billing-provider.ts'
import type { CheckoutRow } from './checkouts.repository.ts'
import type { InvoiceRow } from './invoices.repository.ts'
import type { InvoiceService } from './invoices.service.ts'

interface Dependencies {
  db: Database
  clock: Clock
  subscriptions: SubscriptionService
  invoices: InvoiceService
}

/** Cards of the test checkout, with the numbers of the corresponding cards in Stripe's test mode. */
const GOOD_CARD = { card_brand: 'Test card', card_last4: '4242', card_expires: '12/2040' } as const
const DECLINED_CARD = { ...GOOD_CARD, card_last4: '0341' } as const

/** Takes no money: purchases are decided on our own page, and a job performs the renewals that Stripe would perform. */
export function createTestProvider({ db, clock, subscriptions, invoices }: Dependencies) {
  const saveCharges = (transaction: Database, made: MadeCharges) =>
    saveTestInvoices(transaction, invoices, made, clock.now())

  async function isCardGood(database: Database, workspaceId: string): Promise<boolean> {
    const account = await createBillingAccountRepository(database).find(workspaceId)
    return account?.card_last4 !== DECLINED_CARD.card_last4
  }

  /** Performs a step of a test checkout subscription and stores its invoices. */
  async function move(
    transaction: Database,
    workspaceId: string,
    step: (state: SubscriptionState) => SimulatedResult,
  ): Promise<void> {
    let charges: SimulatedCharge[] = []
    await subscriptions.update(transaction, workspaceId, (current) => {
      if (current?.provider !== 'test') {
        return undefined
      }
      const result = step(current)
      charges = result.charges
      return result.state === current ? undefined : result.state
    })
    await saveCharges(transaction, { workspaceId, charges })
  }

  /** @returns false when the workspace has a plan already */
  async function fulfilPlan(transaction: Database, checkout: CheckoutRow): Promise<boolean> {
    const { workspace_id: workspaceId, plan_id, billing_interval: interval, trial_ends_at } = checkout
    const plan = (await subscriptions.listTerms(transaction)).find(({ id }) => id === plan_id)
    if (plan === undefined || interval === null) {
      throw new Error(`Purchase ${checkout.id} names no plan.`)
    }
    const { state, charges } = beginSubscription({ plan, interval }, trial_ends_at, clock.now())
    let isFirst = true
    await subscriptions.update(transaction, workspaceId, (current) => {
      isFirst = current === undefined || !isBought(current)
      if (!isFirst) {
        return undefined
      }
      // A continuing trial keeps its start, and therefore its credits.
      return state.status === 'trialing' && current !== undefined
        ? { ...state, periodStart: current.periodStart }
        : state
    })
    if (isFirst) {
      await saveCharges(transaction, { workspaceId, charges })
    }
    return isFirst
  }

  const provider: BillingProvider = {
    name: 'test',
    openCheckout: () => Promise.reject(new Error('The test checkout is a page of our own.')),
    closeCheckout: () => Promise.resolve(),
    readCheckout: ({ state }) => Promise.resolve(state),
    async fulfilCheckout(transaction, checkout) {
      const { workspace_id: workspaceId, kind, credits, price: total, currency } = checkout
      const now = clock.now()
      if (kind === 'plan' && !(await fulfilPlan(transaction, checkout))) {
        return false
      }
      await createBillingAccountRepository(transaction).save(workspaceId, 'test', GOOD_CARD, now)
      if (kind === 'top_up') {
        const description = `${credits} credits`
        const charge = { description, total, currency, at: now, isPaid: true, covers: null }
        await saveCharges(transaction, { workspaceId, charges: [charge], checkoutId: checkout.id })
      }
      return true
    },
    async change(workspaceId, _state, change, _key, record) {
      await db.transaction().execute(async (transaction) => {
        const now = clock.now()
        if (change.kind === 'switch_now' && !(await isCardGood(transaction, workspaceId))) {
          throw new DomainError(402, 'Your card was declined. Choose another one and try again.', {
            code: 'card_declined',
          })
        }
        await move(transaction, workspaceId, (state) => changeSubscription(state, change, now))
        await record?.(transaction)
      })
    },
    previewUpgrade: (_workspaceId, state, change) => Promise.resolve(getProration(state, change, clock.now())),
    async refresh(workspaceId) {
      await db.transaction().execute(async (transaction) => {
        const isGood = await isCardGood(transaction, workspaceId)
        await move(transaction, workspaceId, (state) => advanceSubscription(state, isGood, clock.now()))
      })
    },
    listUnknown: () => Promise.resolve([]),
    openPortal: () => Promise.resolve(null),
    saveDetails: () => Promise.resolve(),
  }

  return {
    ...provider,

    /** Refunds a payment, in the same way as a refund at Stripe. @throws DomainError 404, 409 `not_paid` */
    refund: (workspaceId: string, id: string): Promise<InvoiceRow> =>
      db.transaction().execute((transaction) => invoices.refund(transaction, workspaceId, id)),

    /** Chooses the card for future payments. A valid card also pays open invoices, within the days of grace. */
    async setCard(workspaceId: string, isDeclined: boolean): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const now = clock.now()
        const card = isDeclined ? DECLINED_CARD : GOOD_CARD
        await createBillingAccountRepository(transaction).save(workspaceId, 'test', card, now)
        if (isDeclined) {
          return
        }
        let isPaid = false
        await move(transaction, workspaceId, (state) => {
          isPaid = state.status === 'past_due' && state.graceEndsAt !== null && state.graceEndsAt > now
          return { state: isPaid ? { ...state, status: 'active', graceEndsAt: null } : state, charges: [] }
        })
        if (isPaid) {
          await invoices.settleOpen(transaction, workspaceId, 'paid')
        }
      })
    },
  }
}

export type TestProvider = ReturnType<typeof createTestProvider>
