import { MAX_BRIEF_VIDEOS } from '@marquee/contract/brief-videos'
import type { SharedVideo } from '@marquee/contract/shared-videos'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { lockUntilEnd } from '../../../platform/database/with-lock.ts'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import type { RequireBrief } from '../image-generation/brief-images.service.ts'
import type { FinishedVideoService } from '../video-renders/finished-videos.service.ts'
import { createBriefVideoRepository } from './brief-videos.repository.ts'
import { presentSharedVideo, readFiles } from './present-shared-video.ts'

interface Dependencies {
  db: Database
  clock: Clock
  assets: Pick<AssetService, 'find'>
  requireBrief: RequireBrief
  finishedVideos: Pick<FinishedVideoService, 'listNewest'>
}

type Owner = Pick<Actor, 'workspaceId'>

/** Rendered videos that belong to a brief. Every function answers 404 for a brief of another workspace. */
export function createBriefVideoService({ db, clock, assets, requireBrief, finishedVideos }: Dependencies) {
  const attached = createBriefVideoRepository(db)

  /** @param token of the link whose guests see them; null for members */
  async function list({ workspaceId }: Owner, briefId: string, token: string | null = null): Promise<SharedVideo[]> {
    await requireBrief({ workspaceId }, briefId)
    const videos = await attached.list(workspaceId, briefId)
    const finished = await finishedVideos.listNewest(
      { workspaceId },
      videos.map(({ id }) => id),
    )
    const stored = await readFiles(assets, workspaceId, finished)
    return videos.map((video) =>
      presentSharedVideo(
        video,
        finished.filter(({ video_id }) => video_id === video.id),
        { stored, token },
      ),
    )
  }

  return {
    list,

    /** @throws DomainError 422 for a video that is not rendered or not in the workspace, and for too many videos */
    async attach(actor: Actor, briefId: string, videoId: string): Promise<SharedVideo[]> {
      await requireBrief(actor, briefId)
      if ((await finishedVideos.listNewest(actor, [videoId])).length === 0) {
        throw invalid({ video_id: ['Render the video first: a brief shows its finished file.'] })
      }
      await db.transaction().execute(async (transaction) => {
        await lockUntilEnd(transaction, `brief videos ${briefId}`)
        const inside = createBriefVideoRepository(transaction)
        const others = (await inside.list(actor.workspaceId, briefId)).filter(({ id }) => id !== videoId)
        if (others.length >= MAX_BRIEF_VIDEOS) {
          throw invalid({ video_id: [`A brief holds at most ${MAX_BRIEF_VIDEOS} videos.`] })
        }
        await inside.add(actor.workspaceId, briefId, videoId, clock.now())
      })
      return list(actor, briefId)
    },

    async detach(actor: Actor, briefId: string, videoId: string): Promise<void> {
      await requireBrief(actor, briefId)
      await attached.remove(actor.workspaceId, briefId, videoId)
    },
  }
}

export type BriefVideoService = ReturnType<typeof createBriefVideoService>
