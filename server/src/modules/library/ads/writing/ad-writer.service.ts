import type { Clock } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { createBrandWriter } from '../../brands/brand-writing.service.ts'
import { toStoredId } from '../../homes/homes.service.ts'
import { awaitChanges } from '../search-engine/await-changes.repository.ts'
import { adRecord, type AdRecord, type IngestOutcome } from './ad-record.ts'
import { createIngestRepository } from './ingest.repository.ts'
import { createAdRemovalRepository } from './ad-removal.repository.ts'
import { lockSources } from './lock-sources.repository.ts'
import { writeLastSeen } from './last-seen.repository.ts'
import { promoteOwnAd } from './own-ads.repository.ts'
import { createStoredAdReader } from './stored-ads.repository.ts'
import { toStoredAd } from './stored-ad.ts'
import { type BatchOutcome, type NumberedAd, type RefusedRow, writeBatch } from './write-batch.ts'

export {
  adRecord,
  type AdRecord,
  type CheckedAdRecord,
  fileAdRecord,
  type IngestOutcome,
  MAX_TEXT,
} from './ad-record.ts'
export { toStoredAd } from './stored-ad.ts'
export type { NumberedAd, RefusedRow } from './write-batch.ts'

export interface WrittenAds {
  outcome: IngestOutcome
  /** `line` is the position in the given list, from 1. */
  refusals: RefusedRow[]
}

/** Ads per transaction of `ingest`. */
const INGEST_ROWS = 500

/** Writes ads into the library, for files, sources and the demo library. */
export function createAdWriter({ db, clock }: { db: Database; clock: Clock }) {
  const repository = createIngestRepository(db)

  return {
    /**
     * Writes common ads of another module; an existing ad is updated when it differs.
     * @throws ZodError for a record that is not valid; nothing is written then
     */
    async ingest(records: readonly AdRecord[]): Promise<IngestOutcome> {
      const ads = records.map((record, index) => ({ line: index + 1, ad: toStoredAd(adRecord.parse(record), null) }))
      const total: IngestOutcome = { inserted: 0, updated: 0, unchanged: 0 }
      for (let start = 0; start < ads.length; start += INGEST_ROWS) {
        const { outcome, refusals } = await db
          .transaction()
          .execute((transaction) => writeBatch(transaction, ads.slice(start, start + INGEST_ROWS), clock.now()))
        if (refusals[0] !== undefined) {
          throw new Error(`Record ${refusals[0].line}: ${refusals[0].reason}`)
        }
        total.inserted += outcome.inserted
        total.updated += outcome.updated
        total.unchanged += outcome.unchanged
      }
      await repository.refresh()
      return total
    },

    /** Lets this workspace find at once what the transaction writes, before a search engine has it. */
    awaitBy: (transaction: Database, workspaceId: string): Promise<void> => awaitChanges(transaction, workspaceId),

    /** Writes ads that were checked and prepared by `toStoredAd`, inside a transaction that also stores the caller's progress. */
    writePrepared: (transaction: Database, ads: readonly NumberedAd[]): Promise<BatchOutcome> =>
      writeBatch(transaction, ads, clock.now()),

    /**
     * Writes the valid records of a part of a source's records as common ads, inside a transaction that also stores the source's
     * progress; the others are refused with field and reason, without an effect on the rest.
     */
    async write(transaction: Database, records: readonly AdRecord[]): Promise<WrittenAds> {
      const ads: NumberedAd[] = []
      const refusals: RefusedRow[] = []
      for (const [index, record] of records.entries()) {
        const line = index + 1
        const parsed = adRecord.safeParse(record)
        if (parsed.success) {
          ads.push({ line, ad: toStoredAd(parsed.data, null) })
        } else {
          const [issue] = parsed.error.issues
          const field = issue?.path.join('.') || 'ad'
          refusals.push({ line, externalId: record.external_id, field, reason: issue?.message ?? 'It is not valid.' })
        }
      }
      const written = await writeBatch(transaction, ads, clock.now())
      return { outcome: written.outcome, refusals: [...refusals, ...written.refusals] }
    },

    /** The source's data of these ads from their last writing, by their ids at the source. */
    readSaid: (
      transaction: Database,
      source: string,
      externalIds: readonly string[],
    ): Promise<ReadonlyMap<string, unknown>> => createStoredAdReader(transaction).readRaw(source, externalIds),

    /** Lets no other writer write ads of these sources until the transaction ends. */
    lock: (transaction: Database, sources: readonly string[]): Promise<void> => lockSources(transaction, sources),

    /**
     * Notes that a workspace saw an ad of its own again, inside the caller's transaction; an earlier moment than the last one changes
     * nothing. A common ad stays as its source says.
     */
    noteSeen: (
      transaction: Database,
      workspaceId: string,
      { source, external_id }: Pick<AdRecord, 'source' | 'external_id'>,
      at: Date,
    ): Promise<void> => {
      const own = { source, external_id: toStoredId(external_id, workspaceId) }
      return writeLastSeen(transaction, [{ ...own, last_seen_at: at, verified_at: null }], clock.now())
    },

    /** Makes an ad of a workspace common, see `promoteOwnAd`. @returns false for an ad that does not exist, or is common */
    promoteOwn: (transaction: Database, id: string): Promise<boolean> => promoteOwnAd(transaction, id, clock.now()),

    /** Removes an ad of a workspace with all that refers to it. @returns false for an ad that does not exist, or is common */
    removeOwn: (transaction: Database, id: string): Promise<boolean> =>
      createAdRemovalRepository(transaction).removeOwn(id),

    /** Updates indexes and counts; call it when a source has been read to its end. */
    refresh: (): Promise<void> => repository.refresh(),

    hasAds: (source: AdRecord['source']): Promise<boolean> => createAdRemovalRepository(db).hasAds(source),

    /**
     * Removes up to `count` ads of a source, all in one transaction.
     * @param kept external ids of ads that stay
     * @returns how many were removed, and the ids of their media
     */
    removeSome: (
      source: AdRecord['source'],
      count: number,
      kept: readonly string[] = [],
    ): Promise<{ ads: number; mediaIds: string[] }> =>
      db.transaction().execute((transaction) => createAdRemovalRepository(transaction).remove(source, count, kept)),

    /** Call it after the removal of ads of a source: removes the brands without ads, and recounts the values of the filters. */
    async endRemoval(source: AdRecord['source']): Promise<void> {
      await createBrandWriter(db).removeUnused(source)
      await createAdRemovalRepository(db).refreshFacetCounts()
    },

    /** Updates the counts of ads by brand after ads were given to other brands. */
    refreshBrandCounts: (): Promise<void> => repository.refreshBrandCounts(),

    /** Sorts the words of written ads into the index of words, while writing continues. */
    sortWords: (): Promise<void> => repository.sortWords(),
  }
}
export type AdWriter = ReturnType<typeof createAdWriter>
