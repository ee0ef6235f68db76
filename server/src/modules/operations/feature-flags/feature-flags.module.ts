import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { registerFeatureFlagRoutes } from './feature-flags.routes.ts'
import { createFeatureFlagService } from './feature-flags.service.ts'
import { createFlagPayloadRepository } from './flag-payload.repository.ts'
import { createFlagStreams } from './flag-streams.ts'
import { registerGrowthBookRoutes } from './growthbook.routes.ts'

/** What a page is told about its flags. */
interface PageFlags {
  settings: Record<string, string>
  connectOrigins: string[]
}

/**
 * Wires the flags: their admin pages, and our own server in the part of a GrowthBook host.
 * @returns what the pages need to reach their flags, wherever they are
 */
export function registerFeatureFlags(
  app: FastifyInstance,
  { environment, database: db, clock, log }: Pick<AppDependencies, 'environment' | 'database' | 'clock' | 'log'>,
): PageFlags {
  const { apiHost, clientKey, isOwn } = environment.growthBook
  const streams = createFlagStreams({ payload: createFlagPayloadRepository(db), log })
  const flags = createFeatureFlagService({ db, clock, onChange: streams.announce })
  registerFeatureFlagRoutes(app, flags, isOwn && clientKey !== null)
  registerGrowthBookRoutes(app, { clientKey: isOwn ? clientKey : null, streams })
  return {
    settings: { 'growthbook-client-key': clientKey ?? '', 'growthbook-api-host': clientKey === null ? '' : apiHost },
    connectOrigins: isOwn || clientKey === null ? [] : [new URL(apiHost).origin],
  }
}
