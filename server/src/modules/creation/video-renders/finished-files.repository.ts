import type { AspectRatio } from '@marquee/creative/formats'
import type { Database } from '../../../platform/database/database.ts'

/** A finished file of a video that is not removed. */
export interface FinishedFile {
  id: string
  video_id: string
  render_id: string
  /** Of the video, as it is called now. */
  title: string
  /** The number of its render. */
  number: number
  captions: 'burnt' | 'webvtt' | 'srt' | 'none'
  frames: number
  aspect_ratio: AspectRatio
  width: number
  height: number
  asset_id: string | null
  poster_asset_id: string | null
}

/** Reads the finished files of videos. */
export function createFinishedFileRepository(db: Database) {
  return {
    /** The finished files of each video's newest render that has any, in the order of the formats. */
    async listNewest(workspaceId: string, videoIds: readonly string[]): Promise<FinishedFile[]> {
      if (videoIds.length === 0) {
        return []
      }
      const rows = await db
        .selectFrom('rendered_videos')
        .innerJoin('video_renders', 'video_renders.id', 'rendered_videos.render_id')
        .innerJoin('videos', 'videos.id', 'video_renders.video_id')
        .select(['rendered_videos.id', 'video_renders.video_id', 'rendered_videos.render_id', 'videos.title'])
        .select(['video_renders.number', 'video_renders.captions', 'video_renders.frames'])
        .select(['rendered_videos.aspect_ratio', 'rendered_videos.width', 'rendered_videos.height'])
        .select(['rendered_videos.asset_id', 'rendered_videos.poster_asset_id'])
        .where('rendered_videos.workspace_id', '=', workspaceId)
        .where('video_renders.video_id', 'in', videoIds)
        .where('videos.deleted_at', 'is', null)
        .where('rendered_videos.status', '=', 'done')
        .orderBy('video_renders.number', 'desc')
        .orderBy('rendered_videos.id')
        .execute()
      const newest = new Map<string, number>()
      for (const { video_id, number } of rows) {
        newest.set(video_id, newest.get(video_id) ?? number)
      }
      return rows.filter(({ video_id, number }) => newest.get(video_id) === number)
    },
  }
}
