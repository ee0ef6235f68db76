import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { Feedback, ShareLinkService } from '../workspaces/workspaces.public.ts'
import { registerCreativeFeedbackRoutes } from './creative-feedback/creative-feedback.routes.ts'
import { createCreativeFeedbackService } from './creative-feedback/creative-feedback.service.ts'
import { createCreativeTargets } from './creative-feedback/creative-targets.ts'
import type { FunnelPageService } from './funnel-pages/funnel-pages.service.ts'
import { createFinishedVideoService } from './video-renders/finished-videos.service.ts'
import type { VideoService } from './videos/videos.service.ts'

interface Given {
  links: ShareLinkService
  feedback: Feedback
  pages: FunnelPageService
  videos: VideoService
}

/** What members and guests say of funnel pages and videos. */
export function registerCreativeFeedback(
  app: FastifyInstance,
  { database: db }: AppDependencies,
  { links, feedback, pages, videos }: Given,
): void {
  const findTarget = createCreativeTargets({ pages, videos, finishedVideos: createFinishedVideoService({ db }) })
  registerCreativeFeedbackRoutes(app, createCreativeFeedbackService({ links, feedback, findTarget }))
}
