import { can } from '@marquee/contract/permissions'
import { getSubscription, listPlans } from '@marquee/contract/plans'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { SubscriptionService } from './subscriptions.service.ts'

/** @param bringUpToDate queries the payment provider about a workspace whose period has just ended */
export function registerPlanRoutes(
  app: FastifyInstance,
  subscriptions: SubscriptionService,
  bringUpToDate: (workspaceId: string) => Promise<void>,
): void {
  implement(app, listPlans, async () => ({ data: await subscriptions.listPlans() }))
  implement(app, getSubscription, async ({ actor }) => {
    if (await subscriptions.isDue(actor.workspaceId)) {
      await bringUpToDate(actor.workspaceId)
    }
    return { data: await subscriptions.get(actor.workspaceId, can(actor.role, 'billing.manage')) }
  })
}
