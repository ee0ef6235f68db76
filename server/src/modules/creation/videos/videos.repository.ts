import type { VideoState } from '@marquee/contract/videos'
import { type VideoProject, videoProject } from '@marquee/creative/video-project'
import { findFirstImage } from '@marquee/creative/list-video-assets'
import { countFrames } from '@marquee/creative/scene-times'
import { type Insertable, type Selectable, sql } from 'kysely'
import { containsPattern } from '../../../platform/database/contains-pattern.ts'
import type { Database } from '../../../platform/database/database.ts'
import { isOlderThan, type NewestPosition } from '../../../platform/database/newest-first.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'
import { lockTitled, lockVersion, setDeletedAt } from '../../../platform/database/workspace-rows.ts'

type Row = Selectable<Tables['videos']>
/** A video without its project. */
export type VideoRow = Omit<Row, 'project'>
export type VideoRecord = VideoRow & { project: VideoProject }
type Computed = 'project' | 'source' | 'frames' | 'scenes_count' | 'aspect_ratios' | 'preview_asset_id'
export type NewVideo = Omit<Insertable<Tables['videos']>, Computed> & Pick<VideoRecord, 'project' | 'source'>

interface ListFilters {
  q: string | undefined
  state: VideoState | undefined
  productId: string | undefined
  createdBy: string | undefined
  after: NewestPosition | null
  limit: number
}

const summary = [
  'id',
  'workspace_id',
  'created_by',
  'idempotency_key',
  'title',
  'version',
  'frames',
  'scenes_count',
  'aspect_ratios',
  'preview_asset_id',
  'source',
  'product_id',
  'product_name',
  'brand_profile_id',
  'taken',
  'not_taken',
  'state',
  'poster_asset_id',
  'credits_used',
  'deleted_at',
  'created_at',
  'updated_at',
] as const

/** The SQL of videos. Every function names the workspace; another workspace's id finds nothing. */
export function createVideoRepository(db: Database) {
  /** Stores the files that a project shows, so that they are kept. */
  async function insertAssets(id: string, assetIds: readonly string[]): Promise<void> {
    if (assetIds.length > 0) {
      const rows = assetIds.map((asset_id) => ({ video_id: id, asset_id }))
      await db.insertInto('video_assets').values(rows).execute()
    }
  }

  return {
    /** Stores a video with the files that it shows, unless the workspace has used the idempotency key already. */
    async insert({ project, source, ...video }: NewVideo, assetIds: readonly string[]): Promise<void> {
      const row = await db
        .insertInto('videos')
        .values({ ...video, ...toColumns(project, assetIds), source: JSON.stringify(source) })
        .onConflict((on) => on.columns(['workspace_id', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (row !== undefined) {
        await insertAssets(row.id, assetIds)
      }
    },

    async findByKey(workspaceId: string, key: string): Promise<VideoRecord | undefined> {
      const row = await db
        .selectFrom('videos')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('idempotency_key', '=', key)
        .executeTakeFirst()
      return row && toRecord(row)
    },

    async find(workspaceId: string, id: string): Promise<VideoRecord | undefined> {
      const row = await db
        .selectFrom('videos')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return row && toRecord(row)
    },

    /** Up to `limit` videos that are not removed, newest first. */
    async list(workspaceId: string, filters: ListFilters): Promise<VideoRow[]> {
      const { q, state, productId, createdBy, after, limit } = filters
      let query = db
        .selectFrom('videos')
        .select(summary)
        .where('workspace_id', '=', workspaceId)
        .where('deleted_at', 'is', null)
      if (q !== undefined) {
        const pattern = containsPattern(q)
        query = query.where((is) => is.or([is('title', 'ilike', pattern), is('product_name', 'ilike', pattern)]))
      }
      if (state !== undefined) {
        query = query.where('state', '=', state)
      }
      if (productId !== undefined) {
        query = query.where('product_id', '=', productId)
      }
      if (createdBy !== undefined) {
        query = query.where('created_by', '=', createdBy)
      }
      if (after !== null) {
        query = query.where(isOlderThan(after))
      }
      return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
    },

    /** Locks the video until the transaction ends. @returns undefined when it was removed */
    lockTitled: (workspaceId: string, id: string) => lockTitled(db, 'videos', { workspaceId, id }),

    /** Locks the video until the transaction ends. @returns its version; undefined when it was removed */
    lockVersion: (workspaceId: string, id: string) =>
      lockVersion(db, 'videos', { workspaceId, id }, sql`deleted_at is null`),

    /** Overwrites the project and the files that it shows. */
    async update(
      workspaceId: string,
      { id, project }: Pick<VideoRecord, 'id' | 'project'>,
      assetIds: readonly string[],
      now: Date,
    ): Promise<void> {
      await db
        .updateTable('videos')
        .set((column) => ({ ...toColumns(project, assetIds), version: column('version', '+', 1), updated_at: now }))
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
      await db.deleteFrom('video_assets').where('video_id', '=', id).execute()
      await insertAssets(id, assetIds)
    },

    /** @returns whether the workspace has such a video */
    async rename(workspaceId: string, id: string, title: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('videos')
        .set({ title, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Stores what the renders of a video have come to. */
    async setRendered(
      workspaceId: string,
      id: string,
      rendered: Pick<VideoRow, 'state' | 'poster_asset_id' | 'credits_used'>,
    ): Promise<void> {
      await db
        .updateTable('videos')
        .set(rendered)
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
    },

    /** @returns whether the workspace has such a video in the other state */
    setDeletedAt: (workspaceId: string, id: string, deletedAt: Date | null, now: Date) =>
      setDeletedAt(db, 'videos', { workspaceId, id }, { deletedAt, now }),
  }
}

/** A project with what lists show of it. */
function toColumns(project: VideoProject, assetIds: readonly string[]) {
  return {
    project: JSON.stringify(project),
    frames: countFrames(project),
    scenes_count: project.scenes.length,
    aspect_ratios: project.aspect_ratios,
    preview_asset_id: findFirstImage(project, new Set(assetIds)),
  }
}

function toRecord({ project, ...row }: Row): VideoRecord {
  return { ...row, project: videoProject.parse(project) }
}
