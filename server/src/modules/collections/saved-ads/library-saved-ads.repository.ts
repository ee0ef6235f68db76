import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** A saved ad of a library file. */
export interface KeptAd {
  ad_id: string
  note: string
  tags: string[]
  saved_at: string
}

/** The SQL of saved ads that leave a workspace in a library file, and come in with one. Every function names the workspace. */
export function createLibrarySavedAdRepository(db: Database) {
  return {
    /** The ads in the swipe file and on boards: those saved last first, then those on boards only. */
    async listAdIds(workspaceId: string, limit: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select ads.id from ads
        join (
          select ad_id, max(saved_at) as saved_at from (
            select ad_id, created_at as saved_at from saved_ads where workspace_id = ${workspaceId}
            union all
            select ad_id, null from boards join board_ads on board_id = boards.id
            where workspace_id = ${workspaceId} and removed_at is null
          ) as places group by ad_id
        ) as kept on kept.ad_id = ads.id
        order by saved_at desc nulls last, source, external_id limit ${limit}
      `.execute(db)
      return rows.map((row) => row.id)
    },

    async list(workspaceId: string, adIds: readonly string[]): Promise<KeptAd[]> {
      const rows = await db
        .selectFrom('saved_ads')
        .select(['ad_id', 'note', 'tags', 'created_at'])
        .where('workspace_id', '=', workspaceId)
        .where(sql<boolean>`ad_id = any(${[...adIds]}::uuid[])`)
        .execute()
      return rows.map(({ created_at, ...row }) => ({ ...row, saved_at: created_at.toISOString() }))
    },

    /** Saves ads with note, tags and day; ads that are saved stay as they are. @returns the ads that were saved */
    async add(
      workspaceId: string,
      ads: readonly KeptAd[],
      { savedBy, now }: { savedBy: string; now: Date },
    ): Promise<string[]> {
      const { rows } = await sql<{ ad_id: string }>`
        insert into saved_ads (workspace_id, ad_id, saved_by, note, tags, created_at, updated_at)
        select ${workspaceId}, ad_id, ${savedBy}, note, array(select jsonb_array_elements_text(tags)),
          least(saved_at, ${now}::timestamptz), ${now}
        from jsonb_to_recordset(${JSON.stringify(ads)}::jsonb) as kept (
          ad_id uuid, note text, tags jsonb, saved_at timestamptz
        )
        on conflict (workspace_id, ad_id) do nothing returning ad_id
      `.execute(db)
      return rows.map(({ ad_id }) => ad_id)
    },
  }
}
