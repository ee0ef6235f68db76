import { type BriefThread, briefThread, type createBriefComment } from '@marquee/contract/brief-comments'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { can } from '@marquee/contract/permissions'
import type { Actor } from '../../../platform/http/actor.ts'
import type { BriefService } from '../briefs/briefs.service.ts'
import type { Author, Feedback, FeedbackTarget } from '../../workspaces/workspaces.public.ts'

interface Dependencies {
  briefs: Pick<BriefService, 'get' | 'lock'>
  feedback: Pick<Feedback, 'comments'>
}

type Reader = Parameters<Feedback['comments']['list']>[0]
type NewComment = Omit<HandlerInput<typeof createBriefComment>['body'], 'mentioned_user_ids' | 'is_for_guests'>

/** The comments of members and guests on a brief. Every function answers 404 for a brief of another workspace. */
export function createBriefCommentService({ briefs, feedback: { comments } }: Dependencies) {
  const toTarget = (workspaceId: string, id: string): FeedbackTarget => ({
    kind: 'brief',
    id,
    lock: (transaction) => briefs.lock(transaction, workspaceId, id),
  })

  return {
    /** @throws DomainError 404; 422 for an invalid cursor */
    async list(reader: Reader, briefId: string, page: { cursor?: string | undefined; limit: number }) {
      await briefs.get(reader, briefId)
      const { data, meta } = await comments.list(reader, toTarget(reader.workspaceId, briefId), page)
      return { data: data.map((thread) => briefThread.parse(thread)), meta }
    },

    /** @throws DomainError 404; 422 for a reply to a comment that was removed */
    async create(actor: Actor, briefId: string, input: NewComment): Promise<BriefThread> {
      await briefs.get(actor, briefId)
      const target = toTarget(actor.workspaceId, briefId)
      return briefThread.parse(await comments.create(actor, target, { ...input, frame: null }))
    },

    /** Adds a comment of a guest, whose link has been checked. */
    add: async (author: Author, briefId: string, input: NewComment): Promise<BriefThread> =>
      briefThread.parse(await comments.add(author, toTarget(author.workspaceId, briefId), { ...input, frame: null })),

    /** @throws DomainError 404 for a comment that was removed, or that is a reply */
    resolve: async (actor: Actor, briefId: string, id: string, isResolved: boolean): Promise<BriefThread> =>
      briefThread.parse(await comments.resolve(actor, toTarget(actor.workspaceId, briefId), id, isResolved)),

    /** @throws DomainError 404; 403 for another member's comment */
    remove: (actor: Actor, briefId: string, id: string): Promise<void> =>
      comments.remove(actor, toTarget(actor.workspaceId, briefId), id, can(actor.role, 'briefs.edit')),
  }
}
export type BriefCommentService = ReturnType<typeof createBriefCommentService>
