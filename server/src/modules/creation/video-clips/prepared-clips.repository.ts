import type { Selectable, Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type ClipRow = Selectable<Tables['prepared_clips']>
type Changes = Omit<Updateable<Tables['prepared_clips']>, 'asset_id' | 'workspace_id' | 'created_at' | 'updated_at'>

const UNFINISHED = ['queued', 'running'] as const

/** The SQL of uploaded videos on their way to clips. Functions for background work take the id from the job. */
export function createPreparedClipRepository(db: Database) {
  const clips = () => db.selectFrom('prepared_clips').selectAll()

  return {
    /** Queues an upload, unless it is in work or done already. @returns whether it has to be made */
    async queue(workspaceId: string, assetId: string, now: Date): Promise<boolean> {
      const anew = { status: 'queued', progress: 0, failed_reason: null, updated_at: now } as const
      const row = await db
        .insertInto('prepared_clips')
        .values({ asset_id: assetId, workspace_id: workspaceId, ...anew, created_at: now })
        .onConflict((on) => on.column('asset_id').doUpdateSet(anew).where('prepared_clips.status', '=', 'failed'))
        .returning('asset_id')
        .executeTakeFirst()
      return row !== undefined
    },

    find: (workspaceId: string, assetId: string): Promise<ClipRow | undefined> =>
      clips().where('workspace_id', '=', workspaceId).where('asset_id', '=', assetId).executeTakeFirst(),

    findUnfinished: (assetId: string): Promise<ClipRow | undefined> =>
      clips().where('asset_id', '=', assetId).where('status', 'in', UNFINISHED).executeTakeFirst(),

    async update(assetId: string, changes: Changes, now: Date): Promise<void> {
      await db
        .updateTable('prepared_clips')
        .set({ ...changes, updated_at: now })
        .where('asset_id', '=', assetId)
        .where('status', 'in', UNFINISHED)
        .execute()
    },

    /** Unfinished clips that have not been updated since then, the oldest first: their jobs may be lost. */
    listStale: (before: Date, limit: number): Promise<ClipRow[]> =>
      clips()
        .where('status', 'in', UNFINISHED)
        .where('updated_at', '<', before)
        .orderBy('updated_at')
        .limit(limit)
        .execute(),
  }
}
