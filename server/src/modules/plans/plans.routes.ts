import { getSubscription, listPlans } from '@marquee/contract/plans'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import { canManageBilling } from './plans.policy.ts'
import type { SubscriptionService } from './subscriptions.service.ts'

export function registerPlanRoutes(app: FastifyInstance, subscriptions: SubscriptionService): void {
  implement(app, listPlans, async () => ({ data: await subscriptions.listPlans() }))
  implement(app, getSubscription, async ({ actor }) => {
    return { data: await subscriptions.get(actor.workspaceId, canManageBilling(actor.role)) }
  })
}
