import type { Database } from '../../../platform/database/database.ts'
import type { WebhookEventService } from '../../notifications/notifications.public.ts'
import { createRowCollection } from './collect-rows.ts'
import { createCreativeFileRepository } from './creative-files.repository.ts'
import { toImportedEvent } from './imported-event.ts'
import type { ResultRow } from './to-result-row.ts'
import { writeResults } from './write-results.ts'

export type { ResultRow } from './to-result-row.ts'

/** The workspace and the account of the figures. */
export interface ResultOwner {
  workspaceId: string
  accountId: string
}

/** Stores results that do not come from a file. All functions run in the caller's transaction. */
export function createResultWriter(webhookEvents: Pick<WebhookEventService, 'tell'>) {
  return {
    /** Stores daily figures, which replace the earlier figures of the same ads and days. */
    async write(transaction: Database, owner: ResultOwner, rows: readonly ResultRow[], now: Date) {
      if (rows.length === 0) {
        return { stored: 0, replaced: 0 }
      }
      const collection = createRowCollection()
      for (const row of rows) {
        collection.add(row)
      }
      const ads = [...collection.ads.values()]
      const { stored, replaced } = await writeResults(transaction, owner, ads, { now, onWritten: async () => {} })
      return { stored, replaced: replaced + collection.countRestated() }
    },

    /** Ads of an account without a known file, ordered by id. */
    listAdsWithoutFile: (
      database: Database,
      owner: ResultOwner,
      page: { after: string | null; limit: number },
    ): Promise<{ id: string; external_id: string }[]> =>
      createCreativeFileRepository(database).listAdsWithoutFile(owner, page),

    /** Stores the file that each ad shows, by the ad's id at the platform. */
    saveFiles: (transaction: Database, owner: ResultOwner, files: ReadonlyMap<string, string>): Promise<void> =>
      createCreativeFileRepository(transaction).saveFiles(owner, files),

    /** Tells webhooks that an import has ended. */
    tell: (transaction: Database, sync: { id: string; workspace_id: string }, adAccountId: string): Promise<void> =>
      webhookEvents.tell(transaction, toImportedEvent(sync, adAccountId)),
  }
}
export type ResultWriter = ReturnType<typeof createResultWriter>
