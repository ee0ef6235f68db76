import type { FastifyInstance } from 'fastify'
import type { CanaryWatch } from './canary-watch.service.ts'
import type { ReleaseCatalogue } from './release-catalogue.service.ts'
import type { ReleaseHealthService } from './release-health.service.ts'
import { repeatWhileListening } from './repeat-while-listening.ts'

const CANARIES_MS = 30 * 1000
const COLLECTION_MS = 60 * 60 * 1000

interface Services {
  catalogue: Pick<ReleaseCatalogue, 'collect'>
  health: Pick<ReleaseHealthService, 'collect'>
  canaries: CanaryWatch
}

/** What the server does about releases by itself. Several processes may do it at once. */
export function runReleaseJobs(app: FastifyInstance, { catalogue, health, canaries }: Services): void {
  repeatWhileListening(app, COLLECTION_MS, 'Old releases could not be removed', () => catalogue.collect())
  repeatWhileListening(app, COLLECTION_MS, 'Old reports about releases could not be removed', () => health.collect())
  repeatWhileListening(app, CANARIES_MS, 'The canaries could not be judged', () => canaries.judge())
}
