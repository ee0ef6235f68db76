import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { createAdWriter } from '../ads/writing/ad-writer.service.ts'
import type { MediaService } from '../media/media.service.ts'
import { registerDemoLibraryJobs } from './demo-library.jobs.ts'
import { createDemoLibraryService } from './demo-library.service.ts'

interface Neighbours {
  media: MediaService
  onThere: (library: { isNew: boolean }) => Promise<unknown>
}

/** Wires the work that brings the demo library along. */
export function registerDemoLibrary(
  { database: db, clock, jobs }: AppDependencies,
  { media, onThere }: Neighbours,
): void {
  const adWriter = createAdWriter({ db, clock })
  const demoLibrary = createDemoLibraryService({ db, clock, adWriter, media })
  registerDemoLibraryJobs(jobs, demoLibrary, onThere)
}
