import type { Database } from '../../platform/database/database.ts'

/** The functions that workspaces need from billing about their plan. */
export interface WorkspacePlans {
  /** Starts the free trial of a new workspace, unless its owner has had one. */
  startTrial: (transaction: Database, workspaceId: string, userId: string) => Promise<void>
  /** Whether the plan would renew, and be charged, automatically. */
  isRenewing: (database: Database, workspaceId: string) => Promise<boolean>
  /** The number of seats in the plan. */
  getSeats: (database: Database, workspaceId: string) => Promise<{ planTitle: string | null; seats: number }>
}
