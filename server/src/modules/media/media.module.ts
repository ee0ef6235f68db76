import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { CreativeRenderer } from '../creative-rendering/creative-rendering.service.ts'
import { findDemoBrandLook } from '../demo-library/demo-library.service.ts'
import { registerMediaJobs } from './media.jobs.ts'
import { registerMediaRoutes } from './media.routes.ts'
import { createMediaService, type MediaService } from './media.service.ts'

/** Wires the pictures of ads and brands. */
export function registerMedia(
  app: FastifyInstance,
  { database: db, storage, log, jobs }: AppDependencies,
  { renderer }: { renderer: CreativeRenderer },
): MediaService {
  const media = createMediaService({ db, storage, renderer, findBrandLook: findDemoBrandLook, log })
  registerMediaRoutes(app, media)
  registerMediaJobs(jobs, media)
  return media
}
