import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { isVisible } from '../../library/library.public.ts'

const tagsOfRow = z.object({ id: z.uuid(), tags: z.array(z.string()) })

/** As the boards restore it. */
const removedBoardAd = z.object({
  ad_id: z.uuid(),
  position: z.int(),
  added_by: z.uuid().nullable(),
  note: z.string(),
  is_cover: z.boolean(),
  created_at: z.string(),
})

/** The effect of a change of many saved ads, with enough data to undo it. */
export const changeEffect = z.object({
  tags_added: z.array(tagsOfRow).default([]),
  tags_removed: z.array(tagsOfRow).default([]),
  /** Rows that had no note. */
  notes_added: z.array(z.object({ id: z.uuid(), note: z.string() })).default([]),
  /** The whole rows that were removed. */
  removed: z
    .array(
      z.object({
        id: z.uuid(),
        ad_id: z.uuid(),
        saved_by: z.uuid().nullable(),
        note: z.string(),
        tags: z.array(z.string()),
        created_at: z.string(),
      }),
    )
    .default([]),
  /** Ads that were not saved before. */
  saved: z.array(z.uuid()).default([]),
  added_to_board: z.object({ board_id: z.uuid(), ad_ids: z.array(z.uuid()) }).optional(),
  taken_off_board: z.object({ board_id: z.uuid(), rows: z.array(removedBoardAd) }).optional(),
})
export type ChangeEffect = z.output<typeof changeEffect>
type RowTags = z.output<typeof tagsOfRow>

interface SaveOptions {
  tags: readonly string[]
  note: string
  savedBy: string
  now: Date
}

/** The SQL of changes of many saved ads; call every function inside a transaction. */
export function createSavedAdChangeRepository(db: Database) {
  return {
    /** Locks rows always in the same order, so that two concurrent changes wait for each other instead of deadlocking. */
    async lock(workspaceId: string, adIds: readonly string[]) {
      return await db
        .selectFrom('saved_ads')
        .select(['id', 'ad_id', 'tags', 'note'])
        .where('workspace_id', '=', workspaceId)
        .where(sql<boolean>`ad_id = any(${[...adIds]}::uuid[])`)
        .orderBy('id')
        .forUpdate()
        .execute()
    },

    async addTags(workspaceId: string, rows: readonly RowTags[], now: Date): Promise<void> {
      await sql`
        update saved_ads set tags = saved_ads.tags || array(
            select tag from jsonb_array_elements_text(added.tags) with ordinality as t (tag, place)
            where not tag = any(saved_ads.tags) order by place
          ), updated_at = ${now}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added (id uuid, tags jsonb)
        where saved_ads.id = added.id and workspace_id = ${workspaceId}
      `.execute(db)
    },

    async removeTags(workspaceId: string, rows: readonly RowTags[], now: Date): Promise<void> {
      await sql`
        update saved_ads set tags = array(
            select tag from unnest(saved_ads.tags) with ordinality as t (tag, place)
            where not removed.tags ? tag order by place
          ), updated_at = ${now}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as removed (id uuid, tags jsonb)
        where saved_ads.id = removed.id and workspace_id = ${workspaceId}
      `.execute(db)
    },

    /** Gives rows without a note this one. */
    async addNote(workspaceId: string, ids: readonly string[], note: string, now: Date): Promise<void> {
      await sql`
        update saved_ads set note = ${note}, updated_at = ${now}
        where workspace_id = ${workspaceId} and id = any(${[...ids]}::uuid[]) and note = ''
      `.execute(db)
    },

    /** Removes notes that were not changed since they were added. */
    async removeNotes(workspaceId: string, rows: ChangeEffect['notes_added'], now: Date): Promise<void> {
      await sql`
        update saved_ads set note = '', updated_at = ${now}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added (id uuid, note text)
        where saved_ads.id = added.id and saved_ads.note = added.note and workspace_id = ${workspaceId}
      `.execute(db)
    },

    /** Saves those of the ads that the workspace sees and has not saved. @returns their ids */
    async save(workspaceId: string, adIds: readonly string[], { tags, note, savedBy, now }: SaveOptions) {
      const { rows } = await sql<{ ad_id: string }>`
        insert into saved_ads (workspace_id, ad_id, tags, note, saved_by, created_at, updated_at)
        select ${workspaceId}, ads.id, ${[...tags]}::text[], ${note}, ${savedBy}, ${now}, ${now}
        from ads where id = any(${[...adIds]}::uuid[]) and ${isVisible(workspaceId, 'ads')} order by id
        on conflict (workspace_id, ad_id) do nothing
        returning ad_id
      `.execute(db)
      return rows.map((row) => row.ad_id)
    },

    async remove(workspaceId: string, adIds: readonly string[]): Promise<ChangeEffect['removed']> {
      const rows = await db
        .deleteFrom('saved_ads')
        .where('workspace_id', '=', workspaceId)
        .where(sql<boolean>`ad_id = any(${[...adIds]}::uuid[])`)
        .returning(['id', 'ad_id', 'saved_by', 'note', 'tags', 'created_at'])
        .execute()
      return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
    },

    /** Restores removed rows. Ads and users that no longer exist are left out, and ads that were saved again stay unchanged. */
    async restore(workspaceId: string, rows: ChangeEffect['removed'], now: Date): Promise<void> {
      await sql`
        insert into saved_ads (id, workspace_id, ad_id, saved_by, note, tags, created_at, updated_at)
        select kept.id, ${workspaceId}, ads.id, users.id, kept.note,
          array(select jsonb_array_elements_text(kept.tags)), kept.created_at, ${now}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as kept (
          id uuid, ad_id uuid, saved_by uuid, note text, tags jsonb, created_at timestamptz
        )
        join ads on ads.id = kept.ad_id and ${isVisible(workspaceId, 'ads')}
        left join users on users.id = kept.saved_by
        on conflict do nothing
      `.execute(db)
    },

    async record(workspaceId: string, effect: z.input<typeof changeEffect>, now: Date): Promise<string> {
      const row = await db
        .insertInto('saved_ad_changes')
        .values({ workspace_id: workspaceId, effect: JSON.stringify(effect), created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    /** Locks the change until the transaction ends. */
    async find(workspaceId: string, id: string) {
      const row = await db
        .selectFrom('saved_ad_changes')
        .select(['effect', 'undone_at'])
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row && { effect: changeEffect.parse(row.effect), isUndone: row.undone_at !== null }
    },

    async markUndone(workspaceId: string, id: string, now: Date): Promise<void> {
      await db
        .updateTable('saved_ad_changes')
        .set({ undone_at: now, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
    },
  }
}
