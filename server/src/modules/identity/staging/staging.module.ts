import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { type IsPastStaging, registerStagingRoutes } from './staging.routes.ts'
import { createStagingService } from './staging.service.ts'

/** Wires the staging gate in front of all that is registered later. */
export function registerStaging(
  app: FastifyInstance,
  { clock, rateLimiter, environment: { appUrl, staging: credentials }, sessionSecret }: AppDependencies,
): IsPastStaging {
  const staging = createStagingService({ clock, rateLimiter, credentials, sessionSecret })
  return registerStagingRoutes(app, staging, appUrl.startsWith('https:'))
}
