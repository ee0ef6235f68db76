import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Videos = Tables['rendered_videos']
export type RenderedVideoRow = Selectable<Videos>
type Changes = Pick<
  Updateable<Videos>,
  'status' | 'asset_id' | 'poster_asset_id' | 'findings' | 'failed_reason' | 'frames_done' | 'finished_at'
>

const UNFINISHED = ['queued', 'running'] as const

/** The SQL of the files of renders. Functions for members take the workspace; functions for background work take ids from the job. */
export function createRenderedVideoRepository(db: Database) {
  return {
    async insert(video: Insertable<Videos>): Promise<string> {
      return (await db.insertInto('rendered_videos').values(video).returning('id').executeTakeFirstOrThrow()).id
    },

    find: (id: string): Promise<RenderedVideoRow | undefined> =>
      db.selectFrom('rendered_videos').selectAll().where('id', '=', id).executeTakeFirst(),

    listOfRenders: async (renderIds: readonly string[]): Promise<RenderedVideoRow[]> =>
      renderIds.length === 0
        ? []
        : db.selectFrom('rendered_videos').selectAll().where('render_id', 'in', renderIds).orderBy('id').execute(),

    listUnfinished: (renderId: string): Promise<RenderedVideoRow[]> =>
      db
        .selectFrom('rendered_videos')
        .selectAll()
        .where('render_id', '=', renderId)
        .where('status', 'in', UNFINISHED)
        .orderBy('id')
        .execute(),

    async update(id: string, changes: Changes, now: Date): Promise<void> {
      await db
        .updateTable('rendered_videos')
        .set({ ...changes, updated_at: now })
        .where('id', '=', id)
        .execute()
    },

    /** Notes how far the work is. @returns false when the file is not in work any more: it was canceled */
    async advance(id: string, frames_done: number, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('rendered_videos')
        .set({ status: 'running', frames_done, updated_at: now })
        .where('id', '=', id)
        .where('status', 'in', UNFINISHED)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Unfinished files that have not been updated since then, the oldest first: their jobs may be lost. */
    listStale: (before: Date, limit: number): Promise<RenderedVideoRow[]> =>
      db
        .selectFrom('rendered_videos')
        .selectAll()
        .where('status', 'in', UNFINISHED)
        .where('updated_at', '<', before)
        .orderBy('updated_at')
        .limit(limit)
        .execute(),
  }
}
