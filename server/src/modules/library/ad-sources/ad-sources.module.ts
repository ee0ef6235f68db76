import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { createAdWriter } from '../ads/writing/ad-writer.service.ts'
import { registerAdSourceJobs } from './ad-sources.jobs.ts'
import { registerAdSourceRoutes } from './ad-sources.routes.ts'
import { type AdSourceService, createAdSourceService } from './ad-sources.service.ts'
import { createConnectors } from './connectors.ts'
import { createCrawler } from './crawler.ts'
import { createCrawlService } from './crawls.service.ts'
import { createCredentialKeeper } from './source-credentials.ts'
import { createSourceQueryService } from './source-queries.service.ts'

/** Wires the APIs of ad libraries, and the crawls that bring their ads in. */
export function registerAdSources(
  app: FastifyInstance,
  { database: db, clock, jobs, environment: { adSources: settings } }: AppDependencies,
  { countBrandsNow }: { countBrandsNow: () => Promise<unknown> },
): AdSourceService {
  const connectors = createConnectors(settings)
  const credentials = createCredentialKeeper(settings.credentialKeys)
  const writer = createAdWriter({ db, clock })
  const crawler = createCrawler({ db, clock, jobs, writer, connectors, credentials })
  const crawls = createCrawlService({ db, clock, jobs })
  const sources = createAdSourceService({ db, clock, connectors, credentials })
  registerAdSourceRoutes(app, { sources, queries: createSourceQueryService({ db, clock }), crawls })
  registerAdSourceJobs(jobs, { crawler, crawls, sources }, countBrandsNow)
  return sources
}
