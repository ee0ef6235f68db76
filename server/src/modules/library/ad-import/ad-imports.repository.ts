import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'
import type { RefusedRow } from '../ads/writing/ad-writer.service.ts'
import type { AdFileFormat } from './read-rows.ts'

/** The values that distinguish one import from another. */
export interface ImportIdentity {
  source: string
  format: AdFileFormat
  /** SHA-256 of the whole file, or another name that stands for this content only. */
  fingerprint: string
}

export interface ImportCounts {
  /** The number of processed rows of the file, including refused ones. */
  done: number
  inserted: number
  updated: number
  unchanged: number
  refused: number
}

/** A column with a value for which rows were refused. */
export interface RefusedColumn {
  field: string
  rows: number
  /** The first of these rows, and the reason why it was refused. */
  line: number
  reason: string
}

/** The record of imports: the progress of each one, and the rows that it refused. */
export function createAdImportRepository(db: Database) {
  return {
    /** The unfinished import of this content, or a new one. */
    async begin({ source, format, fingerprint }: ImportIdentity, label: string, now: Date) {
      const counts = { records_done: 0, inserted: 0, updated: 0, unchanged: 0, refused: 0 }
      const row = await db
        .insertInto('ad_imports')
        .values({ source, format, fingerprint, label, ...counts, created_at: now, updated_at: now })
        .onConflict((on) =>
          on
            .columns(['source', 'format', 'fingerprint'])
            .where('finished_at', 'is', null)
            .doUpdateSet({ label, updated_at: now }),
        )
        .returningAll()
        .executeTakeFirstOrThrow()
      return { id: row.id, counts: toCounts(row) }
    },

    /**
     * Adjusts the transaction's settings to a batch. Its commit does not wait for the disk: a crash that loses the batch
     * also loses the progress, so that the next run writes the batch again. Marking the import as finished does wait for
     * the disk, for everything before it too. New words only wait in the pending list of the index; another connection
     * sorts them into the index at the same time, and the batch does it when that connection falls behind.
     */
    async tuneForBatch(): Promise<void> {
      await sql`set local synchronous_commit = off`.execute(db)
      await sql`set local work_mem = '32MB'`.execute(db)
      await sql`set local gin_pending_list_limit = '48MB'`.execute(db)
    },

    /** Locks the import until the transaction ends, and returns the number of rows that it has processed. */
    async lockProgress(id: string): Promise<number> {
      const row = await db
        .selectFrom('ad_imports')
        .select('records_done')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      return Number(row.records_done)
    },

    async saveProgress(id: string, counts: ImportCounts, now: Date): Promise<void> {
      const { done, ...rest } = counts
      await db
        .updateTable('ad_imports')
        .set({ ...rest, records_done: done, updated_at: now })
        .where('id', '=', id)
        .execute()
    },

    async finish(id: string, now: Date): Promise<void> {
      await db.updateTable('ad_imports').set({ finished_at: now, updated_at: now }).where('id', '=', id).execute()
    },

    async addRefusals(id: string, refusals: readonly RefusedRow[], now: Date): Promise<void> {
      if (refusals.length > 0) {
        const rows = refusals.map(({ externalId, ...refusal }) => {
          return { import_id: id, external_id: externalId, ...refusal, created_at: now, updated_at: now }
        })
        await db.insertInto('ad_import_refusals').values(rows).execute()
      }
    },

    /** Refused rows by line, a page at a time. */
    async listRefusals(id: string, { offset, limit }: { offset: number; limit: number }): Promise<RefusedRow[]> {
      const rows = await db
        .selectFrom('ad_import_refusals')
        .select(['line', 'external_id', 'field', 'reason'])
        .where('import_id', '=', id)
        .orderBy('line')
        .offset(offset)
        .limit(limit)
        .execute()
      return rows.map(({ line, external_id, ...rest }) => ({ line: Number(line), externalId: external_id, ...rest }))
    },

    /** The columns for which rows were refused, those with the most rows first. */
    async countRefusals(id: string, limit: number): Promise<RefusedColumn[]> {
      const rows = await db
        .selectFrom('ad_import_refusals')
        .select(['field', sql<string>`count(*)`.as('rows'), sql<string>`min(line)`.as('line')])
        .select(sql<string>`(array_agg(reason order by line))[1]`.as('reason'))
        .where('import_id', '=', id)
        .groupBy('field')
        .orderBy(sql`count(*)`, 'desc')
        .orderBy('field')
        .limit(limit)
        .execute()
      return rows.map(({ field, reason, ...counted }) => ({
        field,
        reason,
        rows: Number(counted.rows),
        line: Number(counted.line),
      }))
    },
  }
}

function toCounts(row: Selectable<Tables['ad_imports']>): ImportCounts {
  return {
    done: Number(row.records_done),
    inserted: Number(row.inserted),
    updated: Number(row.updated),
    unchanged: Number(row.unchanged),
    refused: Number(row.refused),
  }
}
