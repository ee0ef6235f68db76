import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { AssetService, Feedback, ShareLinkService } from '../workspaces/workspaces.public.ts'
import type { Creation } from './creation.public.ts'
import type { RequireBrief } from './image-generation/brief-images.service.ts'
import { createFinishedVideoService } from './video-renders/finished-videos.service.ts'
import { createBriefVideoService } from './video-sharing/brief-videos.service.ts'
import { createSharedVideoService } from './video-sharing/shared-videos.service.ts'
import { registerVideoSharingRoutes } from './video-sharing/video-sharing.routes.ts'
import { registerVideoVersionRoutes } from './video-versions/video-versions.routes.ts'
import { createVideoVersionService } from './video-versions/video-versions.service.ts'
import type { VideoService } from './videos/videos.service.ts'

interface Given {
  assets: AssetService
  links: ShareLinkService
  feedback: Feedback
  videos: VideoService
  requireBrief: RequireBrief
}

/** Links to videos, videos of briefs, and the versions that renders keep. */
export function registerVideoSharing(
  app: FastifyInstance,
  { database: db, clock }: AppDependencies,
  { assets, links, feedback, videos, requireBrief }: Given,
): Pick<Creation, 'briefVideos' | 'sharedVideos'> {
  const finishedVideos = createFinishedVideoService({ db })
  const briefVideos = createBriefVideoService({ db, clock, assets, requireBrief, finishedVideos })
  const sharedVideos = createSharedVideoService({ links, assets, videos, finishedVideos, reviews: feedback.reviews })
  registerVideoSharingRoutes(app, { shared: sharedVideos, briefVideos })
  registerVideoVersionRoutes(app, createVideoVersionService({ assets, finishedVideos }))
  return { briefVideos, sharedVideos }
}
