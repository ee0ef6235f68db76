import type {
  createCreativeComment,
  createGuestComment,
  CreativeKind,
  reviewAsGuest,
} from '@marquee/contract/creative-feedback'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { FeedbackReview, FeedbackThread } from '@marquee/contract/feedback'
import { can } from '@marquee/contract/permissions'
import { forbidden, ifNotFound, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type Feedback, type OpenLink, type ShareLinkService, toGuest } from '../../workspaces/workspaces.public.ts'
import type { CreativeTarget, FindCreativeTarget } from './creative-targets.ts'

interface Dependencies {
  links: Pick<ShareLinkService, 'open'>
  feedback: Feedback
  findTarget: FindCreativeTarget
}

interface Place {
  kind: CreativeKind
  id: string
}
interface Page {
  cursor?: string | undefined
  limit: number
}

/**
 * Comments and reviews of funnel pages and videos, by members and by guests of their links. Every function answers 404 for an object of
 * another workspace.
 */
export function createCreativeFeedbackService({ links, feedback, findTarget }: Dependencies) {
  const { comments, reviews, limits } = feedback

  /** @throws DomainError 404, 403 `link_locked` */
  async function open(token: string): Promise<{ link: OpenLink; target: CreativeTarget }> {
    const link = await links.open(token, 'funnel_page', 'video')
    const kind = link.target.kind === 'video' ? 'video' : 'funnel_page'
    const target = await findTarget(link, kind, link.target.id).catch(
      ifNotFound(() => {
        throw notFound('shared page')
      }),
    )
    return { link, target }
  }

  /** @throws DomainError 403 where guests may only look, 422 for programs, 429 */
  async function admit(token: string, guest: { name: string; website: string }, ipAddress: string) {
    const { link, target } = await open(token)
    if (!link.allows_comments) {
      throw forbidden('Comments and approval are turned off for this link.')
    }
    await limits.admit(link.token, ipAddress, guest.website)
    return { author: toGuest(link, guest.name), target }
  }

  return {
    /** @throws DomainError 404; 422 for an invalid cursor */
    async list(actor: Actor, { kind, id }: Place, page: Page) {
      return comments.list(actor, await findTarget(actor, kind, id), page)
    },

    /** @throws DomainError 404; 422 for a part that the target does not have, and for a reply to a removed comment */
    async create(
      actor: Actor,
      { kind, id }: Place,
      input: HandlerInput<typeof createCreativeComment>['body'],
    ): Promise<FeedbackThread> {
      const target = await findTarget(actor, kind, id)
      target.checkPlace(input)
      return comments.create(actor, target, input)
    },

    /** @throws DomainError 404 for a comment that was removed, or that is a reply */
    async resolve(actor: Actor, { kind, id }: Place, commentId: string, isResolved: boolean): Promise<FeedbackThread> {
      return comments.resolve(actor, await findTarget(actor, kind, id), commentId, isResolved)
    },

    /** @throws DomainError 404; 403 for another member's comment */
    async remove(actor: Actor, { kind, id }: Place, commentId: string): Promise<void> {
      const target = await findTarget(actor, kind, id)
      await comments.remove(actor, target, commentId, can(actor.role, 'generation.create'))
    },

    /** @throws DomainError 404; 422 for an invalid cursor */
    async listReviews(actor: Actor, { kind, id }: Place, page: Page) {
      return reviews.list(actor, await findTarget(actor, kind, id), page)
    },

    /** None where guests may not comment. @throws DomainError 404, 403 `link_locked`, 422 for an invalid cursor */
    async listForGuest(token: string, page: Page) {
      const { link, target } = await open(token)
      return link.allows_comments
        ? comments.list({ workspaceId: link.workspaceId, userId: null }, target, page)
        : { data: [], meta: { next_cursor: null } }
    },

    /** @throws DomainError 403 where guests may only look, 404, 422, 429 */
    async comment(
      token: string,
      { name, website, ...input }: HandlerInput<typeof createGuestComment>['body'],
      ipAddress: string,
    ): Promise<FeedbackThread> {
      const { author, target } = await admit(token, { name, website }, ipAddress)
      target.checkPlace(input)
      return comments.add(author, target, input)
    },

    /** @throws DomainError 403 where guests may only look, 404, 409 when there is another version by now, 422, 429 */
    async review(
      token: string,
      { name, website, ...judgement }: HandlerInput<typeof reviewAsGuest>['body'],
      ipAddress: string,
    ): Promise<FeedbackReview> {
      const { author, target } = await admit(token, { name, website }, ipAddress)
      return reviews.add(author, target, judgement)
    },
  }
}

export type CreativeFeedbackService = ReturnType<typeof createCreativeFeedbackService>
