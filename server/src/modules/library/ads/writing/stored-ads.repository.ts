import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'

/** Reads back what was written. */
export function createStoredAdReader(db: Database) {
  return {
    async readRaw(source: string, externalIds: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
      const { rows } = await sql<{ external_id: string; raw: unknown }>`
        select external_id, raw from ads where source = ${source} and external_id = any(${[...externalIds]}::text[])
      `.execute(db)
      return new Map(rows.map((row) => [row.external_id, row.raw]))
    },
  }
}
