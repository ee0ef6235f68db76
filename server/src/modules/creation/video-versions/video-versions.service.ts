import type { CallOutput } from '@marquee/contract/endpoint'
import type { getVideoVersion } from '@marquee/contract/video-versions'
import { listVideoAssets } from '@marquee/creative/list-video-assets'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import { createVideoRenderRepository } from '../video-renders/video-renders.repository.ts'

/** The projects of renders, so that versions of a video can be compared and taken up again. */
export function createVideoVersionService({ db, assets }: { db: Database; assets: Pick<AssetService, 'find'> }) {
  const renders = createVideoRenderRepository(db)
  return {
    /** @throws DomainError 404 for a render of another workspace */
    async get(
      { workspaceId }: Pick<Actor, 'workspaceId'>,
      renderId: string,
    ): Promise<CallOutput<typeof getVideoVersion>['data']> {
      const render = await renders.find(workspaceId, renderId)
      const project = render === undefined ? undefined : await renders.findProject(render.id)
      if (project === undefined) {
        throw notFound('render')
      }
      return { project, assets: await assets.find(workspaceId, listVideoAssets(project)) }
    },
  }
}

export type VideoVersionService = ReturnType<typeof createVideoVersionService>
