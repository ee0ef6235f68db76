import type { AppDependencies } from '../platform/app-dependencies.ts'
import { createAccountCreation } from '../modules/identity/auth/account-creation.service.ts'
import { createUserService } from '../modules/identity/auth/users.service.ts'
import { createCreditService } from '../modules/billing/credits/credits.service.ts'
import { createOnboardingStart } from '../modules/collections/onboarding/onboarding-start.service.ts'
import type { SignUpSteps } from '../modules/identity/identity.ports.ts'
import { createPlanService } from '../modules/billing/plans/plans.service.ts'
import { createReferralLeads } from '../modules/billing/referrals/referral-leads.service.ts'
import { addMembership } from '../modules/workspaces/members/memberships.service.ts'
import { createWorkspaceActivityService } from '../modules/workspaces/workspace-activity/workspace-activity.service.ts'
import { createWorkspaceService } from '../modules/workspaces/workspaces/workspaces.service.ts'

type AccountDependencies = Pick<AppDependencies, 'database' | 'clock' | 'rateLimiter'>

/** The services of accounts for other modules, the command line and tests: users, workspaces, plans, and the creation of all three. */
export function createAccounts({ database: db, clock, rateLimiter }: AccountDependencies) {
  const users = createUserService({ db, clock, rateLimiter })
  const credits = createCreditService({ db, clock })
  const plans = createPlanService({ db, clock, credits, users })
  const activity = createWorkspaceActivityService({ db, clock })
  const workspaces = createWorkspaceService({ db, clock, users, activity, addMembership })
  const onboarding = createOnboardingStart({ clock })
  const referrals = createReferralLeads({ clock, workspaces })
  const signUp: SignUpSteps = {
    beginOnboarding: (...user) => onboarding.begin(...user),
    recordReferral: (...newcomer) => referrals.record(...newcomer),
  }
  const accounts = createAccountCreation({ db, users, workspaces, plans, signUp })
  return { users, plans, workspaces, activity, accounts, credits }
}
