import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { isVisible } from '../../library/library.public.ts'

/** A row that was taken off a board, with everything that puts it back. */
export interface RemovedBoardAd {
  ad_id: string
  position: number
  added_by: string | null
  note: string
  is_cover: boolean
  created_at: string
}

/** The SQL of ads that go from board to board. The caller has already found the boards in the workspace. */
export function createBoardMoveRepository(db: Database) {
  return {
    /** Appends ads of another board with their notes, in that board's order. @returns the ids of those that were not on it before */
    async copy(
      from: string,
      to: string,
      { adIds, userId, now }: { adIds: readonly string[]; userId: string; now: Date },
    ) {
      const { rows } = await sql<{ ad_id: string }>`
        insert into board_ads (board_id, ad_id, position, note, added_by, created_at, updated_at)
        select ${to}, ad_id,
          (select coalesce(max(position), 0) from board_ads where board_id = ${to})
            + row_number() over (order by position, ad_id),
          note, ${userId}, ${now}, ${now}
        from board_ads where board_id = ${from} and ad_id = any(${[...adIds]}::uuid[])
        on conflict do nothing returning ad_id
      `.execute(db)
      return rows.map((row) => row.ad_id)
    },

    /** Puts removed rows back where they were. Ads and users that no longer exist are left out, and ads that are on the board again stay. */
    async restore(workspaceId: string, boardId: string, rows: readonly RemovedBoardAd[], now: Date): Promise<void> {
      await sql`
        insert into board_ads (board_id, ad_id, position, added_by, note, is_cover, created_at, updated_at)
        select ${boardId}, ads.id, kept.position, users.id, kept.note,
          kept.is_cover and not exists (select from board_ads where board_id = ${boardId} and is_cover),
          kept.created_at, ${now}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as kept (
          ad_id uuid, position integer, added_by uuid, note text, is_cover boolean, created_at timestamptz
        )
        join ads on ads.id = kept.ad_id and ${isVisible(workspaceId, 'ads')}
        left join users on users.id = kept.added_by
        on conflict do nothing
      `.execute(db)
    },
  }
}
