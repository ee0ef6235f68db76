import type { reviewBrief } from '@marquee/contract/brief-reviews'
import type { Brief } from '@marquee/contract/briefs'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { FeedbackReview } from '@marquee/contract/feedback'
import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { WebhookEventService } from '../../notifications/notifications.public.ts'
import type { UserService } from '../../identity/identity.public.ts'
import type { BriefService } from '../briefs/briefs.service.ts'
import type { Author, Feedback } from '../../workspaces/workspaces.public.ts'
import { createApprovedBriefRepository } from './approved-briefs.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  briefs: Pick<BriefService, 'get' | 'lock' | 'setReviewed'>
  users: Pick<UserService, 'findDisplayNames'>
  feedback: Pick<Feedback, 'reviews'>
  webhookEvents: Pick<WebhookEventService, 'tell'>
  changes: { announceIn(transaction: Database, workspaceId: string, topics: readonly WorkspaceTopic[]): Promise<void> }
}

type Judgement = HandlerInput<typeof reviewBrief>['body']

/** The reviews of briefs: approvals of versions and requests for changes. Every function answers 404 for a brief of another workspace. */
export function createBriefReviewService(dependencies: Dependencies) {
  const { db, clock, briefs, users, feedback, changes, webhookEvents } = dependencies
  const { reviews } = feedback

  /** @throws DomainError 404; 409 when the brief is no longer the version that the reviewer read */
  async function add(author: Author, briefId: string, judgement: Judgement): Promise<FeedbackReview> {
    const { workspaceId } = author
    // Read before the transaction, which then checks that it is still this version.
    const content = await briefs.get(author, briefId)
    let status: Brief['status'] = content.status
    const target = {
      kind: 'brief' as const,
      id: briefId,
      async lock(transaction: Database) {
        const brief = await briefs.lock(transaction, workspaceId, briefId)
        status = brief.status
        return { ...brief, version: brief.version === content.version ? brief.version : null }
      },
      async onReviewed(transaction: Database, decision: FeedbackReview['decision']) {
        const isApproved = decision === 'approved'
        if (isApproved) {
          await createApprovedBriefRepository(transaction).keepVersion(workspaceId, content, clock.now())
          await webhookEvents.tell(transaction, {
            workspaceId,
            type: 'brief.approved',
            data: { brief_id: briefId, version: content.version },
            path: `/brief/${briefId}`,
          })
        }
        if (status !== 'delivered') {
          await briefs.setReviewed(transaction, workspaceId, briefId, isApproved ? 'approved' : 'in_review')
        }
        await changes.announceIn(transaction, workspaceId, ['briefs'])
      },
    }
    return reviews.add(author, target, judgement)
  }

  return {
    /** @throws DomainError 404; 422 for an invalid cursor */
    async list(
      reader: Pick<Actor, 'workspaceId'>,
      briefId: string,
      page: { cursor?: string | undefined; limit: number },
    ) {
      await briefs.get(reader, briefId)
      return reviews.list(reader, { kind: 'brief', id: briefId }, page)
    },

    async review(actor: Actor, briefId: string, judgement: Judgement): Promise<FeedbackReview> {
      const name = (await users.findDisplayNames([actor.userId])).get(actor.userId) ?? 'A member'
      return add({ ...actor, name, guestName: null, tell: null }, briefId, judgement)
    },

    /** Adds the review of a guest, whose link has been checked. */
    add,

    /** @throws DomainError 404 for a version that was not approved */
    async getApproved(actor: Actor, briefId: string, version: number): Promise<Brief> {
      await briefs.get(actor, briefId)
      return required(
        await createApprovedBriefRepository(db).findVersion(actor.workspaceId, briefId, version),
        'approved version',
      )
    },
  }
}
export type BriefReviewService = ReturnType<typeof createBriefReviewService>
