import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { warmUpMedia } from '../media/media.service.ts'
import { seedDemoLibrary } from './demo-library.queues.ts'
import type { DemoLibraryService } from './demo-library.service.ts'

/** @param onThere called on every start when the library exists; `isNew`: it was written just now */
export function registerDemoLibraryJobs(
  jobs: Jobs,
  demoLibrary: Pick<DemoLibraryService, 'resume'>,
  onThere: (library: { isNew: boolean }) => Promise<unknown>,
): void {
  jobs.work(seedDemoLibrary, async () => {
    const outcome = await demoLibrary.resume()
    if (outcome !== 'removed') {
      await onThere({ isNew: outcome === 'written' })
    }
    await jobs.send(warmUpMedia, {}, { singletonKey: 'all' })
  })
}
