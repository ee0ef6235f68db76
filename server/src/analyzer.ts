import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import { registerAdResultJobs } from './modules/ad-results/ad-results.jobs.ts'
import { registerAdResultRoutes } from './modules/ad-results/ad-results.routes.ts'
import { createAdResultService } from './modules/ad-results/ad-results.service.ts'
import { createResultImportWorker } from './modules/ad-results/import-results-job.ts'
import { createResultAccountService } from './modules/ad-results/result-accounts.service.ts'
import { createResultImportService } from './modules/ad-results/result-imports.service.ts'
import type { AdService } from './modules/ads/ads.service.ts'
import type { AssetService } from './modules/assets/assets.service.ts'
import { createAnalysisWorker } from './modules/creative-analyses/analyse-creative-job.ts'
import { createAnalysisRunner } from './modules/creative-analyses/analysis-runner.ts'
import { createAnalysisSources } from './modules/creative-analyses/analysis-sources.ts'
import { registerCreativeAnalysisJobs } from './modules/creative-analyses/creative-analyses.jobs.ts'
import { registerCreativeAnalysisRoutes } from './modules/creative-analyses/creative-analyses.routes.ts'
import { createCreativeAnalysisService } from './modules/creative-analyses/creative-analyses.service.ts'
import { registerSharedAnalysisRoutes } from './modules/creative-analyses/shared-analyses.routes.ts'
import { createSharedAnalysisService } from './modules/creative-analyses/shared-analyses.service.ts'
import type { CreditService } from './modules/credits/credits.service.ts'
import type { MediaService } from './modules/media/media.service.ts'
import type { ShareLinkService } from './modules/sharing/share-links.service.ts'
import type { PlanService } from './modules/plans/plans.service.ts'
import type { WorkspaceChangeService } from './modules/workspace-changes/workspace-changes.service.ts'
import { createFetchPublic } from './platform/web/fetch-public.ts'

interface Neighbours {
  ads: AdService
  assets: AssetService
  credits: CreditService
  media: MediaService
  plans: PlanService
  changes: WorkspaceChangeService
  links: ShareLinkService
}

/** Wires the creative analyzer: what is found on creatives, and what ads got for their money. */
export function registerAnalyzer(
  app: FastifyInstance,
  { database: db, clock, jobs, storage }: Pick<AppDependencies, 'database' | 'clock' | 'jobs' | 'storage'>,
  { ads, assets, credits, media, plans, changes, links }: Neighbours,
) {
  const sources = createAnalysisSources({ storage, ads, assets, media, fetchPublic: createFetchPublic() })
  const analyses = createCreativeAnalysisService({ db, clock, jobs, assets, credits, sources })
  const accounts = createResultAccountService({ db, clock, plans })
  const results = createAdResultService({ db, clock, accounts, creatives: analyses })
  const imports = createResultImportService({ db, clock, storage, jobs, accounts })
  registerCreativeAnalysisRoutes(app, analyses)
  const sharedAnalyses = createSharedAnalysisService({ links, analyses })
  registerSharedAnalysisRoutes(app, sharedAnalyses)
  registerAdResultRoutes(app, { results, accounts, imports })

  const matchCreatives = (workspaceId: string) => results.matchCreatives(workspaceId)
  const runner = createAnalysisRunner()
  app.addHook('onClose', async () => runner.close())
  const worker = createAnalysisWorker({ db, clock, credits, changes, runner, sources, onAnalysed: matchCreatives })
  registerCreativeAnalysisJobs(jobs, worker)
  registerAdResultJobs(jobs, createResultImportWorker({ db, clock, storage, changes, onImported: matchCreatives }))
  return { sharedAnalyses }
}
