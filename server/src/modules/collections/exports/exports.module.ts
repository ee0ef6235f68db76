import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { MediaService } from '../../library/media/media.service.ts'
import type { MediaCopyService } from '../../library/media-copies/media-copies.service.ts'
import type { SavedAdService } from '../saved-ads/saved-ads.service.ts'
import { registerExportJobs } from './exports.jobs.ts'
import { registerExportRoutes } from './exports.routes.ts'
import { createExportService } from './exports.service.ts'

interface Neighbours {
  savedAds: SavedAdService
  media: MediaService
  mediaCopies: MediaCopyService
}

/** Wires the files that a workspace takes of its saved ads. */
export function registerExports(
  app: FastifyInstance,
  { database: db, clock, storage, jobs }: AppDependencies,
  { savedAds, media, mediaCopies }: Neighbours,
): void {
  const exports = createExportService({ db, clock, storage, jobs, savedAds, media: { ...mediaCopies, ...media } })
  registerExportRoutes(app, exports)
  registerExportJobs(jobs, exports)
}
