import { type VideoProject, videoProject } from '@marquee/creative/video-project'
import type { RenderStatus } from '@marquee/contract/video-renders'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { lockUntilEnd } from '../../../platform/database/with-lock.ts'
import { isOlderThan, type NewestPosition } from '../../../platform/database/newest-first.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Row = Selectable<Tables['video_renders']>
export type RenderRow = Omit<Row, 'project'>
export type NewRender = Omit<Insertable<Tables['video_renders']>, 'project' | 'number'> & { project: VideoProject }

const COLUMNS = [
  'id',
  'workspace_id',
  'video_id',
  'created_by',
  'idempotency_key',
  'number',
  'title',
  'video_version',
  'encoding',
  'captions',
  'frames',
  'status',
  'finished_at',
  'created_at',
  'updated_at',
] as const

/** The SQL of renders. Functions for members take the workspace; functions for background work take the id from the job. */
export function createVideoRenderRepository(db: Database) {
  const renders = (workspaceId: string) =>
    db.selectFrom('video_renders').select(COLUMNS).where('workspace_id', '=', workspaceId)

  /** Keeps the files of a video for its render, whose project shows the same. */
  async function keepAssets(renderId: string, videoId: string): Promise<void> {
    await db
      .insertInto('video_render_assets')
      .columns(['render_id', 'asset_id'])
      .expression((from) =>
        from
          .selectFrom('video_assets')
          .select([sql<string>`${renderId}::uuid`.as('render_id'), 'asset_id'])
          .where('video_id', '=', videoId),
      )
      .execute()
  }

  return {
    /** @returns the new id, or undefined when the workspace has used the idempotency key already */
    async insert({ project, ...render }: NewRender): Promise<string | undefined> {
      // Renders of one video get their numbers one after the other.
      await lockUntilEnd(db, `video_renders ${render.video_id}`)
      const row = await db
        .insertInto('video_renders')
        .values({
          ...render,
          project: JSON.stringify(project),
          number: sql<number>`(select coalesce(max(number), 0) + 1 from video_renders where video_id = ${render.video_id})`,
        })
        .onConflict((on) => on.columns(['workspace_id', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (row !== undefined) {
        await keepAssets(row.id, render.video_id)
      }
      return row?.id
    },

    findByKey: (workspaceId: string, key: string): Promise<RenderRow | undefined> =>
      renders(workspaceId).where('idempotency_key', '=', key).executeTakeFirst(),

    find: (workspaceId: string, id: string): Promise<RenderRow | undefined> =>
      renders(workspaceId).where('id', '=', id).executeTakeFirst(),

    /** The project as it was when the render was asked for. */
    async findProject(id: string): Promise<VideoProject | undefined> {
      const row = await db.selectFrom('video_renders').select('project').where('id', '=', id).executeTakeFirst()
      return row && videoProject.parse(row.project)
    },

    /** Locks the renders of a video that are not finished. @returns their ids */
    async lockUnfinished(workspaceId: string, videoId: string): Promise<string[]> {
      const rows = await renders(workspaceId)
        .where('video_id', '=', videoId)
        .where('status', 'in', ['queued', 'running'])
        .orderBy('id')
        .forUpdate()
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Locks the render until the transaction ends, so that other changes wait. */
    lock: (id: string): Promise<RenderRow | undefined> =>
      db.selectFrom('video_renders').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst(),

    list(
      workspaceId: string,
      { videoId, after, limit }: { videoId: string; after: NewestPosition | null; limit: number },
    ): Promise<RenderRow[]> {
      const all = renders(workspaceId).where('video_id', '=', videoId)
      return (after === null ? all : all.where(isOlderThan(after)))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
    },

    async setStatus(id: string, status: RenderStatus, now: Date): Promise<void> {
      const isFinished = status !== 'queued' && status !== 'running'
      await db
        .updateTable('video_renders')
        .set({ status, finished_at: isFinished ? now : null, updated_at: now })
        .where('id', '=', id)
        .execute()
    },
  }
}
