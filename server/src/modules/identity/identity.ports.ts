import type { WorkspaceRole } from '@marquee/contract/workspaces'
import type { Database } from '../../platform/database/database.ts'

/** A workspace that is made with an account. */
export interface NewAccountWorkspace {
  name: string
  features?: { explore_pages: boolean; swipe_file: boolean }
  isAdTemplateAllowed?: boolean
}

/** The standings in which a workspace of a test or of the demo begins. */
export const seededPlans = ['active', 'trial', 'ended', 'ended_trial', 'none'] as const
export type SeededPlan = (typeof seededPlans)[number]

/** What identity asks of workspaces. */
export interface AccountWorkspaces {
  /** @returns the id of a workspace without members, inside the transaction that gives it an owner */
  create: (transaction: Database, workspace: NewAccountWorkspace) => Promise<string>
  addMember: (transaction: Database, workspaceId: string, userId: string, role: WorkspaceRole) => Promise<void>
  /** Whether the user is a member of any workspace. */
  hasMember: (userId: string) => Promise<boolean>
  /** Those that the user owns, with the number of their other members. */
  listOwned: (
    database: Database,
    userId: string,
  ) => Promise<{ id: string; name: string; isDeleted: boolean; others: number }[]>
  /** Removes the workspaces that exist because of this user alone, with all that is in them. */
  removeBelongingTo: (transaction: Database, userId: string) => Promise<void>
}

/** What identity asks of billing about the plan of a workspace. */
export interface AccountPlans {
  startTrial: (transaction: Database, workspaceId: string, userId: string) => Promise<void>
  seed: (transaction: Database, workspaceId: string, plan: SeededPlan) => Promise<void>
  /** Whether the plan would be charged for again by itself. */
  isRenewing: (database: Database, workspaceId: string) => Promise<boolean>
}

/** What follows a sign-up, in its transaction. */
export interface SignUpSteps {
  /** Lets the new user be asked what they came for. */
  beginOnboarding: (transaction: Database, userId: string) => Promise<void>
  /** Writes down by whose link the new account came. */
  recordReferral: (
    transaction: Database,
    newcomer: { email: string; network: string | null; workspaceId: string },
    codes: { ref_code?: string; rewardful_referral?: string },
  ) => Promise<void>
}
