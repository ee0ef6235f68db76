import type { Database } from '../../../platform/database/database.ts'
import { createCaptureRepository } from './captures.repository.ts'

/** Tells the ad library which ads were captured; separate from the captures' service, which itself needs the ad library. */
export function createCapturedAds({ db }: { db: Database }) {
  const repository = createCaptureRepository(db)
  return {
    /** The ids of the ads that members of the workspace captured with the extension. */
    listIds: (workspaceId: string): Promise<string[]> => repository.listAdIds(workspaceId),
  }
}
