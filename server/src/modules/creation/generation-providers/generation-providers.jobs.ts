import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { GenerationProviderService } from './generation-providers.service.ts'

const rotateKeys = scheduledQueue('generation-providers.rotate-keys')

/** Encrypts the keys of providers with the newest credential key. */
export function registerGenerationProviderJobs(
  jobs: Jobs,
  providers: Pick<GenerationProviderService, 'rotateKeys'>,
): void {
  jobs.schedule(rotateKeys, '* * * * *', () => providers.rotateKeys())
}
