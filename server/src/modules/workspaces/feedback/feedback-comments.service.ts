import { type FeedbackThread, MAX_REPLIES, type NewFeedbackComment } from '@marquee/contract/feedback'
import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { forbidden, invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { UserService } from '../../identity/identity.public.ts'
import type { NotificationService } from '../../notifications/notifications.public.ts'
import type { WorkspaceService } from '../workspaces/workspaces.service.ts'
import { canRemoveComment } from '@marquee/contract/permissions'
import type { Author } from './feedback-author.ts'
import { type CommentRow, createFeedbackCommentRepository } from './feedback-comments.repository.ts'
import { type FeedbackTarget, toTargetColumns } from './feedback-target.ts'
import { listAuthors, presentThread } from './present-thread.ts'

interface Dependencies {
  db: Database
  clock: Clock
  users: Pick<UserService, 'findDisplayNames'>
  workspaces: Pick<WorkspaceService, 'keepMembers'>
  notifications: Pick<NotificationService, 'notify'>
  changes: { announceIn(transaction: Database, workspaceId: string, topics: readonly WorkspaceTopic[]): Promise<void> }
}

/** The workspace of the comments, and their reader. */
interface Reader {
  workspaceId: string
  /** Null for a guest, who reads only comments that are meant for guests. */
  userId: string | null
}

type NewComment = Omit<NewFeedbackComment, 'mentioned_user_ids' | 'is_for_guests'> &
  Partial<Pick<NewFeedbackComment, 'mentioned_user_ids' | 'is_for_guests'>>
type FeedbackCommentRepository = ReturnType<typeof createFeedbackCommentRepository>
type Target = Pick<FeedbackTarget, 'kind' | 'id'>

const position = z.object({ id: z.uuid() })
const MAX_COMMENTS = 2000
const EXCERPT_LENGTH = 200

/** The comments of members and guests. The caller has checked that the reader may see the target. */
export function createFeedbackCommentService({ db, clock, users, workspaces, notifications, changes }: Dependencies) {
  const repository = createFeedbackCommentRepository(db)

  async function present(reader: Reader, roots: readonly CommentRow[]): Promise<FeedbackThread[]> {
    const replies = await repository.listReplies(
      reader.workspaceId,
      roots.map(({ id }) => id),
    )
    const names = await users.findDisplayNames(listAuthors([...roots, ...replies]))
    return roots.map((row) => presentThread(row, { replies, names, readerId: reader.userId }))
  }

  async function presentOne(reader: Reader, row: CommentRow): Promise<FeedbackThread> {
    const [thread] = await present(reader, [row])
    return required(thread, 'comment')
  }

  /** The comment that is answered; a guest must be allowed to read it. */
  async function findParent(reader: Reader, targetId: string, parentId: string | null): Promise<CommentRow | null> {
    if (parentId === null) {
      return null
    }
    const parent = await repository.find(reader.workspaceId, targetId, parentId)
    if (parent === undefined || parent.parent_id !== null || (reader.userId === null && !parent.is_for_guests)) {
      throw invalid({ parent_id: ['The comment that you answer is gone.'] })
    }
    return parent
  }

  /** The replies to a comment, while the target is locked. @throws DomainError 422 when no further comment has room */
  async function listRepliesWithRoom(
    comments: FeedbackCommentRepository,
    workspaceId: string,
    targetId: string,
    parent: CommentRow | null,
  ) {
    const replies = parent === null ? [] : await comments.listReplies(workspaceId, [parent.id])
    if (replies.length >= MAX_REPLIES || (await comments.count(workspaceId, targetId)) >= MAX_COMMENTS) {
      throw invalid({ body: ['There are too many comments here already. Settle some of them first.'] })
    }
    return replies
  }

  async function add(author: Author, target: FeedbackTarget, input: NewComment): Promise<FeedbackThread> {
    const { workspaceId, userId, guestName } = author
    const parent = await findParent(author, target.id, input.parent_id)
    const now = clock.now()
    // Only members are kept, so that ids cannot reveal names of users of other workspaces.
    const mentioned = await workspaces.keepMembers(workspaceId, [...new Set(input.mentioned_user_ids ?? [])])
    const isForGuests = parent?.is_for_guests ?? (userId === null || input.is_for_guests === true)
    await db.transaction().execute(async (transaction) => {
      const { title, created_by } = await target.lock(transaction)
      const comments = createFeedbackCommentRepository(transaction)
      const replies = await listRepliesWithRoom(comments, workspaceId, target.id, parent)
      const isNew = await comments.insert({
        workspace_id: workspaceId,
        ...toTargetColumns(target),
        ...toPlace(parent, input),
        body: input.body,
        author_id: userId,
        guest_name: guestName,
        is_for_guests: isForGuests,
        mentioned_user_ids: mentioned,
        idempotency_key: input.idempotency_key,
        created_at: now,
        updated_at: now,
      })
      if (!isNew) {
        return
      }
      const involved = [created_by, author.tell, parent?.author_id, ...replies.map((row) => row.author_id)]
      const others = new Set(involved.flatMap((id) => id ?? []).filter((id) => !mentioned.includes(id)))
      const data = { ...describeComment(author, input), target: target.kind, target_id: target.id, title }
      const tell = (userIds: readonly string[], isMention: boolean) =>
        notifications.notify(transaction, {
          workspaceId,
          userIds: userIds.filter((id) => id !== userId),
          kind: 'feedback_comment',
          data: { ...data, is_mention: isMention },
        })
      await tell(mentioned, true)
      await tell([...others], false)
      await changes.announceIn(transaction, workspaceId, ['feedback'])
    })
    const row = required(await repository.findByKey(workspaceId, target.id, input.idempotency_key), 'comment')
    return presentOne(author, row.parent_id === null ? row : (parent ?? row))
  }

  return {
    /** The threads, the oldest first. @throws DomainError 422 for an invalid cursor */
    async list(reader: Reader, { id }: Target, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      const rows = await repository.listThreads(reader.workspaceId, id, {
        isForGuests: reader.userId === null,
        after: decodeCursor(position, cursor)?.id ?? null,
        limit: limit + 1,
      })
      const { page, next_cursor } = takePage(rows, limit, (row) => ({ id: row.id }))
      return { data: await present(reader, page), meta: { next_cursor } }
    },

    /** Adds a comment of a member. @throws DomainError 404; 422 for a reply to a comment that was removed */
    async create(actor: Actor, target: FeedbackTarget, input: NewComment): Promise<FeedbackThread> {
      const name = (await users.findDisplayNames([actor.userId])).get(actor.userId) ?? 'A member'
      return add({ ...actor, name, guestName: null, tell: null }, target, input)
    },

    /** Adds a comment of a guest, whose link has been checked. */
    add,

    /** @throws DomainError 404 for a comment that was removed, or that is a reply */
    async resolve(actor: Actor, target: Target, id: string, isResolved: boolean): Promise<FeedbackThread> {
      const row = await repository.find(actor.workspaceId, target.id, id)
      if (row === undefined || row.parent_id !== null) {
        throw notFound('comment')
      }
      if ((row.resolved_at !== null) !== isResolved) {
        await repository.setResolved(actor.workspaceId, id, isResolved ? actor.userId : null, clock.now())
      }
      return presentOne(actor, required(await repository.find(actor.workspaceId, target.id, id), 'comment'))
    },

    /** @param canEdit whether the member may edit the target @throws DomainError 404; 403 for another member's comment */
    async remove(actor: Actor, target: Target, id: string, canEdit: boolean): Promise<void> {
      const row = required(await repository.find(actor.workspaceId, target.id, id), 'comment')
      const origin = { is_own: row.author_id === actor.userId, is_guest: row.guest_name !== null }
      if (!canRemoveComment(origin, canEdit)) {
        throw forbidden('Only who wrote a comment can remove it.')
      }
      await repository.remove(actor.workspaceId, id)
    },
  }
}
export type FeedbackCommentService = ReturnType<typeof createFeedbackCommentService>

/** What a comment is about; a reply is about the same as the comment that it answers. */
function toPlace(parent: CommentRow | null, { section, frame }: Pick<NewComment, 'section' | 'frame'>) {
  return parent === null
    ? { parent_id: null, section, frame }
    : { parent_id: parent.id, section: parent.section, frame: parent.frame }
}

/** A comment in the words of its notification. */
function describeComment({ name, userId }: Author, { body }: NewComment) {
  return { author: name, is_guest: userId === null, excerpt: body.slice(0, EXCERPT_LENGTH).toWellFormed() }
}
