import type { Logger } from 'pino'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { SubscriptionService } from './subscriptions.service.ts'
import type { BillingNoticeService } from './billing-notices.service.ts'
import type { BillingProvider } from './billing-provider.ts'
import type { CheckoutService } from './checkouts.service.ts'
import { MissingSubscription } from './stripe-subscriptions.ts'

interface Services {
  jobs: Jobs
  clock: Clock
  log: Pick<Logger, 'warn'>
  provider: BillingProvider | null
  subscriptions: SubscriptionService
  checkouts: CheckoutService
  notices: Pick<BillingNoticeService, 'remind'>
}

/** Performs the due steps of plans: renewals of the test checkout, credits of a new month, purchases without a message. */
export const advanceBilling = scheduledQueue('billing.advance')
/** Notifies owners that a trial, the days of grace or a year ends soon. */
export const remindOfEnds = scheduledQueue('billing.remind')
/** Reads every workspace's data from the provider, in case a message was lost, and compares the billed subscriptions. */
export const reconcileBilling = scheduledQueue('billing.reconcile')

/** A checkout page of Stripe is valid for a day. */
const UNDECIDED_FOR_MS = 3 * DAY_MS

export function registerBillingJobs({ jobs, clock, log, provider, subscriptions, checkouts, notices }: Services): void {
  /** A workspace that cannot be read does not prevent the others from being read. @returns the problems for an administrator */
  async function refresh(workspaceIds: readonly string[]): Promise<string[]> {
    const problems: string[] = []
    for (const workspaceId of workspaceIds) {
      await provider?.refresh(workspaceId).catch((error: unknown) => {
        log.warn({ err: error, workspaceId }, 'A subscription could not be brought up to date')
        if (error instanceof MissingSubscription) {
          problems.push(error.message)
        }
      })
    }
    return problems
  }

  jobs.schedule(advanceBilling, '*/5 * * * *', async () => {
    if (provider !== null) {
      await refresh(await subscriptions.listDue(provider.name))
      await checkouts.refreshUndecided(new Date(clock.now().getTime() - UNDECIDED_FOR_MS))
    }
    await subscriptions.grantDueCredits()
  })

  jobs.schedule(remindOfEnds, '10 8 * * *', async () => {
    const after = (days: number) => new Date(clock.now().getTime() + days * DAY_MS)
    const due = await subscriptions.listDueForReminder({ trial: after(3), grace: after(2), year: after(7) })
    for (const workspaceId of due) {
      await subscriptions.remind(workspaceId, (transaction, state) => notices.remind(transaction, workspaceId, state))
    }
  })

  jobs.schedule(reconcileBilling, '20 3 * * *', async () => {
    const problems: string[] = []
    let after: string | null = null
    do {
      const billed: string[] = provider === null ? [] : await subscriptions.listBilled(provider.name, after)
      problems.push(...(await refresh(billed)))
      after = billed.at(-1) ?? null
    } while (after !== null)
    problems.push(...((await provider?.listUnknown()) ?? []))
    if (problems.length > 0) {
      // A job that fails permanently is listed on the administrators' page with its reason.
      throw new Error(problems.join(' '))
    }
  })
}
