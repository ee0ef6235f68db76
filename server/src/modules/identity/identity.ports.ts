import type { WorkspaceRole } from '@marquee/contract/workspaces'
import type { Database } from '../../platform/database/database.ts'

/** A workspace that is created with an account. */
export interface NewAccountWorkspace {
  name: string
  features?: { explore_pages: boolean; swipe_file: boolean }
  isAdTemplateAllowed?: boolean
}

/** The plan standings in which a workspace of a test or of the demo can begin. */
export const seededPlans = ['active', 'trial', 'ended', 'ended_trial', 'none'] as const
export type SeededPlan = (typeof seededPlans)[number]

/** The functions that identity needs from workspaces. */
export interface AccountWorkspaces {
  /** @returns the id of a workspace without members, inside the transaction that gives it an owner */
  create: (transaction: Database, workspace: NewAccountWorkspace) => Promise<string>
  addMember: (transaction: Database, workspaceId: string, userId: string, role: WorkspaceRole) => Promise<void>
  /** Whether the user is a member of any workspace. */
  hasMember: (userId: string) => Promise<boolean>
  /** The workspaces that the user owns, with the number of their other members. */
  listOwned: (
    database: Database,
    userId: string,
  ) => Promise<{ id: string; name: string; isDeleted: boolean; others: number }[]>
  /** Removes the workspaces that exist only because of this user, with all their content. */
  removeBelongingTo: (transaction: Database, userId: string) => Promise<void>
}

/** The functions that identity needs from billing about the plan of a workspace. */
export interface AccountPlans {
  startTrial: (transaction: Database, workspaceId: string, userId: string) => Promise<void>
  seed: (transaction: Database, workspaceId: string, plan: SeededPlan) => Promise<void>
  /** Whether the plan would renew, and be charged, automatically. */
  isRenewing: (database: Database, workspaceId: string) => Promise<boolean>
}

/** The steps that follow a sign-up, in its transaction. */
export interface SignUpSteps {
  /** Starts the onboarding questions for the new user. */
  beginOnboarding: (transaction: Database, userId: string) => Promise<void>
  /** Records whose referral link led to the new account. */
  recordReferral: (
    transaction: Database,
    newcomer: { email: string; network: string | null; workspaceId: string },
    codes: { ref_code?: string; rewardful_referral?: string },
  ) => Promise<void>
}
