import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { CreativeRenderer } from '../../platform/creative-rendering/creative-rendering.service.ts'
import type { Creation } from '../creation/creation.public.ts'
import type { Identity } from '../identity/identity.public.ts'
import type { Library } from '../library/library.public.ts'
import type { Notifications } from '../notifications/notifications.public.ts'
import type { Workspaces } from '../workspaces/workspaces.public.ts'
import { createBriefCommentService } from './brief-feedback/brief-comments.service.ts'
import { registerBriefFeedbackRoutes } from './brief-feedback/brief-feedback.routes.ts'
import { registerBriefFileRoutes } from './brief-feedback/brief-files.routes.ts'
import { createBriefPdfService } from './brief-feedback/brief-pdf.service.ts'
import { createBriefReviewService } from './brief-feedback/brief-reviews.service.ts'
import { createSharedBriefService } from './brief-feedback/shared-briefs.service.ts'
import type { Briefs } from './briefs.public.ts'
import { registerBriefRoutes } from './briefs/briefs.routes.ts'
import { createBriefService } from './briefs/briefs.service.ts'

interface Given {
  identity: Identity
  notifications: Notifications
  workspaces: Workspaces
  library: Library
  creation: Creation
  renderer: CreativeRenderer
}

/**
 * Briefs, and the feedback of members and guests: comments, reviews, the shared page, and the PDF.
 *
 * Owns the tables `approved_brief_versions`, `brief_reference_ads`, `briefs`.
 * Depends on no later domain.
 */
export function registerBriefs(app: FastifyInstance, dependencies: AppDependencies, given: Given): Briefs {
  const { database: db, clock } = dependencies
  const { users } = given.identity
  const { changes, webhookEvents } = given.notifications
  const { workspaces, assets, links, feedback } = given.workspaces
  const { ads, media } = given.library
  const { products, profiles, briefImages: images, briefVideos: videos } = given.creation

  const briefs = createBriefService({ db, clock, ads, products, profiles, users, webhookEvents })
  registerBriefRoutes(app, briefs)

  const comments = createBriefCommentService({ briefs, feedback })
  const reviews = createBriefReviewService({ db, clock, briefs, users, feedback, changes, webhookEvents })
  const sharedBriefs = createSharedBriefService({
    links,
    briefs,
    products,
    ads,
    images,
    videos,
    comments,
    reviews,
    limits: feedback.limits,
  })
  registerBriefFeedbackRoutes(app, { comments, reviews, shared: sharedBriefs })
  const { renderer } = given
  registerBriefFileRoutes(app, createBriefPdfService({ briefs: sharedBriefs, assets, media, workspaces, renderer }))
  return { briefs, sharedBriefs }
}
