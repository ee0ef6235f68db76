import type { FeedbackComment, FeedbackThread } from '@marquee/contract/feedback'
import type { CommentRow } from './feedback-comments.repository.ts'
import { nameAuthor } from './feedback-author.ts'

type Names = ReadonlyMap<string, string>

interface Surroundings {
  /** May include replies of other threads. */
  replies: readonly CommentRow[]
  /** The names of all authors in the thread, by their ids. */
  names: Names
  /** Null for a guest. */
  readerId: string | null
}

/** The ids of all users whose names are shown with these comments. */
export function listAuthors(rows: readonly CommentRow[]): string[] {
  return rows.flatMap((row) => [...row.mentioned_user_ids, row.author_id, row.resolved_by].filter((id) => id !== null))
}

/** A comment with its replies, as one reader sees it. */
export function presentThread(root: CommentRow, { replies, names, readerId }: Surroundings): FeedbackThread {
  return {
    ...presentComment(root, names, readerId),
    is_for_guests: root.is_for_guests,
    resolved_at: root.resolved_at?.toISOString() ?? null,
    resolved_by_name: root.resolved_at === null ? null : nameAuthor(root.resolved_by, null, names),
    replies: replies
      .filter(({ parent_id }) => parent_id === root.id)
      .map((reply) => presentComment(reply, names, readerId)),
  }
}

function presentComment(row: CommentRow, names: Names, readerId: string | null): FeedbackComment {
  return {
    id: row.id,
    section: row.section,
    frame: row.frame,
    body: row.body,
    author_name: nameAuthor(row.author_id, row.guest_name, names),
    is_guest: row.guest_name !== null,
    is_own: readerId !== null && row.author_id === readerId,
    mentions: row.mentioned_user_ids.flatMap((id) => names.get(id) ?? []),
    created_at: row.created_at.toISOString(),
  }
}
