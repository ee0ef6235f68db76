import type { CallOutput } from '@marquee/contract/endpoint'
import type { getVideoVersion } from '@marquee/contract/video-versions'
import { listVideoAssets } from '@marquee/creative/list-video-assets'
import { required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import type { FinishedVideoService } from '../video-renders/finished-videos.service.ts'

interface Dependencies {
  assets: Pick<AssetService, 'find'>
  finishedVideos: Pick<FinishedVideoService, 'findProject'>
}

/** The projects of renders, so that versions of a video can be compared and taken up again. */
export function createVideoVersionService({ assets, finishedVideos }: Dependencies) {
  return {
    /** @throws DomainError 404 for a render of another workspace */
    async get(
      { workspaceId }: Pick<Actor, 'workspaceId'>,
      renderId: string,
    ): Promise<CallOutput<typeof getVideoVersion>['data']> {
      const project = required(await finishedVideos.findProject({ workspaceId }, renderId), 'render')
      return { project, assets: await assets.find(workspaceId, listVideoAssets(project)) }
    },
  }
}

export type VideoVersionService = ReturnType<typeof createVideoVersionService>
