import type { CancellationReason } from '@marquee/contract/billing'
import type { Plan, Subscription, SubscriptionStanding } from '@marquee/contract/plans'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { invalid } from '../../platform/errors/domain-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { getMonthAround } from '../../platform/months.ts'
import type { CreditService } from '../credits/credits.service.ts'
import { getUnusedShare } from './plan-changes.ts'
import { isPaused, isSubscriptionActive, type SubscriptionTerms } from './plans.policy.ts'
import type { PlanTerms, SubscriptionState } from './subscription-state.ts'
import {
  createSubscriptionRepository,
  type ReminderTimes,
  type StoredSubscription,
} from './subscriptions.repository.ts'

export interface StateChange {
  before: SubscriptionState | undefined
  after: SubscriptionState
}

interface Dependencies {
  db: Database
  clock: Clock
  credits: Pick<CreditService, 'grant' | 'addToPeriod'>
  /** Told inside the transaction of each change. */
  onChange?: (transaction: Database, workspaceId: string, change: StateChange) => Promise<void>
}

const BATCH = 500

/** What workspaces have subscribed to. Both payment providers change it here, with the same consequences. */
export function createSubscriptionService({ db, clock, credits, onChange }: Dependencies) {
  const repository = createSubscriptionRepository(db)

  /** Grants the credits of the month that runs, once. */
  async function grantCredits(transaction: Database, workspaceId: string, stored: StoredSubscription): Promise<void> {
    const { state, creditsGrantedUntil } = stored
    const now = clock.now()
    const isTrial = state.status === 'trialing'
    const isDue = creditsGrantedUntil === null || creditsGrantedUntil <= now
    if (!isDue || !isSubscriptionActive(toTerms(state), now) || (!isTrial && state.status !== 'active')) {
      return
    }
    const month = isTrial ? { start: state.periodStart, end: state.periodEnd } : getMonthAround(state.periodStart, now)
    await credits.grant(transaction, {
      workspaceId,
      amount: state.plan.credits,
      periodStart: month.start,
      periodEnd: month.end,
      idempotencyKey: `${isTrial ? 'trial' : 'plan'}:${month.start.toISOString()}`,
    })
    await createSubscriptionRepository(transaction).setCreditsGrantedUntil(workspaceId, month.end)
  }

  /** An upgrade in the middle of a month brings the difference for what is left of it. */
  async function grantUpgrade(transaction: Database, workspaceId: string, before: StoredSubscription, plan: PlanTerms) {
    const now = clock.now()
    const more = plan.credits - before.state.plan.credits
    if (before.state.status !== 'active' || before.creditsGrantedUntil === null || more <= 0) {
      return
    }
    const { start, end } = getMonthAround(before.state.periodStart, now)
    const share = getUnusedShare({ periodStart: start, periodEnd: end }, now)
    await credits.addToPeriod(transaction, {
      workspaceId,
      amount: Math.ceil(more * share),
      periodStart: start,
      periodEnd: end,
      idempotencyKey: `upgrade:${start.toISOString()}:${plan.code}`,
    })
  }

  return {
    /** The plans that can be bought, the smallest first. */
    async listPlans(): Promise<Plan[]> {
      return repository.listPlans()
    },

    /** @throws DomainError 422 on `plan_code` */
    async getPlan(code: string): Promise<PlanTerms> {
      const plan = await repository.findPlan(code)
      if (plan === undefined) {
        throw invalid({ plan_code: ['Choose one of the plans.'] })
      }
      return plan
    },

    /** Every plan. Within a transaction it is read by that one: another connection could be waited for in vain. */
    listTerms: (database: Database = db): Promise<PlanTerms[]> => createSubscriptionRepository(database).listTerms(),

    /** Keeps why a plan was left. */
    async addCancellation(actor: Actor, reason: CancellationReason, comment: string): Promise<void> {
      const { workspaceId: workspace_id, userId: user_id } = actor
      await repository.insertCancellation({ workspace_id, user_id, reason, comment, created_at: clock.now() })
    },

    async findState(workspaceId: string): Promise<SubscriptionState | undefined> {
      return (await repository.find(workspaceId))?.state
    },

    /** How the workspace stands with its plan. */
    async get(workspaceId: string, canManage: boolean): Promise<Subscription> {
      return present((await repository.find(workspaceId))?.state, canManage, clock.now())
    },

    /**
     * Changes a workspace's subscription behind its lock, in the caller's transaction, and does what follows from it: credits of a
     * new month or of a larger plan, and what `onChange` does.
     * @param compute the state after the change, from the one before; undefined leaves everything as it is
     */
    async update(
      transaction: Database,
      workspaceId: string,
      compute: (current: SubscriptionState | undefined) => SubscriptionState | undefined,
    ): Promise<void> {
      const subscriptions = createSubscriptionRepository(transaction)
      const before = await subscriptions.lock(workspaceId)
      const after = compute(before?.state)
      if (after === undefined) {
        return
      }
      await subscriptions.save(workspaceId, after, clock.now())
      const isNewPeriod = before?.state.periodStart.getTime() !== after.periodStart.getTime()
      const isFirst = before === undefined || before.state.status !== 'active'
      // A period that begins now, as a switch to yearly does, brings its credits at once.
      const grantedUntil = after.status === 'active' && (isNewPeriod || isFirst) ? null : before?.creditsGrantedUntil
      await grantCredits(transaction, workspaceId, {
        state: after,
        creditsGrantedUntil: grantedUntil ?? null,
        reminder: null,
      })
      if (before !== undefined && !isNewPeriod && before.state.plan.id !== after.plan.id) {
        await grantUpgrade(transaction, workspaceId, before, after.plan)
      }
      await onChange?.(transaction, workspaceId, { before: before?.state, after })
    },

    /** Whether time has brought something that the provider has not been asked about. */
    async isDue(workspaceId: string): Promise<boolean> {
      const state = (await repository.find(workspaceId))?.state
      const isRunning = state?.status === 'active' || state?.status === 'trialing'
      return isRunning && state.provider !== null && state.periodEnd <= clock.now()
    },

    /** Sends the reminder of a workspace once: `send` runs in the transaction that writes it down. */
    async remind(
      workspaceId: string,
      send: (transaction: Database, state: SubscriptionState) => Promise<void>,
    ): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const subscriptions = createSubscriptionRepository(transaction)
        const stored = await subscriptions.lock(workspaceId)
        if (stored === undefined) {
          return
        }
        const { status, periodEnd } = stored.state
        const reminder = `${status} ${Math.floor(periodEnd.getTime() / 1000)}`
        if (stored.reminder !== reminder) {
          await subscriptions.setReminder(workspaceId, reminder)
          await send(transaction, stored.state)
        }
      })
    },

    /** Workspaces whose trial, days of grace or year ends soon, and that have not been told. */
    listDueForReminder: (times: ReminderTimes) => repository.listDueForReminder(clock.now(), times, BATCH),

    /** Workspaces of a provider whose period or days of grace are over. */
    listDue: (provider: 'test' | 'stripe') => repository.listDue(provider, clock.now(), BATCH),

    /** A page of the workspaces that a provider bills. */
    listBilled: (provider: 'test' | 'stripe', after: string | null) => repository.listBilled(provider, after, BATCH),

    /** Grants the credits of every month that has begun. @returns to how many workspaces */
    async grantDueCredits(): Promise<number> {
      const due = await repository.listDueForCredits(clock.now(), BATCH)
      for (const workspaceId of due) {
        await db.transaction().execute(async (transaction) => {
          const stored = await createSubscriptionRepository(transaction).lock(workspaceId)
          if (stored !== undefined) {
            await grantCredits(transaction, workspaceId, stored)
          }
        })
      }
      return due.length
    },
  }
}

