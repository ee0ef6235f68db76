import {
  createBriefComment,
  deleteBriefComment,
  listBriefComments,
  resolveBriefComment,
} from '@marquee/contract/brief-comments'
import { getApprovedBrief, listBriefReviews, reviewBrief } from '@marquee/contract/brief-reviews'
import {
  commentSharedBrief,
  getSharedBrief,
  listSharedBriefComments,
  reviewSharedBrief,
} from '@marquee/contract/shared-briefs'
import { getBriefShare, revokeBriefShare, shareBrief } from '@marquee/contract/sharing'
import type { FastifyInstance } from 'fastify'
import { implement, implementAnonymous } from '../../../platform/http/implement.ts'
import type { BriefCommentService } from './brief-comments.service.ts'
import type { BriefReviewService } from './brief-reviews.service.ts'
import type { SharedBriefService } from './shared-briefs.service.ts'

interface Services {
  comments: BriefCommentService
  reviews: BriefReviewService
  shared: SharedBriefService
}

export function registerBriefFeedbackRoutes(app: FastifyInstance, { comments, reviews, shared }: Services): void {
  implement(app, listBriefComments, ({ actor, params, query }) => comments.list(actor, params.id, query))
  implement(app, createBriefComment, async ({ actor, params, body }) => ({
    data: await comments.create(actor, params.id, body),
  }))
  implement(app, resolveBriefComment, async ({ actor, params, body }) => ({
    data: await comments.resolve(actor, params.id, params.comment_id, body.is_resolved),
  }))
  implement(app, deleteBriefComment, ({ actor, params }) => comments.remove(actor, params.id, params.comment_id))

  implement(app, listBriefReviews, ({ actor, params, query }) => reviews.list(actor, params.id, query))
  implement(app, reviewBrief, async ({ actor, params, body }) => ({
    data: await reviews.review(actor, params.id, body),
  }))
  implement(app, getApprovedBrief, async ({ actor, params }) => ({
    data: await reviews.getApproved(actor, params.id, params.version),
  }))

  implement(app, getBriefShare, async ({ actor, params }) => ({ data: await shared.getShare(actor, params.id) }))
  implement(app, shareBrief, async ({ actor, params, body }) => ({ data: await shared.share(actor, params.id, body) }))
  implement(app, revokeBriefShare, ({ actor, params }) => shared.revoke(actor, params.id))

  implementAnonymous(app, getSharedBrief, async ({ params }) => ({ data: await shared.get(params.token) }))
  implementAnonymous(app, listSharedBriefComments, ({ params, query }) => shared.listComments(params.token, query))
  implementAnonymous(app, commentSharedBrief, async ({ params, body, request }) => ({
    data: await shared.comment(params.token, body, request.ip),
  }))
  implementAnonymous(app, reviewSharedBrief, async ({ params, body, request }) => ({
    data: await shared.review(params.token, body, request.ip),
  }))
}
