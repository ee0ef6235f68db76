import type { BillingDetails, CheckoutState } from '@marquee/contract/billing'
import type { Database } from '../../../platform/database/database.ts'
import type { SubscriptionChange, SubscriptionState } from './subscription-state.ts'
import type { CheckoutRow } from './checkouts.repository.ts'

/** The buyer. */
export interface Payer {
  workspaceId: string
  workspaceName: string
  email: string
}

/** The order of a purchase. */
export interface CheckoutOrder {
  checkout: CheckoutRow
  payer: Payer
  title: string
}

export type ChangeRecord = (transaction: Database) => Promise<void>

/** The payment provider. It stores its changes before it returns; only the provider writes subscriptions, invoices and cards. */
export interface BillingProvider {
  readonly name: 'test' | 'stripe'
  /** Prepares the payment page of a purchase; a repeated call for the same purchase prepares no second page. */
  openCheckout: (order: CheckoutOrder) => Promise<{ providerId: string; url: string }>
  /** Closes the payment page of an open purchase. A purchase that was paid meanwhile stays unchanged. */
  closeCheckout: (providerId: string) => Promise<void>
  /** The state of a purchase according to the provider. */
  readCheckout: (checkout: CheckoutRow) => Promise<CheckoutState>
  /**
   * Delivers a paid purchase, except its credits, inside the transaction that settles it.
   * @returns false when it was a second plan for a workspace that has one: it delivers nothing and costs nothing
   */
  fulfilCheckout(transaction: Database, checkout: CheckoutRow): Promise<boolean>
  /**
   * Carries out the owner's decision.
   * @param record stores the data that belongs to the decision, in the transaction that stores the change
   * @throws DomainError 402 `card_declined`
   */
  change(
    workspaceId: string,
    state: SubscriptionState,
    change: SubscriptionChange,
    key: string,
    record?: ChangeRecord,
  ): Promise<void>
  /** The amount that an upgrade costs immediately, in cents. */
  previewUpgrade(
    workspaceId: string,
    state: SubscriptionState,
    change: SubscriptionChange & { kind: 'switch_now' },
  ): Promise<number>
  /** Updates the stored subscription, card and invoices. */
  refresh: (workspaceId: string) => Promise<void>
  /** Compares the provider's billing with the stored data and repairs differences. @returns the problems left for an administrator */
  listUnknown: () => Promise<string[]>
  /** The address of the provider's page for cards; null when it has none. */
  openPortal: (workspaceId: string) => Promise<string | null>
  /** @throws DomainError 422 by field */
  saveDetails: (workspaceId: string, details: BillingDetails) => Promise<void>
}
