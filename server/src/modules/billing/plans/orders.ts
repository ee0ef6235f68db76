import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, invalid } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { createCheckoutRepository } from './checkouts.repository.ts'
import { getCarriedTrialEnd } from './plan-changes.ts'
import { getPrice, isBought } from './subscription-state.ts'
import type { SubscriptionService } from './subscriptions.service.ts'

interface Dependencies {
  db: Database
  clock: Clock
  subscriptions: Pick<SubscriptionService, 'getPlan' | 'findState'>
}

/** Describes the item and the price of a purchase from the rows of plans and packs. */
export function createOrders({ db, clock, subscriptions }: Dependencies) {
  const repository = createCheckoutRepository(db)

  async function describePlan(actor: Actor, planCode: string, interval: 'month' | 'year') {
    const [plan, state] = await Promise.all([
      subscriptions.getPlan(planCode),
      subscriptions.findState(actor.workspaceId),
    ])
    if (state !== undefined && isBought(state)) {
      throw conflict('This workspace has a plan already. Change it instead.', 'has_plan')
    }
    const trialEndsAt = getCarriedTrialEnd(state, clock.now())
    const price = getPrice({ plan, interval })
    return {
      kind: 'plan' as const,
      plan_id: plan.id,
      billing_interval: interval,
      trial_ends_at: trialEndsAt,
      credits: plan.credits,
      due_now: trialEndsAt === null ? price : 0,
      price,
      currency: plan.currency,
    }
  }

  async function describePack(code: string) {
    const pack = (await repository.listPacks()).find((candidate) => candidate.code === code)
    if (pack === undefined) {
      throw invalid({ pack_code: ['Choose one of the top-ups.'] })
    }
    const { price, currency, credits: amount } = pack
    return { kind: 'top_up' as const, pack_code: code, credits: amount, due_now: price, price, currency }
  }

  return { describePlan, describePack }
}
