import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import { createCallApi } from '../../platform/web/call-api.ts'
import type { AdResultService } from '../ad-results/ad-results.service.ts'
import { createResultAccountService } from '../ad-results/result-accounts.service.ts'
import { createResultWriter } from '../ad-results/result-writer.service.ts'
import type { NotificationService } from '../notifications/notifications.service.ts'
import type { PlanService } from '../plans/plans.service.ts'
import type { WorkspaceChangeService } from '../workspace-changes/workspace-changes.service.ts'
import { createAccessTokens } from './access-tokens.ts'
import { createAdAccountSyncService } from './ad-account-syncs.service.ts'
import { registerAdAccountJobs } from './ad-accounts.jobs.ts'
import { registerAdAccountRoutes } from './ad-accounts.routes.ts'
import { type AdAccountService, createAdAccountService } from './ad-accounts.service.ts'
import { createInsightsImporter } from './insights-importer.ts'
import { createMetaInsights } from './meta/meta-insights.ts'

interface Neighbours {
  plans: PlanService
  results: AdResultService
  notifications: Pick<NotificationService, 'notify'>
  changes: WorkspaceChangeService
}

/** Wires the ad accounts that results are imported from every day. */
export function registerAdAccounts(
  app: FastifyInstance,
  { database: db, clock, jobs, environment: { adSources: settings } }: AppDependencies,
  { plans, results, notifications, changes }: Neighbours,
): AdAccountService {
  const tokens = createAccessTokens(settings.credentialKeys)
  const source = createMetaInsights(createCallApi(settings.metaApiUrl))
  const work = { db, clock, jobs, tokens, source, notifications, changes }
  const onImported = (workspaceId: string) => results.matchCreatives(workspaceId)
  const importer = createInsightsImporter({ ...work, writer: createResultWriter(), onImported })
  const resultAccounts = createResultAccountService({ db, clock, plans })
  const syncs = createAdAccountSyncService({ db, clock, jobs })
  const adAccounts = createAdAccountService({ ...work, resultAccounts, syncs })
  registerAdAccountRoutes(app, adAccounts)
  registerAdAccountJobs(jobs, { importer, adAccounts, syncs })
  return adAccounts
}
