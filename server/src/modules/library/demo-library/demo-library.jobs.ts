import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { warmUpMedia } from '../media/media.service.ts'
import { seedDemoLibrary } from './demo-library.queues.ts'
import type { DemoLibraryService } from './demo-library.service.ts'

/** @param onWritten called when the library is there */
export function registerDemoLibraryJobs(
  jobs: Jobs,
  demoLibrary: Pick<DemoLibraryService, 'resume'>,
  onWritten: () => Promise<unknown>,
): void {
  jobs.work(seedDemoLibrary, async () => {
    await demoLibrary.resume()
    await onWritten()
    await jobs.send(warmUpMedia, {}, { singletonKey: 'all' })
  })
}
