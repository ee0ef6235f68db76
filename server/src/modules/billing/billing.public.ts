import type { CreditService } from './credits/credits.service.ts'
import type { PlanService } from './plans/plans.service.ts'

export type { CreditService } from './credits/credits.service.ts'
export type { PlanService, WorkspacePlan } from './plans/plans.service.ts'

/** What billing offers to the domains above it. */
export interface Billing {
  plans: PlanService
  /** Those whose low balance is told by mail. */
  credits: CreditService
}
