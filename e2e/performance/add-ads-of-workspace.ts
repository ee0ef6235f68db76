import { recordOfRow } from '../../server/src/modules/library/ad-import/to-ad-record.ts'
import { createAdWriter, toStoredAd } from '../../server/src/modules/library/ads/writing/ad-writer.service.ts'
import type { Clock } from '../../server/src/platform/clock.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { makeUpAds } from '../../server/src/testing/made-up-ads.ts'

const OWN_ADS = 200

/** Gives the workspace that searches some ads of its own. */
export async function addAdsOfWorkspace(db: Database, clock: Clock, workspaceId: string): Promise<void> {
  const now = clock.now()
  await db
    .insertInto('workspaces')
    .values({ id: workspaceId, name: 'Benchmark', created_at: now, updated_at: now })
    .execute()
  const lines = Buffer.concat([...makeUpAds(OWN_ADS)])
    .toString()
    .trim()
    .split('\n')
  const ads = lines.map((text, index) => {
    const outcome = recordOfRow(JSON.parse(text), 'upload')
    if ('refusal' in outcome) {
      throw new Error(outcome.refusal.reason)
    }
    return { line: index + 1, ad: toStoredAd(outcome.record, workspaceId) }
  })
  const writer = createAdWriter({ db, clock })
  await db.transaction().execute((transaction) => writer.writePrepared(transaction, ads))
  await writer.refresh()
}
