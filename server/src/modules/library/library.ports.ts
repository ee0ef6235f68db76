import type { Database } from '../../platform/database/database.ts'

interface Follower {
  workspaceId: string
  userId: string | null
  now: Date
}

/** The functions that the library needs from watching: which brands a workspace follows, inside the transaction of `database`. */
export type OpenFollowedBrands = (database: Database) => {
  listIds: (workspaceId: string) => Promise<string[]>
  /** Allows only one change at a time to count and follow the workspace's brands, until the transaction ends. */
  lock: (workspaceId: string) => Promise<void>
  delete: (brandId: string, workspaceId: string) => Promise<void>
  /** Following a brand twice has the same effect as following it once. */
  insert: (brandIds: readonly string[], follower: Follower) => Promise<void>
}

/** The functions that the library needs from collections. */
export interface SavedAdMarks {
  /** The ids of the ads that the workspace has in its swipe file. */
  listSaved: (workspaceId: string, adIds: readonly string[]) => Promise<ReadonlySet<string>>
}
