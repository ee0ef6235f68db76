import type { BriefReview, reviewBrief } from '@marquee/contract/brief-reviews'
import type { Brief } from '@marquee/contract/briefs'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { UserService } from '../../identity/identity.public.ts'
import type { BriefService } from '../briefs/briefs.service.ts'
import type { NotificationService } from '../../notifications/notifications.public.ts'
import { createBriefReviewRepository, type ReviewRow } from './brief-reviews.repository.ts'
import { type Author, nameAuthor } from './feedback-author.ts'

interface Dependencies {
  db: Database
  clock: Clock
  briefs: Pick<BriefService, 'get' | 'lock' | 'setReviewed'>
  users: Pick<UserService, 'findDisplayNames'>
  notifications: Pick<NotificationService, 'notify'>
  changes: { announceIn(transaction: Database, workspaceId: string, topics: readonly WorkspaceTopic[]): Promise<void> }
}

type Judgement = HandlerInput<typeof reviewBrief>['body']

const position = z.object({ id: z.uuid() })

/** The reviews of briefs: approvals of versions and requests for changes. Every function answers 404 for a brief of another workspace. */
export function createBriefReviewService({ db, clock, briefs, users, notifications, changes }: Dependencies) {
  const repository = createBriefReviewRepository(db)

  async function present(rows: readonly ReviewRow[]): Promise<BriefReview[]> {
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

  /** @throws DomainError 404; 409 when the brief is no longer the version that the reviewer read */
  async function add(author: Author, briefId: string, judgement: Judgement): Promise<BriefReview> {
    const { workspaceId, userId, guestName, name } = author
    const { decision, note, version, idempotency_key } = judgement
    // Read before the transaction, which then checks that it is still this version.
    const content = await briefs.get(author, briefId)
    await db.transaction().execute(async (transaction) => {
      const brief = await briefs.lock(transaction, workspaceId, briefId)
      const reviews = createBriefReviewRepository(transaction)
      if ((await reviews.findByKey(workspaceId, briefId, idempotency_key)) !== undefined) {
        return
      }
      if (brief.version !== version || content.version !== version) {
        throw conflict(
          'The brief has changed since you opened it. Read it again before you decide.',
          'version_conflict',
        )
      }
      const now = clock.now()
      await reviews.insert({
        workspace_id: workspaceId,
        brief_id: briefId,
        decision,
        version,
        note,
        reviewer_id: userId,
        guest_name: guestName,
        idempotency_key,
        created_at: now,
      })
      if (decision === 'approved') {
        await reviews.keepVersion(workspaceId, content, now)
      }
      if (brief.status !== 'delivered') {
        const status = decision === 'approved' ? 'approved' : 'in_review'
        await briefs.setReviewed(transaction, workspaceId, briefId, status)
      }
      const told = [brief.created_by, author.tell].flatMap((id) => id ?? []).filter((id) => id !== userId)
      await notifications.notify(transaction, {
        workspaceId,
        userIds: [...new Set(told)],
        kind: 'brief_reviewed',
        data: {
          brief_id: briefId,
          title: brief.title,
          reviewer: name,
          is_guest: userId === null,
          is_approved: decision === 'approved',
          version,
          note,
        },
      })
      await changes.announceIn(transaction, workspaceId, ['briefs', 'brief-reviews'])
    })
    const row = await repository.findByKey(workspaceId, briefId, idempotency_key)
    const [review] = await present(row === undefined ? [] : [row])
    if (review === undefined) {
      throw notFound('review')
    }
    return review
  }

  return {
    /** @throws DomainError 404; 422 for an invalid cursor */
    async list(
      reader: Pick<Actor, 'workspaceId'>,
      briefId: string,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
    ) {
      await briefs.get(reader, briefId)
      const before = decodeCursor(position, cursor)?.id ?? null
      const rows = await repository.list(reader.workspaceId, briefId, before, limit + 1)
      const { page, next_cursor } = takePage(rows, limit, ({ id }) => ({ id }))
      return { data: await present(page), meta: { next_cursor } }
    },

    async review(actor: Actor, briefId: string, judgement: Judgement): Promise<BriefReview> {
      const name = (await users.findDisplayNames([actor.userId])).get(actor.userId) ?? 'A member'
      return add({ ...actor, name, guestName: null, tell: null }, briefId, judgement)
    },

    /** Adds the review of a guest, whose link has been checked. */
    add,

    /** @throws DomainError 404 for a version that was not approved */
    async getApproved(actor: Actor, briefId: string, version: number): Promise<Brief> {
      await briefs.get(actor, briefId)
      const kept = await repository.findVersion(actor.workspaceId, briefId, version)
      if (kept === undefined) {
        throw notFound('approved version')
      }
      return kept
    },
  }
}
export type BriefReviewService = ReturnType<typeof createBriefReviewService>
