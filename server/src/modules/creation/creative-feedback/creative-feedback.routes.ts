import {
  createCreativeComment,
  createGuestComment,
  deleteCreativeComment,
  listCreativeComments,
  listCreativeReviews,
  listGuestComments,
  resolveCreativeComment,
  reviewAsGuest,
} from '@marquee/contract/creative-feedback'
import type { FastifyInstance } from 'fastify'
import { implement, implementAnonymous } from '../../../platform/http/implement.ts'
import type { CreativeFeedbackService } from './creative-feedback.service.ts'

export function registerCreativeFeedbackRoutes(app: FastifyInstance, feedback: CreativeFeedbackService): void {
  implement(app, listCreativeComments, ({ actor, params, query }) => feedback.list(actor, params, query))
  implement(app, createCreativeComment, async ({ actor, params, body }) => ({
    data: await feedback.create(actor, params, body),
  }))
  implement(app, resolveCreativeComment, async ({ actor, params, body }) => ({
    data: await feedback.resolve(actor, params, params.comment_id, body.is_resolved),
  }))
  implement(app, deleteCreativeComment, ({ actor, params }) => feedback.remove(actor, params, params.comment_id))
  implement(app, listCreativeReviews, ({ actor, params, query }) => feedback.listReviews(actor, params, query))

  implementAnonymous(app, listGuestComments, ({ params, query }) => feedback.listForGuest(params.token, query))
  implementAnonymous(app, createGuestComment, async ({ params, body, request }) => ({
    data: await feedback.comment(params.token, body, request.ip),
  }))
  implementAnonymous(app, reviewAsGuest, async ({ params, body, request }) => ({
    data: await feedback.review(params.token, body, request.ip),
  }))
}
