import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** The SQL of videos that are attached to briefs. Every function names the workspace. */
export function createBriefVideoRepository(db: Database) {
  return {
    /** Removed videos are left out. */
    list: (workspaceId: string, briefId: string): Promise<{ id: string; title: string }[]> =>
      db
        .selectFrom('brief_videos')
        .innerJoin('videos', 'videos.id', 'brief_videos.video_id')
        .select(['videos.id', 'videos.title'])
        .where('brief_videos.workspace_id', '=', workspaceId)
        .where('brief_videos.brief_id', '=', briefId)
        .where('videos.deleted_at', 'is', null)
        .orderBy('brief_videos.position')
        .orderBy('brief_videos.video_id')
        .execute(),

    /** Adds a video behind the others; one that is there already stays where it is. */
    async add(workspaceId: string, briefId: string, videoId: string, now: Date): Promise<void> {
      await db
        .insertInto('brief_videos')
        .values({
          workspace_id: workspaceId,
          brief_id: briefId,
          video_id: videoId,
          position: sql<number>`(select coalesce(max(position), 0) + 1 from brief_videos where brief_id = ${briefId})`,
          created_at: now,
          updated_at: now,
        })
        .onConflict((on) => on.columns(['brief_id', 'video_id']).doNothing())
        .execute()
    },

    async remove(workspaceId: string, briefId: string, videoId: string): Promise<void> {
      await db
        .deleteFrom('brief_videos')
        .where('workspace_id', '=', workspaceId)
        .where('brief_id', '=', briefId)
        .where('video_id', '=', videoId)
        .execute()
    },
  }
}
