import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { createCallApi } from '../../../platform/web/call-api.ts'
import type { ResultAccountService } from '../ad-results/result-accounts.service.ts'
import { createResultWriter } from '../ad-results/result-writer.service.ts'
import type { NotificationService } from '../../notifications/notifications/notifications.service.ts'
import type { WorkspaceChangeService } from '../../notifications/workspace-changes/workspace-changes.service.ts'
import { createAccessTokens } from './access-tokens.ts'
import { createAdAccountSyncService } from './ad-account-syncs.service.ts'
import { registerAdAccountJobs } from './ad-accounts.jobs.ts'
import { registerAdAccountRoutes } from './ad-accounts.routes.ts'
import { type AdAccountService, createAdAccountService } from './ad-accounts.service.ts'
import { createInsightsImporter } from './insights-importer.ts'
import { createMetaInsights } from './meta/meta-insights.ts'

interface Neighbours {
  resultAccounts: ResultAccountService
  changes: WorkspaceChangeService
  notifications: Pick<NotificationService, 'notify'>
  /** Called when new results of this workspace are there. */
  onImported: (workspaceId: string) => Promise<void>
}

/** Wires connected ad accounts, whose results are read every day. */
export function registerAdAccounts(
  app: FastifyInstance,
  { database: db, clock, jobs, environment: { adSources } }: AppDependencies,
  { resultAccounts, changes, notifications, onImported }: Neighbours,
): AdAccountService {
  const tokens = createAccessTokens(adSources.credentialKeys)
  const source = createMetaInsights(createCallApi(adSources.metaApiUrl))
  const work = { db, clock, jobs, tokens, source, notifications, changes }
  const importer = createInsightsImporter({ ...work, writer: createResultWriter(), onImported })
  const syncs = createAdAccountSyncService({ db, clock, jobs })
  const adAccounts = createAdAccountService({ ...work, resultAccounts, syncs })
  registerAdAccountRoutes(app, adAccounts)
  registerAdAccountJobs(jobs, { importer, adAccounts, syncs })
  return adAccounts
}
