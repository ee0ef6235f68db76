import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { registerAdImportJobs } from './ad-import.jobs.ts'
import { registerAdImportRoutes } from './ad-import.routes.ts'
import { createAdImportService } from './ad-import.service.ts'
import { createFileImportService } from './file-imports.service.ts'
import { createFileImportWorker } from './import-file-job.ts'

/** Wires ads that come in uploaded files. */
export function registerAdImport(
  app: FastifyInstance,
  { database: db, clock, storage, jobs }: AppDependencies,
  { countBrandsNow }: { countBrandsNow: () => Promise<unknown> },
): void {
  const adImport = createAdImportService({ db, clock })
  registerAdImportRoutes(app, createFileImportService({ db, clock, storage, jobs, adImport }))
  registerAdImportJobs(jobs, createFileImportWorker({ db, clock, storage, jobs, adImport }), countBrandsNow)
}
