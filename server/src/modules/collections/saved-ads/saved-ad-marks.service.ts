import type { Database } from '../../../platform/database/database.ts'
import { createSavedAdRepository } from './saved-ads.repository.ts'

/** Tells the ad library which ads are saved; separate from the swipe file's service, which itself needs the ad library. */
export function createSavedAdMarks({ db }: { db: Database }) {
  const repository = createSavedAdRepository(db)
  return {
    /** The given ads that are in the workspace's swipe file. */
    async listSaved(workspaceId: string, adIds: readonly string[]): Promise<ReadonlySet<string>> {
      return new Set(await repository.listSavedIds(workspaceId, adIds))
    },
  }
}
