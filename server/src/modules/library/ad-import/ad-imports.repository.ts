import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { RefusedRow } from '../ads/writing/ad-writer.service.ts'
import type { AdImportTables } from './ad-import.tables.ts'
import type { AdFileFormat } from './read-rows.ts'

/** What tells one import from another. */
export interface ImportIdentity {
  source: string
  format: AdFileFormat
  /** SHA-256 of the whole file, or another name that stands for this content only. */
  fingerprint: string
}

export interface ImportCounts {
  /** Rows of the file that are dealt with, refused ones included. */
  done: number
  inserted: number
  updated: number
  unchanged: number
  refused: number
}

/** A column that rows were refused for. */
export interface RefusedColumn {
  field: string
  rows: number
  /** The first of these rows, and why it was refused. */
  line: number
  reason: string
}

/** The record of imports: how far each one is, and what it refused. */
export function createAdImportRepository(database: Database) {
  const db = database.withTables<AdImportTables>()

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
     * Suits the transaction to a batch. Its commit does not wait for the disk: what a crash takes back, it takes back
     * together with the progress, so that the next run writes it again; and marking the import as finished does wait, for
     * everything before it too. New words only wait to be sorted into the index, which happens beside it; should that
     * fall behind, the batch does it.
     */
    async tuneForBatch(): Promise<void> {
      await sql`set local synchronous_commit = off`.execute(database)
      await sql`set local work_mem = '32MB'`.execute(database)
      await sql`set local gin_pending_list_limit = '48MB'`.execute(database)
    },

    /** Locks the import until the transaction ends, and tells how many rows it has dealt with. */
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

    /** The columns that rows were refused for, those with the most rows first. */
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

function toCounts(row: Selectable<AdImportTables['ad_imports']>): ImportCounts {
  return {
    done: Number(row.records_done),
    inserted: Number(row.inserted),
    updated: Number(row.updated),
    unchanged: Number(row.unchanged),
    refused: Number(row.refused),
  }
}