export type SubscriptionService = ReturnType<typeof createSubscriptionService>

function toTerms(state: SubscriptionState): SubscriptionTerms {
  const { status, trialEndsAt, periodEnd, cancelAtPeriodEnd, graceEndsAt, pause } = state
  return {
    status,
    isBought: state.provider !== null,
    trialEndsAt,
    currentPeriodEnd: periodEnd,
    cancelAtPeriodEnd,
    graceEndsAt,
    pauseStartsAt: pause?.startsAt ?? null,
    pauseEndsAt: pause?.endsAt ?? null,
  }
}

function getStanding(state: SubscriptionState | undefined, now: Date): SubscriptionStanding {
  if (state === undefined) {
    return 'none'
  }
  const terms = toTerms(state)
  if (isPaused(terms, now)) {
    return 'paused'
  }
  if (!isSubscriptionActive(terms, now)) {
    return 'ended'
  }
  return state.status === 'canceled' ? 'active' : state.status
}

function present(state: SubscriptionState | undefined, canManage: boolean, now: Date): Subscription {
  return {
    standing: getStanding(state, now),
    plan_code: state?.plan.code ?? null,
    interval: state?.interval ?? 'month',
    trial_ends_at: state?.trialEndsAt?.toISOString() ?? null,
    period_starts_at: state?.periodStart.toISOString() ?? null,
    period_ends_at: state?.periodEnd.toISOString() ?? null,
    is_paid: state !== undefined && state.provider !== null,
    cancels_at_period_end: state?.cancelAtPeriodEnd ?? false,
    scheduled: state?.scheduled ? { plan_code: state.scheduled.plan.code, interval: state.scheduled.interval } : null,
    pause: state?.pause
      ? { starts_at: state.pause.startsAt.toISOString(), ends_at: state.pause.endsAt.toISOString() }
      : null,
    grace_ends_at: state?.graceEndsAt?.toISOString() ?? null,
    can_manage: canManage,
  }
}
