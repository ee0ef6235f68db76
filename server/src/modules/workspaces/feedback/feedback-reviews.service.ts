import type { FeedbackReview, ReviewInput } from '@marquee/contract/feedback'
import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { UserService } from '../../identity/identity.public.ts'
import type { NotificationService } from '../../notifications/notifications.public.ts'
import { type Author, nameAuthor } from './feedback-author.ts'
import { createFeedbackReviewRepository, type ReviewRow } from './feedback-reviews.repository.ts'
import { type FeedbackTarget, toTargetColumns } from './feedback-target.ts'

interface Dependencies {
  db: Database
  clock: Clock
  users: Pick<UserService, 'findDisplayNames'>
  notifications: Pick<NotificationService, 'notify'>
  changes: { announceIn(transaction: Database, workspaceId: string, topics: readonly WorkspaceTopic[]): Promise<void> }
}

type Judgement = ReviewInput & { idempotency_key: string }
type Target = Pick<FeedbackTarget, 'kind' | 'id'>

const position = z.object({ id: z.uuid() })

/** Approvals of versions and requests for changes, of members and guests. The caller has checked that the reader may see the target. */
export function createFeedbackReviewService({ db, clock, users, notifications, changes }: Dependencies) {
  const repository = createFeedbackReviewRepository(db)

  async function present(rows: readonly ReviewRow[]): Promise<FeedbackReview[]> {
    const names = await users.findDisplayNames(rows.flatMap(({ reviewer_id }) => reviewer_id ?? []))
    return rows.map(({ id, decision, version, note, reviewer_id, guest_name, created_at }) => ({
      id,
      decision,
      version,
      note,
      reviewer_name: nameAuthor(reviewer_id, guest_name, names),
      is_guest: guest_name !== null,
      created_at: created_at.toISOString(),
    }))
  }

  return {
    /** @throws DomainError 422 for an invalid cursor */
    async list(
      { workspaceId }: Pick<Actor, 'workspaceId'>,
      target: Target,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
    ) {
      const before = decodeCursor(position, cursor)?.id ?? null
      const rows = await repository.list(workspaceId, target.id, before, limit + 1)
      const { page, next_cursor } = takePage(rows, limit, ({ id }) => ({ id }))
      return { data: await present(page), meta: { next_cursor } }
    },

    /** @throws DomainError 404; 409 `version_conflict` when the target is no longer the version that the reviewer saw */
    async add(author: Author, target: FeedbackTarget, judgement: Judgement): Promise<FeedbackReview> {
      const { workspaceId, userId, guestName, name } = author
      const { decision, note, version, idempotency_key } = judgement
      await db.transaction().execute(async (transaction) => {
        const current = await target.lock(transaction)
        const reviews = createFeedbackReviewRepository(transaction)
        if ((await reviews.findByKey(workspaceId, target.id, idempotency_key)) !== undefined) {
          return
        }
        if (current.version !== version) {
          throw conflict('It has changed since you opened it. Look at it again before you decide.', 'version_conflict')
        }
        await reviews.insert({
          ...toTargetColumns(target),
          workspace_id: workspaceId,
          decision,
          version,
          note,
          reviewer_id: userId,
          guest_name: guestName,
          idempotency_key,
          created_at: clock.now(),
        })
        await target.onReviewed?.(transaction, decision)
        const told = [current.created_by, author.tell].flatMap((id) => id ?? []).filter((id) => id !== userId)
        await notifications.notify(transaction, {
          workspaceId,
          userIds: [...new Set(told)],
          kind: 'feedback_review',
          data: {
            target: target.kind,
            target_id: target.id,
            title: current.title,
            reviewer: name,
            is_guest: userId === null,
            is_approved: decision === 'approved',
            version,
            note,
          },
        })
        await changes.announceIn(transaction, workspaceId, ['feedback'])
      })
      const row = await repository.findByKey(workspaceId, target.id, idempotency_key)
      const [review] = await present(row === undefined ? [] : [row])
      if (review === undefined) {
        throw notFound('review')
      }
      return review
    },
  }
}
export type FeedbackReviewService = ReturnType<typeof createFeedbackReviewService>
