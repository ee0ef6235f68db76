import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { CreativeRenderer } from '../../platform/creative-rendering/creative-rendering.service.ts'
import { createCallApi } from '../../platform/web/call-api.ts'
import { createFetchPublic } from '../../platform/web/fetch-public.ts'
import type { Billing } from '../billing/billing.public.ts'
import type { Creation } from '../creation/creation.public.ts'
import type { Library } from '../library/library.public.ts'
import type { Notifications } from '../notifications/notifications.public.ts'
import type { Workspaces } from '../workspaces/workspaces.public.ts'
import { createAccessTokens } from './ad-accounts/access-tokens.ts'
import { createAdAccountSyncService } from './ad-accounts/ad-account-syncs.service.ts'
import { registerAdAccountJobs } from './ad-accounts/ad-accounts.jobs.ts'
import { registerAdAccountRoutes } from './ad-accounts/ad-accounts.routes.ts'
import { createAdAccountService } from './ad-accounts/ad-accounts.service.ts'
import { createInsightsImporter } from './ad-accounts/insights-importer.ts'
import { createMetaInsights } from './ad-accounts/meta/meta-insights.ts'
import { registerAdResultJobs } from './ad-results/ad-results.jobs.ts'
import { registerAdResultRoutes } from './ad-results/ad-results.routes.ts'
import { createAdResultService } from './ad-results/ad-results.service.ts'
import { createResultImportWorker } from './ad-results/import-results-job.ts'
import { createResultAccountService } from './ad-results/result-accounts.service.ts'
import { createResultImportService } from './ad-results/result-imports.service.ts'
import { createResultWriter } from './ad-results/result-writer.service.ts'
import type { Analysis } from './analysis.public.ts'
import { createAnalysisWorker } from './creative-analyses/analyse-creative-job.ts'
import { registerAnalysisFileRoutes } from './creative-analyses/analysis-files.routes.ts'
import { createAnalysisFileService } from './creative-analyses/analysis-files.service.ts'
import { createAnalysisRunner } from './creative-analyses/analysis-runner.ts'
import { createAnalysisSources } from './creative-analyses/analysis-sources.ts'
import { createPacingFinder } from './creative-analyses/find-pacing.ts'
import { createVideoCheck } from './creative-analyses/check-video.ts'
import { registerCreativeAnalysisJobs } from './creative-analyses/creative-analyses.jobs.ts'
import { registerCreativeAnalysisRoutes } from './creative-analyses/creative-analyses.routes.ts'
import { createCreativeAnalysisService } from './creative-analyses/creative-analyses.service.ts'
import { registerSharedAnalysisRoutes } from './creative-analyses/shared-analyses.routes.ts'
import { createSharedAnalysisService } from './creative-analyses/shared-analyses.service.ts'

interface Given {
  notifications: Notifications
  workspaces: Workspaces
  billing: Billing
  library: Library
  creation: Creation
  renderer: CreativeRenderer
}

/**
 * Analyses of creatives, the results of ads, and the ad accounts whose results are imported each day.
 *
 * Owns the tables `ad_account_syncs`, `ad_accounts`, `creative_analyses`, `result_accounts`, `result_ads`, `result_days`,
 * `result_imports`.
 * Asks nothing of later domains.
 */
export function registerAnalysis(app: FastifyInstance, dependencies: AppDependencies, given: Given): Analysis {
  const { database: db, clock, jobs, storage, environment } = dependencies
  const { changes, notifications, webhookEvents } = given.notifications
  const { workspaces, assets, links } = given.workspaces
  const { plans, credits } = given.billing
  const { ads, media, adVideos } = given.library
  const { renderer } = given

  const sources = createAnalysisSources({ storage, ads, assets, media, adVideos, fetchPublic: createFetchPublic() })
  const { images, transcripts } = given.creation
  const analyses = createCreativeAnalysisService({
    db,
    clock,
    jobs,
    assets,
    credits,
    sources,
    images,
    transcripts,
  })
  registerCreativeAnalysisRoutes(app, analyses)
  const sharedAnalyses = createSharedAnalysisService({ links, analyses })
  registerSharedAnalysisRoutes(app, sharedAnalyses)
  const files = createAnalysisFileService({ analyses, assets, workspaces, renderer })
  registerAnalysisFileRoutes(app, { files, shared: sharedAnalyses })

  const resultAccounts = createResultAccountService({ db, clock, plans })
  const results = createAdResultService({ db, clock, accounts: resultAccounts, creatives: analyses })
  const imports = createResultImportService({ db, clock, storage, jobs, accounts: resultAccounts })
  registerAdResultRoutes(app, { results, accounts: resultAccounts, imports })
  /** Matches ads with creatives again after new results and after new analyses. */
  const matchCreatives = (workspaceId: string) => results.matchCreatives(workspaceId)
  const onImported = matchCreatives
  registerAdResultJobs(jobs, createResultImportWorker({ db, clock, storage, changes, webhookEvents, onImported }))

  const runner = createAnalysisRunner()
  app.addHook('onClose', async () => runner.close())
  const told = { changes, webhookEvents, onAnalysed: matchCreatives }
  const worker = createAnalysisWorker({ db, clock, credits, runner, sources, ...told })
  registerCreativeAnalysisJobs(jobs, worker)

  const tokens = createAccessTokens(environment.adSources.credentialKeys)
  const source = createMetaInsights(createCallApi(environment.adSources.metaApiUrl))
  const work = { db, clock, jobs, tokens, source, notifications, changes }
  const importer = createInsightsImporter({ ...work, writer: createResultWriter(webhookEvents), onImported })
  const syncs = createAdAccountSyncService({ db, clock, jobs })
  const adAccounts = createAdAccountService({ ...work, resultAccounts, syncs })
  registerAdAccountRoutes(app, adAccounts)
  registerAdAccountJobs(jobs, { importer, adAccounts, syncs })
  return {
    adAccounts,
    resultImports: imports,
    sharedAnalyses,
    checkVideo: createVideoCheck(runner),
    findPacing: createPacingFinder(db),
  }
}
