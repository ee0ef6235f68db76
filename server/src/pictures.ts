import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AppDependencies } from './app-dependencies.ts'
import { createAdImportService } from './modules/ad-import/ad-import.service.ts'
import { countBrands } from './modules/brand-insights/brand-counts.jobs.ts'
import { createCreativeRenderer } from './modules/creative-rendering/creative-rendering.service.ts'
import { createVideoRenderer } from './modules/creative-rendering/video-renderer.service.ts'
import { createDemoLibraryService, findDemoBrandLook } from './modules/demo-library/demo-library.service.ts'
import { type AdVideoService, createAdVideoService, drawAdVideo } from './modules/media/ad-videos.service.ts'
import { registerMediaRoutes } from './modules/media/media.routes.ts'
import { createMediaService, type MediaService } from './modules/media/media.service.ts'
import { readPictures } from './modules/same-creatives/same-creatives.service.ts'
import { queue } from './platform/jobs/queue.ts'

const seedDemoLibrary = queue('demo-library.seed', { data: z.object({}) })
const warmUpPictures = queue('media.warm-up', { data: z.object({}), retryLimit: 0 })

/** Makes what draws and serves pictures, and the demo library that needs it. Threads start when something is drawn. */
export function openPictures({
  database: db,
  storage,
  clock,
  log,
}: Pick<AppDependencies, 'database' | 'storage' | 'clock' | 'log'>) {
  const renderer = createCreativeRenderer()
  const media = createMediaService({ db, storage, renderer, findBrandLook: findDemoBrandLook, log })
  const adImport = createAdImportService({ db, clock })
  const demoLibrary = createDemoLibraryService({ db, clock, adImport, renderer, media })
  return { renderer, media, demoLibrary }
}

/** Wires pictures and the background work on them. */
export function registerPictures(
  app: FastifyInstance,
  dependencies: AppDependencies,
): { media: MediaService; adVideos: AdVideoService } {
  const { jobs, database: db, clock, storage } = dependencies
  const { renderer, media, demoLibrary } = openPictures(dependencies)
  const videoRenderer = createVideoRenderer()
  const adVideos = createAdVideoService({ db, clock, storage, jobs, renderer: videoRenderer })
  registerMediaRoutes(app, media, adVideos)

  jobs.work(seedDemoLibrary, async () => {
    await demoLibrary.resume()
    await jobs.send(countBrands, {})
    await jobs.send(warmUpPictures, {}, { singletonKey: 'all' })
  })
  jobs.work(warmUpPictures, (_, { signal }) => media.warmUp(signal))
  jobs.work(drawAdVideo, ({ media_id }) => adVideos.draw(media_id))
  app.addHook('onClose', async () => {
    videoRenderer.close()
    await renderer.close()
  })
  return { media, adVideos }
}

/** What a machine that is busy with other things may need; then the product is open all the same, and ads come later. */
const FIRST_ADS_MS = 60_000
const LOOK_EVERY_MS = 50

/**
 * Called on every start, when the jobs run: brings the demo library along the first time, unless DEMO_LIBRARY is
 * off, and prepares the first pictures.
 * @returns resolves when there is something to look at
 */
export async function prepareLibrary(dependencies: AppDependencies): Promise<() => Promise<void>> {
  const { demoLibrary } = openPictures(dependencies)
  const { hasDemoLibrary } = dependencies.environment
  const isSeeding = hasDemoLibrary && (await demoLibrary.needsSeeding())
  const work = isSeeding ? seedDemoLibrary : warmUpPictures
  await dependencies.jobs.send(work, {}, { singletonKey: 'all' })
  await dependencies.jobs.send(readPictures, {}, { singletonKey: 'all' })
  return async () => {
    const deadline = performance.now() + FIRST_ADS_MS
    while (hasDemoLibrary && !(await demoLibrary.hasFirstAds()) && performance.now() < deadline) {
      await delay(LOOK_EVERY_MS)
    }
  }
}
