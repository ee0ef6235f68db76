import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { adRecord, type AdRecord, type IngestOutcome } from './ad-record.ts'
import type { RefusedRow } from './ad-imports.repository.ts'
import { createIngestRepository } from './ingest.repository.ts'
import { createStoredAdReader } from './stored-ads.repository.ts'
import { toStoredAd } from './stored-ad.ts'
import { type NumberedAd, writeBatch } from './write-batch.ts'

export type { AdRecord } from './ad-record.ts'

export interface WrittenAds {
  outcome: IngestOutcome
  /** `line` is the place in the list that was given, from 1. */
  refusals: RefusedRow[]
}

/** Writes the ads of sources that come in pieces, each piece inside a transaction that also keeps the source's own progress. */
export function createAdWriter({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Writes what is valid of the records; the others are refused with field and reason, and nothing else is affected. */
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
    refresh: (): Promise<void> => createIngestRepository(db).refresh(),
  }
}
export type AdWriter = ReturnType<typeof createAdWriter>
