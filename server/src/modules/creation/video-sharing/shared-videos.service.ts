import type { CallOutput } from '@marquee/contract/endpoint'
import type { getSharedVideo } from '@marquee/contract/shared-videos'
import type { Share, ShareChoice } from '@marquee/contract/sharing'
import { toWebVtt } from '@marquee/creative/caption-files'
import { countLineLetters, listCues } from '@marquee/creative/list-cues'
import { ifNotFound, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AssetService, Feedback, OpenLink, ShareLinkService } from '../../workspaces/workspaces.public.ts'
import type { FinishedFile, FinishedVideoService } from '../video-renders/finished-videos.service.ts'
import type { VideoService } from '../videos/videos.service.ts'
import { presentSharedVideo, readFiles } from './present-shared-video.ts'

interface Dependencies {
  links: ShareLinkService
  assets: Pick<AssetService, 'find'>
  videos: Pick<VideoService, 'get'>
  finishedVideos: FinishedVideoService
  reviews: Feedback['reviews']
}

/** Links to videos. Guests see the files of the newest finished render, also of one that finishes later. */
export function createSharedVideoService({ links, assets, videos, finishedVideos, reviews }: Dependencies) {
  async function find({ workspaceId, target }: OpenLink) {
    const { title } = await videos.get({ workspaceId }, target.id).catch(
      ifNotFound(() => {
        throw notFound('shared page')
      }),
    )
    return { id: target.id, title, finished: await finishedVideos.listNewest({ workspaceId }, [target.id]) }
  }

  /** The captions that were rendered as a file beside the video, as WebVTT; null when there are none. */
  async function readCaptions(link: OpenLink, file: FinishedFile | undefined): Promise<string | null> {
    if (file === undefined || file.captions === 'burnt' || file.captions === 'none') {
      return null
    }
    const project = await finishedVideos.findProject(link, file.render_id)
    if (project === undefined) {
      return null
    }
    const letters = countLineLetters(project, file.aspect_ratio)
    const isKaraoke = project.captions.style === 'karaoke'
    return toWebVtt(listCues(project, file.aspect_ratio), { letters, isKaraoke })
  }

  return {
    /** @throws DomainError 404, also for a video that was removed */
    async open(token: string): Promise<CallOutput<typeof getSharedVideo>['data']> {
      const link = await links.open(token, 'video')
      const { id, title, finished } = await find(link)
      const [review = null] = (await reviews.list(link, { kind: 'video', id }, { limit: 1 })).data
      const stored = await readFiles(assets, link.workspaceId, finished)
      return {
        ...presentSharedVideo({ id, title }, finished, { stored, token }),
        workspace_name: link.workspaceName,
        allows_download: link.allows_download,
        allows_comments: link.allows_comments,
        version: finished[0]?.number ?? null,
        review,
        captions: await readCaptions(link, finished[0]),
      }
    },

    /** The ids of the files that the shared page shows. */
    async listAssetIds(link: OpenLink): Promise<string[]> {
      const { finished } = await find(link)
      return finished.flatMap(({ asset_id, poster_asset_id }) => [asset_id ?? [], poster_asset_id ?? []].flat())
    },

    /** The link; null when there is none. @throws DomainError 404 */
    async getShare(actor: Actor, id: string): Promise<Share | null> {
      await videos.get(actor, id)
      return links.get(actor.workspaceId, { kind: 'video', id })
    },

    /** @throws DomainError 404; 422 for an expiry in the past */
    async share(actor: Actor, id: string, choice: Partial<ShareChoice>): Promise<Share> {
      await videos.get(actor, id)
      return links.share(actor, { kind: 'video', id }, choice)
    },

    /** @throws DomainError 404 */
    async revoke(actor: Actor, id: string): Promise<void> {
      await videos.get(actor, id)
      await links.revoke(actor.workspaceId, { kind: 'video', id })
    },
  }
}

export type SharedVideoService = ReturnType<typeof createSharedVideoService>
