import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { BrandMark, CreativeRenderer } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import type { VideoRenderer } from '../../../platform/creative-rendering/video-renderer.service.ts'
import { type AdVideoService, createAdVideoService } from './ad-videos.service.ts'
import { registerMediaJobs } from './media.jobs.ts'
import { registerMediaRoutes } from './media.routes.ts'
import { createMediaService, type MediaService } from './media.service.ts'

interface Neighbours {
  renderer: CreativeRenderer
  videoRenderer: VideoRenderer
  /** What the logo of a brand is drawn of; null for a brand whose logo we do not draw. */
  findBrandMark: (brandKey: string) => BrandMark | null
}

/** Wires the images and videos of ads and brands. */
export function registerMedia(
  app: FastifyInstance,
  { database: db, clock, storage, log, jobs, foreignFiles }: AppDependencies,
  { renderer, videoRenderer, findBrandMark }: Neighbours,
): { media: MediaService; adVideos: AdVideoService } {
  const media = createMediaService({ db, storage, renderer, foreignFiles, findBrandMark, log })
  const adVideos = createAdVideoService({ db, clock, storage, jobs, renderer: videoRenderer })
  registerMediaRoutes(app, media, adVideos)
  registerMediaJobs(jobs, media, adVideos)
  return { media, adVideos }
}
