import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Videos = Tables['rendered_videos']
export type RenderedVideoRow = Selectable<Videos>
/** A file, and what its render has come to. */
export type FileOfVideo = Pick<RenderedVideoRow, 'status' | 'poster_asset_id' | 'price' | 'is_free'> & {
  render_status: RenderedVideoRow['status']
}
type Changes = Pick<
  Updateable<Videos>,
  | 'status'
  | 'asset_id'
  | 'poster_asset_id'
  | 'findings'
  | 'mended'
  | 'is_free'
  | 'failed_reason'
  | 'frames_done'
  | 'finished_at'
>

const UNFINISHED = ['queued', 'running'] as const

/** The SQL of the files of renders. Functions for members take the workspace; functions for background work take ids from the job. */
export function createRenderedVideoRepository(db: Database) {
  return {
    async newId(): Promise<string> {
      const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(db)
      return rows[0]?.id ?? ''
    },

    async insert(video: Insertable<Videos>): Promise<void> {
      await db.insertInto('rendered_videos').values(video).execute()
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

    /** The files of all renders of a video, those of the newest render first. */
    listOfVideo: (videoId: string): Promise<FileOfVideo[]> =>
      db
        .selectFrom('video_renders')
        .innerJoin('rendered_videos', 'rendered_videos.render_id', 'video_renders.id')
        .select(['rendered_videos.status', 'poster_asset_id', 'price', 'is_free'])
        .select('video_renders.status as render_status')
        .where('video_renders.video_id', '=', videoId)
        .orderBy('video_renders.number', 'desc')
        .orderBy('rendered_videos.id')
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
