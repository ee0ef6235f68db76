import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { registerGenerationProviderJobs } from './generation-providers.jobs.ts'
import { registerGenerationProviderRoutes } from './generation-providers.routes.ts'
import { createGenerationProviderService, type GenerationProviderService } from './generation-providers.service.ts'

/** Wires the models that a workspace or this server brings for words and grounds. */
export function registerGenerationProviders(
  app: FastifyInstance,
  { database: db, clock, jobs, environment: { adSources, generation } }: AppDependencies,
): GenerationProviderService {
  const keys = adSources.credentialKeys
  const providers = createGenerationProviderService({ db, clock, serverProvider: generation, keys })
  registerGenerationProviderRoutes(app, providers)
  registerGenerationProviderJobs(jobs, providers)
  return providers
}
