import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { createAccountCreation } from '../auth/account-creation.service.ts'
import { createUserService } from '../auth/users.service.ts'
import { createCreditService } from '../../billing/credits/credits.service.ts'
import { createOnboardingStart } from '../../workspaces/onboarding/onboarding-start.service.ts'
import { createPlanService } from '../../billing/plans/plans.service.ts'
import { createReferralLeads } from '../../billing/referrals/referral-leads.service.ts'
import { createWorkspaceActivityService } from '../../workspaces/workspace-activity/workspace-activity.service.ts'
import { createWorkspaceService } from '../../workspaces/workspaces/workspaces.service.ts'

type AccountDependencies = Pick<AppDependencies, 'database' | 'clock' | 'rateLimiter'>

/** What other modules, the command line and tests need of accounts: users, workspaces, plans, and the making of all three. */
export function createAccounts({ database: db, clock, rateLimiter }: AccountDependencies) {
  const users = createUserService({ db, clock, rateLimiter })
  const credits = createCreditService({ db, clock })
  const plans = createPlanService({ db, clock, credits, users })
  const activity = createWorkspaceActivityService({ db, clock })
  const workspaces = createWorkspaceService({ db, clock, users, activity })
  const onboarding = createOnboardingStart({ clock })
  const referrals = createReferralLeads({ clock, workspaces })
  const accounts = createAccountCreation({ db, users, workspaces, plans, onboarding, referrals })
  return { users, plans, workspaces, activity, accounts, credits }
}

export type Accounts = ReturnType<typeof createAccounts>
