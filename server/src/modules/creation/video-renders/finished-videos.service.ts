import type { VideoProject } from '@marquee/creative/video-project'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { createFinishedFileRepository, type FinishedFile } from './finished-files.repository.ts'
import { createVideoRenderRepository } from './video-renders.repository.ts'

export type { FinishedFile } from './finished-files.repository.ts'

type Owner = Pick<Actor, 'workspaceId'>

/** What renders have left: finished files, and the project of each render. */
export function createFinishedVideoService({ db }: { db: Database }) {
  const files = createFinishedFileRepository(db)
  const renders = createVideoRenderRepository(db)
  return {
    /** The finished files of each video's newest render that has any, in the order of the formats. Removed videos have none. */
    listNewest: ({ workspaceId }: Owner, videoIds: readonly string[]): Promise<FinishedFile[]> =>
      files.listNewest(workspaceId, videoIds),

    /** The project as it was when a render was asked for; undefined when the workspace has no such render. */
    async findProject({ workspaceId }: Owner, renderId: string): Promise<VideoProject | undefined> {
      const render = await renders.find(workspaceId, renderId)
      return render === undefined ? undefined : renders.findProject(render.id)
    },
  }
}

export type FinishedVideoService = ReturnType<typeof createFinishedVideoService>
