import { randomUUID } from 'node:crypto'
import type { cancelSubscription, PlanChange } from '@marquee/contract/billing'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { BillingInterval, Subscription } from '@marquee/contract/plans'
import type { Clock } from '../../../platform/clock.ts'
import { conflict } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { addMonths } from '../../../platform/months.ts'
import { getChangeTiming } from './plan-changes.ts'
import { countMonths, getPrice, type SubscriptionChange, type SubscriptionState } from './subscription-state.ts'
import type { SubscriptionService } from './subscriptions.service.ts'
import type { BillingProvider, ChangeRecord } from './billing-provider.ts'

interface Dependencies {
  clock: Clock
  provider: BillingProvider | null
  subscriptions: SubscriptionService
}

interface Choice {
  plan_code: string
  interval: BillingInterval
}

/** The owner's decisions about a bought plan: upgrade, downgrade, pause, cancel, and resume. */
export function createBillingService({ clock, provider, subscriptions }: Dependencies) {
  /** Returns a paid plan that can be changed. @throws DomainError 409 */
  async function getChangeable(actor: Actor): Promise<{ state: SubscriptionState; by: BillingProvider }> {
    const state = await subscriptions.findState(actor.workspaceId)
    const isOver = state?.status === 'canceled'
    if (state === undefined || isOver || provider === null || state.provider !== provider.name) {
      throw conflict('There is no plan to change. Choose one first.', 'no_plan')
    }
    if (state.status === 'past_due') {
      throw conflict('The last payment failed. Update your card first; then the plan can be changed.', 'past_due')
    }
    return { state, by: provider }
  }

  async function describeChange(state: SubscriptionState, { plan_code, interval }: Choice) {
    const plan = await subscriptions.getPlan(plan_code)
    return { timing: getChangeTiming(state, { plan, interval }), choice: { plan, interval } }
  }

  async function carryOut(
    actor: Actor,
    change: SubscriptionChange,
    { key = randomUUID(), record }: { key?: string; record?: ChangeRecord } = {},
  ): Promise<Subscription> {
    const { state, by } = await getChangeable(actor)
    await by.change(actor.workspaceId, state, change, key, record)
    return subscriptions.get(actor.workspaceId, true)
  }

  return {
    /** @throws DomainError 409 `no_plan` or `past_due`, 422 */
    async preview(actor: Actor, body: Choice): Promise<PlanChange> {
      const { state, by } = await getChangeable(actor)
      const { timing, choice } = await describeChange(state, body)
      const now = clock.now()
      const isNewPeriod = timing === 'now' && choice.interval !== state.interval && state.status !== 'trialing'
      const nextCharge = isNewPeriod ? addMonths(now, countMonths(choice.interval)) : state.periodEnd
      return {
        timing,
        due_now:
          timing === 'now' ? await by.previewUpgrade(actor.workspaceId, state, { kind: 'switch_now', ...choice }) : 0,
        currency: choice.plan.currency,
        takes_effect_at: (timing === 'period_end' ? state.periodEnd : now).toISOString(),
        next_amount: getPrice(choice),
        next_charge_at: nextCharge.toISOString(),
      }
    },

    /** An upgrade applies at once, a downgrade at the end of the period. @throws DomainError 402 `card_declined`, 409, 422 */
    async changePlan(actor: Actor, body: Choice & { idempotency_key: string }): Promise<Subscription> {
      const { state } = await getChangeable(actor)
      const { timing, choice } = await describeChange(state, body)
      if (timing === 'keep') {
        return carryOut(actor, { kind: 'keep_plan' }, { key: body.idempotency_key })
      }
      const kind = timing === 'now' ? 'switch_now' : 'switch_at_period_end'
      return carryOut(actor, { kind, ...choice }, { key: body.idempotency_key })
    },

    /** Cancels the plan at the end of the paid period. @throws DomainError 409 */
    async cancel(actor: Actor, body: HandlerInput<typeof cancelSubscription>['body']): Promise<Subscription> {
      const record: ChangeRecord = (transaction) =>
        subscriptions.addCancellation(transaction, actor, body.reason, body.comment)
      return carryOut(actor, { kind: 'cancel' }, { record })
    },

    /** @throws DomainError 409 `not_monthly` for a yearly plan or a trial */
    async pause(actor: Actor, months: number): Promise<Subscription> {
      const { state } = await getChangeable(actor)
      if (state.interval !== 'month' || state.status !== 'active') {
        throw conflict('Only monthly plans that are paid for can be paused.', 'not_monthly')
      }
      return carryOut(actor, { kind: 'pause', months })
    },

    /** Revokes a cancellation, a pause or a planned change. @throws DomainError 409 */
    async resume(actor: Actor): Promise<Subscription> {
      const { state } = await getChangeable(actor)
      const isPlanned = state.scheduled !== null && !state.cancelAtPeriodEnd && state.pause === null
      return carryOut(actor, { kind: isPlanned ? 'keep_plan' : 'resume' })
    },
  }
}

export type BillingService = ReturnType<typeof createBillingService>
