import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import { registerAdImportRoutes } from './modules/ad-import/ad-import.routes.ts'
import { createAdImportService } from './modules/ad-import/ad-import.service.ts'
import { createAdWriter } from './modules/ad-import/ad-writer.service.ts'
import { createFileImportService } from './modules/ad-import/file-imports.service.ts'
import { createFileImportWorker, importFile } from './modules/ad-import/import-file-job.ts'
import { registerAdSourceRoutes } from './modules/ad-sources/ad-sources.routes.ts'
import { createAdSourceService } from './modules/ad-sources/ad-sources.service.ts'
import { createConnectors } from './modules/ad-sources/connectors.ts'
import { crawlAds, createCrawler } from './modules/ad-sources/crawler.ts'
import { createCrawlService } from './modules/ad-sources/crawls.service.ts'
import { createSourceQueryService } from './modules/ad-sources/source-queries.service.ts'
import { createCredentialKeeper } from './modules/ad-sources/source-credentials.ts'

/** How long what a crashed process left may wait, and how late a scheduled crawl may begin. */
const TEND_EVERY_MS = 30 * 1000

/** Wires where ads come from: uploaded files and the APIs of ad libraries. */
export function registerAdSources(app: FastifyInstance, dependencies: AppDependencies): void {
  const { database: db, clock, storage, jobs } = dependencies
  const adImport = createAdImportService({ db, clock })
  const fileImports = createFileImportWorker({ db, clock, storage, jobs, adImport })
  registerAdImportRoutes(app, createFileImportService({ db, clock, storage, jobs, adImport }))
  jobs.work(importFile, ({ import_id }) => fileImports.work(import_id))

  const settings = dependencies.environment.adSources
  const connectors = createConnectors(settings)
  const credentials = createCredentialKeeper(settings.credentialKeys)
  const writer = createAdWriter({ db, clock })
  const crawler = createCrawler({ db, clock, jobs, writer, connectors, credentials })
  const crawls = createCrawlService({ db, clock, jobs })
  const sources = createAdSourceService({ db, clock, connectors, credentials })
  registerAdSourceRoutes(app, { sources, queries: createSourceQueryService({ db, clock }), crawls })
  jobs.work(crawlAds, ({ crawl_id }) => crawler.work(crawl_id))

  repeatWhileListening(app, async () => {
    await sources.rotateKeys()
    await fileImports.tend()
    await crawls.tend()
  })
}

/** Does something when the server starts and every half minute while it runs, never twice at once. */
function repeatWhileListening(app: FastifyInstance, task: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  function run(): void {
    running ??= task()
      .catch((error: unknown) => app.log.warn({ err: error }, 'Sources of ads could not be tended'))
      .finally(() => {
        running = null
      })
  }
  app.addHook('onListen', async () => {
    run()
    timer = setInterval(run, TEND_EVERY_MS)
    timer.unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
