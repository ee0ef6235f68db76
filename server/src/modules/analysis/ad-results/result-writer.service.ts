import type { Database } from '../../../platform/database/database.ts'
import { createRowCollection } from './collect-rows.ts'
import { createCreativeFileRepository } from './creative-files.repository.ts'
import type { ResultRow } from './to-result-row.ts'
import { writeResults } from './write-results.ts'

export type { ResultRow } from './to-result-row.ts'

/** Where figures go. */
export interface ResultOwner {
  workspaceId: string
  accountId: string
}

/** Stores results that do not come from a file. Everything runs in the caller's transaction. */
export function createResultWriter() {
  return {
    /** Stores daily figures: what they tell of an ad and a day takes the place of what was told before. */
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

    /** Ads of an account, in the order of their ids, of which nobody knows what file they show. */
    listAdsWithoutFile: (
      database: Database,
      owner: ResultOwner,
      page: { after: string | null; limit: number },
    ): Promise<{ id: string; external_id: string }[]> =>
      createCreativeFileRepository(database).listAdsWithoutFile(owner, page),

    /** Keeps which file each ad shows, by the ad's id at the platform. */
    saveFiles: (transaction: Database, owner: ResultOwner, files: ReadonlyMap<string, string>): Promise<void> =>
      createCreativeFileRepository(transaction).saveFiles(owner, files),
  }
}
export type ResultWriter = ReturnType<typeof createResultWriter>
