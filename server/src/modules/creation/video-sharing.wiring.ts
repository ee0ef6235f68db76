import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { AssetService, ShareLinkService } from '../workspaces/workspaces.public.ts'
import type { Creation } from './creation.public.ts'
import type { RequireBrief } from './image-generation/brief-images.service.ts'
import { createBriefVideoService } from './video-sharing/brief-videos.service.ts'
import { createSharedVideoService } from './video-sharing/shared-videos.service.ts'
import { registerVideoSharingRoutes } from './video-sharing/video-sharing.routes.ts'
import { registerVideoVersionRoutes } from './video-versions/video-versions.routes.ts'
import { createVideoVersionService } from './video-versions/video-versions.service.ts'
import type { VideoService } from './videos/videos.service.ts'

interface Given {
  assets: AssetService
  links: ShareLinkService
  videos: VideoService
  requireBrief: RequireBrief
}

/** Links to videos, videos of briefs, and the versions that renders keep. */
export function registerVideoSharing(
  app: FastifyInstance,
  { database: db, clock }: AppDependencies,
  { assets, links, videos, requireBrief }: Given,
): Pick<Creation, 'briefVideos' | 'sharedVideos'> {
  const briefVideos = createBriefVideoService({ db, clock, assets, requireBrief })
  const sharedVideos = createSharedVideoService({ db, links, assets, videos })
  registerVideoSharingRoutes(app, { shared: sharedVideos, briefVideos })
  registerVideoVersionRoutes(app, createVideoVersionService({ db, assets }))
  return { briefVideos, sharedVideos }
}
