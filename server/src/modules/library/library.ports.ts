import type { Transcript } from '@marquee/contract/ads'
import type { Database } from '../../platform/database/database.ts'

interface Follower {
  workspaceId: string
  userId: string | null
  now: Date
}

/** A brand that a workspace follows or wants, by all that is known to find it. */
export interface SoughtBrand {
  workspace_id: string
  /** The id of the followed or wanted brand. */
  subject_id: string
  /** The source of `external_id`; null when no id is known. */
  source: string | null
  external_id: string | null
  website: string | null
  name: string | null
}

/** The functions that the library needs from watching: which brands a workspace follows, inside the transaction of `database`. */
export type OpenFollowedBrands = (database: Database) => {
  listIds: (workspaceId: string) => Promise<string[]>
  /** What these workspaces follow and want. */
  listSought: (workspaceIds: readonly string[]) => Promise<SoughtBrand[]>
  /** Allows only one change at a time to count and follow the workspace's brands, until the transaction ends. */
  lock: (workspaceId: string) => Promise<void>
  delete: (brandId: string, workspaceId: string) => Promise<void>
  /** Following a brand twice has the same effect as following it once. */
  insert: (brandIds: readonly string[], follower: Follower) => Promise<void>
  /** Followers of a brand follow the one that it is merged into. */
  merge: (brandId: string, intoId: string, now: Date) => Promise<void>
  /** Followers of a merged brand, or of brands that are parts of it, follow it again. */
  split: (brand: { brandId: string; partIds: readonly string[]; fromId: string }, now: Date) => Promise<void>
}

/** The functions that the library needs from creation: what the videos of ads say, as far as the workspace had it written down. */
export interface SpokenWords {
  /**
   * The ads whose videos say the words of a search.
   * @param query a tsquery over the words of `toSpokenTerms`
   */
  listSaying: (workspaceId: string, query: string) => Promise<string[]>
  /** The ads with a finished transcript in which something is said. */
  listTranscribed: (workspaceId: string) => Promise<string[]>
  /** What the video of an ad says, in lines; empty without a transcript. */
  listLines: (workspaceId: string, adId: string) => Promise<Transcript>
}

/** The functions that the library needs from collections. */
export interface SavedAdMarks {
  /** The ids of the ads that the workspace has in its swipe file. */
  listSaved: (workspaceId: string, adIds: readonly string[]) => Promise<ReadonlySet<string>>
}

/** The functions that the library needs from collections' captures. */
export interface CapturedAds {
  /** The ids of the ads that members of the workspace captured with the browser extension. */
  listIds: (workspaceId: string) => Promise<string[]>
}
