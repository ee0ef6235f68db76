import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { CreativeAnalysisService } from '../creative-analyses/creative-analyses.service.ts'
import type { PlanService } from '../../billing/plans/plans.service.ts'
import type { WorkspaceChangeService } from '../../notifications/workspace-changes/workspace-changes.service.ts'
import { registerAdResultJobs } from './ad-results.jobs.ts'
import { registerAdResultRoutes } from './ad-results.routes.ts'
import { type AdResultService, createAdResultService } from './ad-results.service.ts'
import { createResultImportWorker } from './import-results-job.ts'
import { createResultAccountService, type ResultAccountService } from './result-accounts.service.ts'
import { createResultImportService } from './result-imports.service.ts'

interface Neighbours {
  plans: PlanService
  analyses: CreativeAnalysisService
  changes: WorkspaceChangeService
}

/** Wires what ads got for their money. */
export function registerAdResults(
  app: FastifyInstance,
  { database: db, clock, jobs, storage }: AppDependencies,
  { plans, analyses, changes }: Neighbours,
): { results: AdResultService; resultAccounts: ResultAccountService } {
  const resultAccounts = createResultAccountService({ db, clock, plans })
  const results = createAdResultService({ db, clock, accounts: resultAccounts, creatives: analyses })
  const imports = createResultImportService({ db, clock, storage, jobs, accounts: resultAccounts })
  registerAdResultRoutes(app, { results, accounts: resultAccounts, imports })
  const onImported = (workspaceId: string) => results.matchCreatives(workspaceId)
  registerAdResultJobs(jobs, createResultImportWorker({ db, clock, storage, changes, onImported }))
  return { results, resultAccounts }
}
