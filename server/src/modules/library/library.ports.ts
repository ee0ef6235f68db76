import type { Database } from '../../platform/database/database.ts'

interface Follower {
  workspaceId: string
  userId: string | null
  now: Date
}

/** What the library asks of who watches brands: which of them a workspace follows, inside the transaction of `database`. */
export type OpenFollowedBrands = (database: Database) => {
  listIds: (workspaceId: string) => Promise<string[]>
  /** Lets one change at a time count and follow the workspace's brands, until the transaction ends. */
  lock: (workspaceId: string) => Promise<void>
  delete: (brandId: string, workspaceId: string) => Promise<void>
  /** Following twice is following once. */
  insert: (brandIds: readonly string[], follower: Follower) => Promise<void>
}

/** What the library asks of collections. */
export interface SavedAdMarks {
  /** Those of the ads that the workspace has in its swipe file. */
  listSaved: (workspaceId: string, adIds: readonly string[]) => Promise<ReadonlySet<string>>
}
