import type { Database } from '../../platform/database/database.ts'

/** What workspaces ask of billing about their plan. */
export interface WorkspacePlans {
  /** Starts the free trial of a new workspace, unless its owner has had one. */
  startTrial: (transaction: Database, workspaceId: string, userId: string) => Promise<void>
  /** Whether the plan would be charged for again by itself. */
  isRenewing: (database: Database, workspaceId: string) => Promise<boolean>
  /** How many users the plan is for. */
  getSeats: (database: Database, workspaceId: string) => Promise<{ planTitle: string | null; seats: number }>
}
