import { setTimeout as delay } from 'node:timers/promises'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import { warmUpMedia } from '../media/media.service.ts'
import { readPictures } from '../same-creatives/same-creatives.service.ts'
import { seedDemoLibrary } from './demo-library.queues.ts'
import { openDemoLibrary } from './open-demo-library.ts'

/** What a machine that is busy with other things may need; then the product is open all the same, and ads come later. */
const FIRST_ADS_MS = 60_000
const LOOK_EVERY_MS = 50

/**
 * Called on every start, when the jobs run: brings the demo library along the first time, unless DEMO_LIBRARY is
 * off, and prepares the first pictures.
 * @returns resolves when there is something to look at
 */
export async function prepareLibrary(dependencies: AppDependencies): Promise<() => Promise<void>> {
  const { demoLibrary } = openDemoLibrary(dependencies)
  const { hasDemoLibrary } = dependencies.environment
  const isSeeding = hasDemoLibrary && (await demoLibrary.needsSeeding())
  const work = isSeeding ? seedDemoLibrary : warmUpMedia
  await dependencies.jobs.send(work, {}, { singletonKey: 'all' })
  await dependencies.jobs.send(readPictures, {}, { singletonKey: 'all' })
  return async () => {
    const deadline = performance.now() + FIRST_ADS_MS
    while (hasDemoLibrary && !(await demoLibrary.hasFirstAds()) && performance.now() < deadline) {
      await delay(LOOK_EVERY_MS)
    }
  }
}
