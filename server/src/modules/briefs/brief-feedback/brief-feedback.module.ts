import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { AdService } from '../../library/ads/ads.service.ts'
import type { AssetService } from '../../workspaces/assets/assets.service.ts'
import type { UserService } from '../../identity/auth/users.service.ts'
import type { BriefService } from '../briefs/briefs.service.ts'
import type { BriefImageService } from '../../creation/image-generation/brief-images.service.ts'
import type { CreativeRenderer } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import type { MediaService } from '../../library/media/media.service.ts'
import type { NotificationService } from '../../notifications/notifications/notifications.service.ts'
import type { ProductService } from '../../creation/products/products.service.ts'
import type { ShareLinkService } from '../../workspaces/sharing/share-links.service.ts'
import type { WorkspaceChangeService } from '../../notifications/workspace-changes/workspace-changes.service.ts'
import type { WorkspaceService } from '../../workspaces/workspaces/workspaces.service.ts'
import { registerBriefFileRoutes } from './brief-files.routes.ts'
import { createBriefPdfService } from './brief-pdf.service.ts'
import { createBriefCommentService } from './brief-comments.service.ts'
import { registerBriefFeedbackRoutes } from './brief-feedback.routes.ts'
import { createBriefReviewService } from './brief-reviews.service.ts'
import { createGuestLimits } from './guest-limits.ts'
import { createSharedBriefService, type SharedBriefService } from './shared-briefs.service.ts'

interface Neighbours {
  links: ShareLinkService
  assets: AssetService
  media: MediaService
  renderer: CreativeRenderer
  briefs: BriefService
  images: BriefImageService
  products: ProductService
  ads: AdService
  users: UserService
  workspaces: Pick<WorkspaceService, 'keepMembers' | 'findOpenName'>
  notifications: Pick<NotificationService, 'notify'>
  changes: Pick<WorkspaceChangeService, 'announceIn'>
}

/** Wires what members and guests say of briefs: comments, reviews, the page under a link, and the PDF. */
export function registerBriefFeedback(
  app: FastifyInstance,
  { database: db, clock, rateLimiter }: Pick<AppDependencies, 'database' | 'clock' | 'rateLimiter'>,
  neighbours: Neighbours,
): SharedBriefService {
  const { links, briefs, images, products, ads, users: people, workspaces, notifications, changes } = neighbours
  const { assets, media, renderer } = neighbours
  const comments = createBriefCommentService({ db, clock, briefs, people, workspaces, notifications, changes })
  const reviews = createBriefReviewService({ db, clock, briefs, people, notifications, changes })
  const limits = createGuestLimits({ rateLimiter })
  const shared = createSharedBriefService({ links, briefs, products, ads, images, comments, reviews, limits })
  registerBriefFeedbackRoutes(app, { comments, reviews, shared })
  registerBriefFileRoutes(app, createBriefPdfService({ briefs: shared, assets, media, workspaces, renderer }))
  return shared
}
