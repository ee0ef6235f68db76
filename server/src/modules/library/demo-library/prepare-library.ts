import { setTimeout as delay } from 'node:timers/promises'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { warmUpMedia } from '../media/media.service.ts'
import { readImages } from '../same-creatives/same-creatives.service.ts'
import { seedDemoLibrary } from './demo-library.queues.ts'
import { openDemoLibrary } from './open-demo-library.ts'

/** The maximum wait for the first ads on a busy machine; after it, the product opens anyway, and ads appear later. */
const FIRST_ADS_MS = 60_000
const LOOK_EVERY_MS = 50

/**
 * Call it on every start, when the jobs run: writes the demo library the first time, unless DEMO_LIBRARY is off, and prepares
 * the first images.
 * @returns a function that resolves when there are ads to show
 */
export async function prepareLibrary(dependencies: AppDependencies): Promise<() => Promise<void>> {
  const { demoLibrary } = openDemoLibrary(dependencies)
  const { environment, log } = dependencies
  const { hasDemoLibrary } = environment
  if (hasDemoLibrary) {
    await demoLibrary.begin()
  }
  // For a library that is written already, this job makes only the related data that is still missing.
  const work = hasDemoLibrary ? seedDemoLibrary : warmUpMedia
  await dependencies.jobs.send(work, {}, { singletonKey: 'all' })
  await dependencies.jobs.send(readImages, {}, { singletonKey: 'all' })
  let isDatabaseAway = false
  /** PostgreSQL may be restarted while the library is filled: the job continues when the database is back, and so does this wait. */
  async function hasFirstAds(): Promise<boolean> {
    try {
      return await demoLibrary.hasFirstAds()
    } catch (error) {
      if (!isDatabaseAway) {
        log.warn({ err: error }, 'The database does not answer while the library is filled')
      }
      isDatabaseAway = true
      return false
    }
  }
  return async () => {
    const deadline = performance.now() + FIRST_ADS_MS
    while (hasDemoLibrary && !(await hasFirstAds()) && performance.now() < deadline) {
      await delay(LOOK_EVERY_MS)
    }
  }
}
