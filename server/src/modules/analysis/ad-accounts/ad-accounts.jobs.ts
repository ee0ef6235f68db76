import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { AdAccountSyncService } from './ad-account-syncs.service.ts'
import type { AdAccountService } from './ad-accounts.service.ts'
import { importInsights, type InsightsImporter } from './insights-importer.ts'

interface Services {
  importer: InsightsImporter
  adAccounts: Pick<AdAccountService, 'rotateKeys'>
  syncs: Pick<AdAccountSyncService, 'runMaintenance'>
}

export const maintainSyncs = scheduledQueue('ad-accounts.maintain')
const rotateKeys = scheduledQueue('ad-accounts.rotate-keys')

/** Imports results, starts due imports, and re-encrypts tokens with the newest key. */
export function registerAdAccountJobs(jobs: Jobs, { importer, adAccounts, syncs }: Services): void {
  jobs.work(importInsights, ({ sync_id }, attempt) => importer.work(sync_id, attempt))
  jobs.schedule(maintainSyncs, '* * * * *', () => syncs.runMaintenance())
  jobs.schedule(rotateKeys, '* * * * *', () => adAccounts.rotateKeys())
}
