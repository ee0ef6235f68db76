import { listVideoAssets } from '@marquee/creative/list-video-assets'
import type { VideoProject } from '@marquee/creative/video-project'
import type { Database } from '../../../platform/database/database.ts'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import { createVideoRepository, type NewVideo, type VideoRecord } from './videos.repository.ts'

interface Dependencies {
  db: Database
  assets: Pick<AssetService, 'use'>
}

/** Stores videos together with the files that they show. */
export function createVideoStore({ db, assets }: Dependencies) {
  /**
   * Marks the files of a project as used.
   * @param earlier files that may be missing, because the project had them before
   * @returns the ids of those that are there
   */
  async function useAssets(
    transaction: Database,
    workspaceId: string,
    project: VideoProject,
    earlier: ReadonlySet<string>,
  ): Promise<string[]> {
    const ids = listVideoAssets(project)
    const used = await assets.use(transaction, workspaceId, ids)
    const known = new Set(used.map(({ id }) => id))
    if (ids.some((id) => !known.has(id) && !earlier.has(id))) {
      throw invalid({ project: ['A file of this video was not found. Choose another one.'] })
    }
    return [...known]
  }

  /** Stores a new video. @returns the video of its key, which may be an earlier one */
  async function add(video: NewVideo, earlier: ReadonlySet<string>): Promise<VideoRecord | undefined> {
    await db.transaction().execute(async (transaction) => {
      const used = await useAssets(transaction, video.workspace_id, video.project, earlier)
      await createVideoRepository(transaction).insert(video, used)
    })
    return createVideoRepository(db).findByKey(video.workspace_id, video.idempotency_key)
  }

  return { useAssets, add }
}
