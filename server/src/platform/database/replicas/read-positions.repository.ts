import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { parseWalPosition, type WalPosition } from './wal-position.ts'

/** The SQL of the positions in the log that users and workspaces have to see. It is run on the primary. */
export function createReadPositionRepository(db: Database) {
  return {
    /** Notes that these have written until now. What they wrote is committed. */
    async advance(holders: readonly string[]): Promise<void> {
      await sql`
        insert into read_positions (holder_id, position, noted_at)
        select distinct holder_id, pg_current_wal_lsn(), now() from unnest(${holders}::uuid[]) as holder_id
        -- Always in the same order, so that two writes cannot deadlock.
        order by holder_id
        on conflict (holder_id) do update
          set position = greatest(read_positions.position, excluded.position), noted_at = excluded.noted_at
      `.execute(db)
    },

    /** The position that a replica has to have replayed, to be read by all of these; null when any replica will do. */
    async find(holders: readonly string[]): Promise<WalPosition | null> {
      const row = await db
        .selectFrom('read_positions')
        .select(sql<string | null>`max(position)`.as('position'))
        .where('holder_id', 'in', holders)
        .executeTakeFirst()
      return typeof row?.position === 'string' ? parseWalPosition(row.position) : null
    },

    /** Removes positions that every replica that may be read has replayed long ago. */
    async deleteOld(): Promise<void> {
      await db
        .deleteFrom('read_positions')
        .where('noted_at', '<', sql<Date>`now() - interval '1 hour'`)
        .execute()
    },
  }
}
