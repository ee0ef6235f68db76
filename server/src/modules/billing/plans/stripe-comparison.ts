import type Stripe from 'stripe'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { createBillingAccountRepository } from './billing-accounts.repository.ts'
import { callStripe } from './stripe-client.ts'

interface Dependencies {
  db: Database
  stripe: Stripe
  /** Reads a workspace's data from Stripe and ends subscriptions that duplicate its plan. @returns the subscriptions so ended */
  refresh: (workspaceId: string) => Promise<ReadonlySet<string>>
}

/** The metadata that we write into every subscription that is bought here. */
const ownMetadata = z.object({ workspace_id: z.uuid() })
const PAGE = 100

/**
 * Checks every subscription that runs at Stripe and was bought here. An unknown one is adopted or ended by reading the data of its
 * workspace from Stripe; a subscription that then still runs without belonging to a workspace is reported to an administrator.
 * @returns a sentence for each reported subscription
 */
export async function findUnknownSubscriptions({ db, stripe, refresh }: Dependencies): Promise<string[]> {
  const accounts = createBillingAccountRepository(db)
  const problems: string[] = []

  async function check({ id, status, customer, metadata }: Stripe.Subscription): Promise<void> {
    const workspaceId = ownMetadata.safeParse(metadata).data?.workspace_id
    const isOver = status === 'incomplete_expired'
    if (isOver || workspaceId === undefined || (await accounts.find(workspaceId))?.subscription_id === id) {
      return
    }
    const isEnded = (await refresh(workspaceId)).has(id)
    if (!isEnded && (await accounts.find(workspaceId))?.subscription_id !== id) {
      const customerId = typeof customer === 'string' ? customer : customer.id
      problems.push(`Stripe bills ${customerId} for ${id}, which no workspace has. Cancel or refund it at Stripe.`)
    }
  }

  let starting_after: string | undefined
  do {
    const params = { limit: PAGE, ...(starting_after !== undefined && { starting_after }) }
    const { data, has_more } = await callStripe(() => stripe.subscriptions.list(params))
    for (const subscription of data) {
      await check(subscription)
    }
    starting_after = has_more ? data.at(-1)?.id : undefined
  } while (starting_after !== undefined)
  return problems
}
