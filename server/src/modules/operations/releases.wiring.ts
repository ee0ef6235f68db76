import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import { registerBuildRoutes } from './releases/build-files.routes.ts'
import { createCanaryWatch } from './releases/canary-watch.service.ts'
import { createCompositionService, type ReadComposition } from './releases/composition.service.ts'
import { readDevelopmentRelease } from './releases/development-releases.ts'
import { createLocalBuildService, type LocalBuildService } from './releases/local-builds.service.ts'
import { createPublishingService } from './releases/publishing.service.ts'
import { registerRegistryRoutes } from './releases/registry.routes.ts'
import { createLiveWatch } from './releases/live-watch.service.ts'
import { createReleaseAdministration } from './releases/release-administration.service.ts'
import { createReleaseAlarmService } from './releases/release-alarms.service.ts'
import { createReleaseCatalogue } from './releases/release-catalogue.service.ts'
import { createReleaseChannelRepository } from './releases/release-channels.repository.ts'
import { createRememberingStorage } from '../../platform/storage/remembering-storage.ts'
import { createReleaseFileService } from './releases/release-files.service.ts'
import { createReleaseHealthService } from './releases/release-health.service.ts'
import { registerReleaseJobs } from './releases/releases.jobs.ts'
import { registerReleaseRoutes } from './releases/releases.routes.ts'
import { createReleaseRepository } from './releases/releases.repository.ts'
import { createReleaseTokenService } from './releases/release-tokens.service.ts'
import { createRetirementService } from './releases/retirement.service.ts'
import { createUploadService } from './releases/uploads.service.ts'
import type { Environment } from '../../platform/environment.ts'
import type { MailService } from '../../platform/mail/mail.service.ts'
import type { UserService } from '../identity/identity.public.ts'
import type { DirectWebhooks } from '../notifications/notifications.public.ts'

/** The output folder of `npm run build` for host and remotes. */
const BUILD_FOLDER = join(import.meta.dirname, '../../../../.build')

type ReleaseDependencies = Pick<AppDependencies, 'database' | 'clock' | 'log' | 'storage'>

/**
 * Brings the output of `npm run build` into the release store before the first page is requested, and restores lost files of the storage.
 * @returns the missing files of the releases that pages run, as messages for the operator
 */
export async function provideLocalBuilds(dependencies: ReleaseDependencies): Promise<string[]> {
  const localBuilds = createLocalBuilds(dependencies)
  await localBuilds.publishIfChanged()
  return localBuilds.restoreLostFiles()
}

/** Reads the generation of the releases that pages run; it grows with every change of them. */
export function createReleaseGenerationReader({
  database,
}: Pick<ReleaseDependencies, 'database'>): () => Promise<number> {
  const channels = createReleaseChannelRepository(database)
  return () => channels.readGeneration()
}

interface Given {
  mails: MailService
  users: UserService
  directWebhooks: DirectWebhooks
}

/** The files of a release of all packages take about 20 MB. */
const MAX_REMEMBERED_BYTES = 64 * 1024 * 1024

/**
 * Wires the release store: the endpoints of teams, the files that browsers load, the alarms, and the removal of old releases.
 * @returns a function that reads which releases a page runs; it first publishes builds that were made in the meantime
 */
export function registerReleases(
  app: FastifyInstance,
  dependencies: ReleaseDependencies & Pick<AppDependencies, 'environment' | 'jobs' | 'rateLimiter' | 'sessionSecrets'>,
  given: Given,
): ReadComposition {
  const { database: db, clock, log, storage, jobs, environment, rateLimiter, sessionSecrets } = dependencies
  const files = createReleaseFileService({
    // Pages also load while a bucket cannot be used.
    storage: environment.storageUrl.startsWith('file:')
      ? storage
      : createRememberingStorage(storage, MAX_REMEMBERED_BYTES),
    releases: createReleaseRepository(db),
  })
  const catalogue = createReleaseCatalogue({ db, clock, files })
  const publishing = createPublishingService({ db, clock, files })
  const health = createReleaseHealthService({ db, clock, rateLimiter, secret: sessionSecrets[0] })
  const alarms = createReleaseAlarmService({ db, clock, jobs, appUrl: environment.appUrl, ...given })
  registerRegistryRoutes(app, {
    tokens: createReleaseTokenService({ db, clock }),
    uploads: createUploadService({ db, clock, files }),
    publishing,
    retiring: createRetirementService({ db, clock }),
    catalogue,
    alarms,
  })
  registerBuildRoutes(app, files)
  registerReleaseRoutes(app, createReleaseAdministration({ db, clock, catalogue, publishing, alarms }), health)
  registerReleaseJobs(jobs, {
    catalogue,
    health,
    alarms,
    canaries: createCanaryWatch({ db, clock, log, publishing }),
    live: createLiveWatch({ db, clock, log, alarms }),
  })
  const composition = createCompositionService({
    db,
    log,
    readDevelopmentRelease: isForDevelopment(environment) ? readDevelopmentRelease : undefined,
  })
  const localBuilds = createLocalBuilds(dependencies)
  return async (selection) => {
    try {
      await localBuilds.publishIfChanged()
    } catch (error) {
      log.warn({ err: error }, 'The local build could not be published; what is live stays live')
    }
    return composition.read(selection)
  }
}

/** Whether the server's pages can only be opened on this machine, and it does not run in production. */
function isForDevelopment({ nodeEnv, appUrl }: Pick<Environment, 'nodeEnv' | 'appUrl'>): boolean {
  return nodeEnv !== 'production' && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(appUrl).hostname)
}

function createLocalBuilds({ database: db, clock, log, storage }: ReleaseDependencies): LocalBuildService {
  const files = createReleaseFileService({ storage, releases: createReleaseRepository(db) })
  return createLocalBuildService({ db, clock, log, files, folder: BUILD_FOLDER })
}
