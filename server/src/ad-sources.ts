import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import { registerAdImportJobs } from './modules/ad-import/ad-import.jobs.ts'
import { registerAdImportRoutes } from './modules/ad-import/ad-import.routes.ts'
import { createAdImportService } from './modules/ad-import/ad-import.service.ts'
import { createAdWriter } from './modules/ad-import/ad-writer.service.ts'
import { createFileImportService } from './modules/ad-import/file-imports.service.ts'
import { createFileImportWorker } from './modules/ad-import/import-file-job.ts'
import { registerAdSourceJobs } from './modules/ad-sources/ad-sources.jobs.ts'
import { registerAdSourceRoutes } from './modules/ad-sources/ad-sources.routes.ts'
import { type AdSourceService, createAdSourceService } from './modules/ad-sources/ad-sources.service.ts'
import { createConnectors } from './modules/ad-sources/connectors.ts'
import { createCrawler } from './modules/ad-sources/crawler.ts'
import { createCrawlService } from './modules/ad-sources/crawls.service.ts'
import { createSourceQueryService } from './modules/ad-sources/source-queries.service.ts'
import { createCredentialKeeper } from './modules/ad-sources/source-credentials.ts'
import { countBrands } from './modules/brand-insights/brand-counts.jobs.ts'

/** Wires where ads come from: uploaded files and the APIs of ad libraries. */
export function registerAdSources(app: FastifyInstance, dependencies: AppDependencies): AdSourceService {
  const { database: db, clock, storage, jobs } = dependencies
  const adImport = createAdImportService({ db, clock })
  const fileImports = createFileImportWorker({ db, clock, storage, jobs, adImport })
  registerAdImportRoutes(app, createFileImportService({ db, clock, storage, jobs, adImport }))
  const countBrandsNow = () => jobs.send(countBrands, {})
  registerAdImportJobs(jobs, fileImports, countBrandsNow)

  const settings = dependencies.environment.adSources
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
