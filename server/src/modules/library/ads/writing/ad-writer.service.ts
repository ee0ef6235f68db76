import type { Clock } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { createBrandWriter } from '../../brands/brand-writing.service.ts'
import { adRecord, type AdRecord, type IngestOutcome } from './ad-record.ts'
import { createIngestRepository } from './ingest.repository.ts'
import { createAdRemovalRepository } from './ad-removal.repository.ts'
import { createStoredAdReader } from './stored-ads.repository.ts'
import { toStoredAd } from './stored-ad.ts'
import { type BatchOutcome, type NumberedAd, type RefusedRow, writeBatch } from './write-batch.ts'

export { type AdRecord, type CheckedAdRecord, fileAdRecord, type IngestOutcome } from './ad-record.ts'
export { toStoredAd } from './stored-ad.ts'
export type { NumberedAd, RefusedRow } from './write-batch.ts'

export interface WrittenAds {
  outcome: IngestOutcome
  /** `line` is the place in the list that was given, from 1. */
  refusals: RefusedRow[]
}

/** Ads of one transaction of `ingest`. */
const INGEST_ROWS = 500

/** Writes ads into the library, for whoever has some: files, sources, the demo library. */
export function createAdWriter({ db, clock }: { db: Database; clock: Clock }) {
  const repository = createIngestRepository(db)

  return {
    /**
     * Writes ads that another module has made; an ad that is there already is updated when it differs.
     * @throws ZodError for a record that is not valid; nothing is written then
     */
    async ingest(records: readonly AdRecord[]): Promise<IngestOutcome> {
      const ads = records.map((record, index) => ({ line: index + 1, ad: toStoredAd(adRecord.parse(record)) }))
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

    /** Writes ads that were checked and prepared by `toStoredAd`, inside a transaction that also keeps the caller's progress. */
    writePrepared: (transaction: Database, ads: readonly NumberedAd[]): Promise<BatchOutcome> =>
      writeBatch(transaction, ads, clock.now()),

    /**
     * Writes what is valid of a piece of a source's records, inside a transaction that also keeps the source's progress; the others
     * are refused with field and reason, and nothing else is affected.
     */
    async write(transaction: Database, records: readonly AdRecord[]): Promise<WrittenAds> {
      const ads: NumberedAd[] = []
      const refusals: RefusedRow[] = []
      for (const [index, record] of records.entries()) {
        const line = index + 1
        const parsed = adRecord.safeParse(record)
        if (parsed.success) {
          ads.push({ line, ad: toStoredAd(parsed.data) })
        } else {
          const [issue] = parsed.error.issues
          const field = issue?.path.join('.') || 'ad'
          refusals.push({ line, externalId: record.external_id, field, reason: issue?.message ?? 'It is not valid.' })
        }
      }
      const written = await writeBatch(transaction, ads, clock.now())
      return { outcome: written.outcome, refusals: [...refusals, ...written.refusals] }
    },

    /** What a source said of these ads when they were written last, by their ids at the source. */
    readSaid: (
      transaction: Database,
      source: string,
      externalIds: readonly string[],
    ): Promise<ReadonlyMap<string, unknown>> => createStoredAdReader(transaction).readRaw(source, externalIds),

    /** Brings indexes and counts up to date; call it when a source has been read to its end. */
    refresh: (): Promise<void> => repository.refresh(),

    hasAds: (source: AdRecord['source']): Promise<boolean> => createAdRemovalRepository(db).hasAds(source),

    /**
     * Removes up to `count` ads of a source, all in one transaction.
     * @param kept external ids of ads that stay
     * @returns how many there were, and the ids of their media
     */
    removeSome: (
      source: AdRecord['source'],
      count: number,
      kept: readonly string[] = [],
    ): Promise<{ ads: number; mediaIds: string[] }> =>
      db.transaction().execute((transaction) => createAdRemovalRepository(transaction).remove(source, count, kept)),

    /** Call it when ads of a source were removed: removes the brands that have none left, and counts the values of the filters anew. */
    async endRemoval(source: AdRecord['source']): Promise<void> {
      await createBrandWriter(db).removeUnused(source)
      await createAdRemovalRepository(db).refreshFacetCounts()
    },

    /** Sorts the words of ads that were written into the index of words, beside further writing. */
    sortWords: (): Promise<void> => repository.sortWords(),
  }
}
export type AdWriter = ReturnType<typeof createAdWriter>
