import { readLocalRelease } from '../../../scripts/releases/build-release.ts'
import { RefusedError, type ReleaseClient } from '../../../shared/federation/src/releasing/release-client.ts'
import { publishRelease } from '../../../shared/federation/src/releasing/release-steps.ts'
import { RefusedRunError } from './read-words.ts'

/**
 * Publishes a build of this machine as a preview.
 * @throws RefusedRunError when the server does not take it, as when it fits no host
 */
export async function offerBuild(client: ReleaseClient, name: string, release: string): Promise<void> {
  try {
    await publishRelease(client, readLocalRelease(name, release), {
      channel: 'preview',
      percent: undefined,
      reason: 'A test run',
    })
  } catch (error) {
    throw error instanceof RefusedError ? new RefusedRunError(error.message, { cause: error }) : error
  }
}
