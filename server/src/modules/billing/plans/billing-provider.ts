import type { BillingDetails, CheckoutState } from '@marquee/contract/billing'
import type { Database } from '../../../platform/database/database.ts'
import type { SubscriptionChange, SubscriptionState } from './subscription-state.ts'
import type { CheckoutRow } from './checkouts.repository.ts'

/** Who buys. */
export interface Payer {
  workspaceId: string
  workspaceName: string
  email: string
}

/** What is bought. */
export interface CheckoutOrder {
  checkout: CheckoutRow
  payer: Payer
  title: string
}

export type ChangeRecord = (transaction: Database) => Promise<void>

/** Who takes the money. What it did is stored before it answers; nobody else writes subscriptions, invoices or cards. */
export interface BillingProvider {
  readonly name: 'test' | 'stripe'
  /** Prepares the page on which a purchase is paid; called again with the same purchase, it prepares no second one. */
  openCheckout: (order: CheckoutOrder) => Promise<{ providerId: string; url: string }>
  /** Closes a page on which a purchase could still be paid. One that was paid meanwhile stays as it is. */
  closeCheckout: (providerId: string) => Promise<void>
  /** How a purchase stands by what the provider knows. */
  readCheckout: (checkout: CheckoutRow) => Promise<CheckoutState>
  /**
   * What a paid purchase brings besides credits, inside the transaction that settles it.
   * @returns false when it was a second plan for a workspace that has one: it brings nothing and costs nothing
   */
  fulfilCheckout(transaction: Database, checkout: CheckoutRow): Promise<boolean>
  /**
   * Carries out what the owner decided.
   * @param record stores what belongs to the decision, in the transaction that stores the change
   * @throws DomainError 402 `card_declined`
   */
  change(
    workspaceId: string,
    state: SubscriptionState,
    change: SubscriptionChange,
    key: string,
    record?: ChangeRecord,
  ): Promise<void>
  /** What an upgrade costs at once, in cents. */
  previewUpgrade(
    workspaceId: string,
    state: SubscriptionState,
    change: SubscriptionChange & { kind: 'switch_now' },
  ): Promise<number>
  /** Brings what is stored up to date: subscription, card and invoices. */
  refresh: (workspaceId: string) => Promise<void>
  /** Compares what the provider bills with what is stored, and mends what it can. @returns what an administrator has to look at */
  listUnknown: () => Promise<string[]>
  /** The address of the provider's page for cards; null when it has none. */
  openPortal: (workspaceId: string) => Promise<string | null>
  /** @throws DomainError 422 by field */
  saveDetails: (workspaceId: string, details: BillingDetails) => Promise<void>
}
