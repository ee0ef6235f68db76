import type { CreditService } from './credits/credits.service.ts'
import type { PlanService } from './plans/plans.service.ts'

export type { CreditService } from './credits/credits.service.ts'
export type { PlanService, WorkspacePlan } from './plans/plans.service.ts'

/** The services that billing offers to the domains above it. */
export interface Billing {
  plans: PlanService
  /** The credit service that announces a low balance by mail. */
  credits: CreditService
}
