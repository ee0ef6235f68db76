import type { Database } from '../../../platform/database/database.ts'

/** The column of each kind of object that is commented on and reviewed. */
const TARGET_COLUMNS = { brief: 'brief_id', funnel_page: 'funnel_page_id', video: 'video_id' } as const
export type FeedbackKind = keyof typeof TARGET_COLUMNS

/** The object that a feedback is about, with what its owner's module knows of it. */
export interface FeedbackTarget {
  kind: FeedbackKind
  id: string
  /**
   * Locks the object until the transaction ends.
   * @returns its title, its author, and the version that a reader sees now; null for one that cannot be approved yet
   * @throws DomainError 404 when it was removed
   */
  lock(transaction: Database): Promise<{ title: string; version: number | null; created_by: string | null }>
  /** What else changes with a review; called in its transaction. */
  onReviewed?(transaction: Database, decision: 'approved' | 'changes_requested'): Promise<void>
}

/** The columns that name a target; exactly one is set. */
export function toTargetColumns({ kind, id }: Pick<FeedbackTarget, 'kind' | 'id'>) {
  return { brief_id: null, funnel_page_id: null, video_id: null, [TARGET_COLUMNS[kind]]: id }
}
