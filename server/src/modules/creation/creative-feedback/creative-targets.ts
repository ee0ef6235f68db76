import type { CreativeKind } from '@marquee/contract/creative-feedback'
import type { NewFeedbackComment } from '@marquee/contract/feedback'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { FeedbackTarget } from '../../workspaces/workspaces.public.ts'
import type { FunnelPageService } from '../funnel-pages/funnel-pages.service.ts'
import type { FinishedVideoService } from '../video-renders/finished-videos.service.ts'
import type { VideoService } from '../videos/videos.service.ts'

interface Dependencies {
  pages: Pick<FunnelPageService, 'get' | 'lock'>
  videos: Pick<VideoService, 'get' | 'lock'>
  finishedVideos: Pick<FinishedVideoService, 'listNewest'>
}

type Owner = Pick<Actor, 'workspaceId'>

/** The part of a page or a video that a comment is about. */
type Place = Pick<NewFeedbackComment, 'section' | 'frame'>

/** A page or a video that is commented on. */
export interface CreativeTarget extends FeedbackTarget {
  /** @throws DomainError 422 for a part that it does not have */
  checkPlace(place: Place): void
}

export type FindCreativeTarget = (owner: Owner, kind: CreativeKind, id: string) => Promise<CreativeTarget>

/** @returns finds a page or a video of the workspace; it throws DomainError 404 */
export function createCreativeTargets({ pages, videos, finishedVideos }: Dependencies): FindCreativeTarget {
  async function findPage(owner: Owner, id: string): Promise<CreativeTarget> {
    const { page } = await pages.get(owner, id)
    return {
      kind: 'funnel_page',
      id,
      lock: (transaction) => pages.lock(transaction, owner, id),
      checkPlace({ section, frame }) {
        if (frame !== null || (section !== '' && !page.sections.some((one) => one.id === section))) {
          throw invalid({ section: ['This section is no longer on the page.'] })
        }
      },
    }
  }

  /** Its version is the number of the newest finished render, whose files a link shows. */
  async function findVideo(owner: Owner, id: string): Promise<CreativeTarget> {
    await videos.get(owner, id)
    const [newest] = await finishedVideos.listNewest(owner, [id])
    return {
      kind: 'video',
      id,
      async lock(transaction) {
        const row = await videos.lock(transaction, owner, id)
        return { ...row, version: newest?.number ?? null }
      },
      checkPlace({ section, frame }) {
        if (section !== '' || (frame !== null && frame >= (newest?.frames ?? 0))) {
          throw invalid({ frame: ['The video is shorter than that.'] })
        }
      },
    }
  }

  return (owner, kind, id) => (kind === 'video' ? findVideo(owner, id) : findPage(owner, id))
}
