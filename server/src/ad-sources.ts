import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import { registerAdImportRoutes } from './modules/ad-import/ad-import.routes.ts'
import { createAdImportService } from './modules/ad-import/ad-import.service.ts'
import { createFileImportService } from './modules/ad-import/file-imports.service.ts'
import { createFileImportWorker, importFile } from './modules/ad-import/import-file-job.ts'

/** How long what a crashed process left may wait, and how late a scheduled crawl may begin. */
const TEND_EVERY_MS = 30 * 1000

/** Wires where ads come from: uploaded files and the APIs of ad libraries. */
export function registerAdSources(app: FastifyInstance, dependencies: AppDependencies): void {
  const { database: db, clock, storage, jobs } = dependencies
  const adImport = createAdImportService({ db, clock })
  const fileImports = createFileImportWorker({ db, clock, storage, jobs, adImport })
  registerAdImportRoutes(app, createFileImportService({ db, clock, storage, jobs, adImport }))
  jobs.work(importFile, ({ import_id }) => fileImports.work(import_id))
  repeatWhileListening(app, () => fileImports.tend())
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
