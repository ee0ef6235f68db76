import type { Database } from '../../../../platform/database/database.ts'
import type { IngestOutcome } from './ad-record.ts'
import { createIngestRepository, type WayOfWriting } from './ingest.repository.ts'
import { isDataError, withSavepoint } from '../../../../platform/database/savepoint.ts'
import { lockSources } from './lock-sources.repository.ts'
import type { StoredAd } from './stored-ad.ts'

/** An ad and its line in the file. */
export interface NumberedAd {
  line: number
  ad: StoredAd
}

/** An ad that was not stored, and the reason. */
export interface RefusedRow {
  /** From 1, as in an editor. */
  line: number
  externalId: string | null
  field: string
  reason: string
}

export interface BatchOutcome {
  outcome: IngestOutcome
  refusals: RefusedRow[]
}

/**
 * Writes a batch inside a transaction. When the database refuses it because of its data, or because another writer has added
 * some of the same ads, the batch is merged with the existing ads. When the merge is refused too, the batch is written in
 * halves until the failing ad is alone: that ad is refused, the others are stored.
 */
export async function writeBatch(transaction: Database, ads: readonly NumberedAd[], now: Date): Promise<BatchOutcome> {
  const distinct = lastOfEach(ads)
  await lockSources(
    transaction,
    distinct.map(({ ad }) => ad.source),
  )
  const { outcome, refusals } = await writeOrSplit(transaction, distinct, now, 'copy')
  // A later line of the same ad replaced the earlier ones before they reached the database.
  return { outcome: { ...outcome, unchanged: outcome.unchanged + ads.length - distinct.length }, refusals }
}

async function writeOrSplit(
  transaction: Database,
  ads: readonly NumberedAd[],
  now: Date,
  way: WayOfWriting,
): Promise<BatchOutcome> {
  if (ads.length === 0) {
    return { outcome: { inserted: 0, updated: 0, unchanged: 0 }, refusals: [] }
  }
  try {
    const rows = ads.map(({ ad }) => ad)
    const outcome = await withSavepoint(transaction, () => createIngestRepository(transaction).write(rows, now, way))
    return { outcome, refusals: [] }
  } catch (error) {
    if (!isDataError(error)) {
      throw error
    }
    if (way === 'copy') {
      return await writeOrSplit(transaction, ads, now, 'merge')
    }
    const [only] = ads
    if (only !== undefined && ads.length === 1) {
      const reason = `The database refuses it: ${error.message}`
      const refusal = { line: only.line, externalId: only.ad.external_id, field: 'line', reason }
      return { outcome: { inserted: 0, updated: 0, unchanged: 0 }, refusals: [refusal] }
    }
  }
  const middle = Math.ceil(ads.length / 2)
  const first = await writeOrSplit(transaction, ads.slice(0, middle), now, 'merge')
  const second = await writeOrSplit(transaction, ads.slice(middle), now, 'merge')
  return {
    outcome: {
      inserted: first.outcome.inserted + second.outcome.inserted,
      updated: first.outcome.updated + second.outcome.updated,
      unchanged: first.outcome.unchanged + second.outcome.unchanged,
    },
    refusals: [...first.refusals, ...second.refusals],
  }
}

/** When an ad occurs several times in the batch, the last line counts, as if they were written one after the other. */
function lastOfEach(ads: readonly NumberedAd[]): NumberedAd[] {
  return [...new Map(ads.map((numbered) => [`${numbered.ad.source} ${numbered.ad.external_id}`, numbered])).values()]
}
