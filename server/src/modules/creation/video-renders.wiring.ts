import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import { createVideoNormalizer } from '../../platform/video/video-normalizer.ts'
import { createVideoProjectRenderer } from '../../platform/video-rendering/video-project-renderer.ts'
import type { CreditService } from '../billing/billing.public.ts'
import type { UserService } from '../identity/identity.public.ts'
import type {
  NotificationService,
  WebhookEventService,
  WorkspaceChangeService,
} from '../notifications/notifications.public.ts'
import type { AssetService, WorkspaceSettingsService } from '../workspaces/workspaces.public.ts'
import { registerVideoClipJobs } from './video-clips/clip-worker.ts'
import { registerVideoClipRoutes } from './video-clips/video-clips.routes.ts'
import { createVideoClipService } from './video-clips/video-clips.service.ts'
import type { CheckVideo } from './video-renders/judge-file.ts'
import { createCheckedVideoMaker } from './video-renders/make-checked-video.ts'
import { createVideoMaker } from './video-renders/make-video.ts'
import { createRenderSettlement } from './video-renders/render-settlement.ts'
import { createRenderWorker } from './video-renders/render-worker.ts'
import { createVideoDownloads } from './video-renders/video-downloads.ts'
import { registerVideoRenderJobs } from './video-renders/video-renders.jobs.ts'
import { registerVideoRenderRoutes } from './video-renders/video-renders.routes.ts'
import { createVideoRenderService } from './video-renders/video-renders.service.ts'
import type { VideoService } from './videos/videos.service.ts'

interface Given {
  users: UserService
  credits: CreditService
  assets: AssetService
  settings: WorkspaceSettingsService
  videos: VideoService
  changes: WorkspaceChangeService
  notifications: Pick<NotificationService, 'notify'>
  webhookEvents: Pick<WebhookEventService, 'tell'>
  checkVideo: CheckVideo
}

/** Renders of videos and clips of uploaded ones, with their background work. */
export function registerVideoRendering(
  app: FastifyInstance,
  { database: db, clock, jobs, log, storage, environment }: AppDependencies,
  { users, credits, assets, settings, videos, changes, notifications, webhookEvents, checkVideo }: Given,
): void {
  const renderer = createVideoProjectRenderer({ isH264Wanted: environment.hasH264 })
  const settlement = createRenderSettlement({ clock, credits, notifications, webhookEvents, videos })
  const lower = { db, clock, jobs, credits, assets, users, settings }
  const renders = createVideoRenderService({ ...lower, renderer, videos, settlement })
  registerVideoRenderRoutes(app, { renders, downloads: createVideoDownloads({ db, assets }) })
  const makeVideo = createVideoMaker({ db, clock, storage, assets })
  const makeChecked = createCheckedVideoMaker({ makeVideo, checkVideo })
  const work = { db, clock, jobs, log, assets, changes }
  const worker = createRenderWorker({ ...work, renderer, makeChecked, settlement })
  registerVideoRenderJobs(jobs, { db, clock, worker })

  const normalizer = createVideoNormalizer()
  app.addHook('onClose', async () => normalizer.close())
  registerVideoClipRoutes(app, createVideoClipService({ db, clock, jobs, assets, renderer }))
  registerVideoClipJobs({ ...work, normalizer })
}
