import { can } from '@marquee/contract/permissions'
import { getSubscription, listPlans } from '@marquee/contract/plans'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { SubscriptionService } from './subscriptions.service.ts'

export function registerPlanRoutes(app: FastifyInstance, subscriptions: SubscriptionService): void {
  implement(app, listPlans, async () => ({ data: await subscriptions.listPlans() }))
  implement(app, getSubscription, async ({ actor }) => {
    return { data: await subscriptions.get(actor.workspaceId, can(actor.role, 'billing.manage')) }
  })
}
