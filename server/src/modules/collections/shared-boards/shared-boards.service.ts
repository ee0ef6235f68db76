import type { AdSummary } from '@marquee/contract/ads'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { getSharedBoard, Share, ShareChoice } from '@marquee/contract/sharing'
import { ifNotFound, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AdService } from '../../library/library.public.ts'
import type { BoardAdService } from '../boards/board-ads.service.ts'
import type { BoardService } from '../boards/boards.service.ts'
import type { ShareLinkService, ShareTarget } from '../../workspaces/workspaces.public.ts'

interface Dependencies {
  ads: Pick<AdService, 'listByIds' | 'findVisibleIds'>
  boards: Pick<BoardService, 'find' | 'copy'>
  boardAds: Pick<BoardAdService, 'listAds'>
  links: ShareLinkService
}

type LibraryTarget = ShareTarget & { kind: 'board' | 'ad' }

/** Links that share boards and ads. */
export function createSharedBoardService({ ads, boards, boardAds, links }: Dependencies) {
  /** @throws DomainError 404 for a board or ad that the workspace does not have */
  async function requireShared(actor: Actor, { kind, id }: LibraryTarget): Promise<void> {
    if (kind === 'board') {
      await boards.find(actor, id)
    } else if ((await ads.findVisibleIds(actor, [id])).length === 0) {
      throw notFound('ad')
    }
  }

  async function openBoard(token: string) {
    const link = await links.open(token, 'board')
    const board = await boards.find({ workspaceId: link.workspaceId }, link.target.id).catch(
      ifNotFound(() => {
        throw notFound('shared page')
      }),
    )
    return { link, board }
  }

  /** Reads ads without their saved marks: visitors must not learn what the sharing workspace has saved. */
  async function listAds(workspaceId: string, adIds: readonly string[]): Promise<AdSummary[]> {
    return (await ads.listByIds(workspaceId, adIds)).map((ad) => ({ ...ad, is_saved: false }))
  }

  return {
    /** Null when it is not shared. @throws DomainError 404 */
    async get(actor: Actor, target: LibraryTarget): Promise<Share | null> {
      await requireShared(actor, target)
      return links.get(actor.workspaceId, target)
    },

    /** @throws DomainError 404; 422 for an expiry time in the past */
    async share(actor: Actor, target: LibraryTarget, choice: Partial<ShareChoice>): Promise<Share> {
      await requireShared(actor, target)
      return links.share(actor, target, choice)
    },

    /** Does nothing when it is not shared. @throws DomainError 404 */
    async revoke(actor: Actor, target: LibraryTarget): Promise<void> {
      await requireShared(actor, target)
      await links.revoke(actor.workspaceId, target)
    },

    /** @throws DomainError 404; 422 for an invalid cursor */
    async openBoard(token: string, page: HandlerInput<typeof getSharedBoard>['query']) {
      const { link, board } = await openBoard(token)
      const { adIds, notes, nextCursor } = await boardAds.listAds(board, page)
      return {
        data: {
          name: board.name,
          description: board.description,
          ads_count: Number(board.ads_count),
          ads: await listAds(link.workspaceId, adIds),
          notes: link.shows_notes ? notes : {},
        },
        meta: { next_cursor: nextCursor },
      }
    },

    /** @throws DomainError 404 */
    async copyBoard(actor: Actor, token: string, idempotencyKey: string) {
      const { link, board } = await openBoard(token)
      return boards.copy(actor, board, { idempotencyKey, withNotes: link.shows_notes })
    },

    /** @throws DomainError 404 */
    async openAd(token: string): Promise<AdSummary> {
      const { workspaceId, target } = await links.open(token, 'ad')
      const [ad] = await listAds(workspaceId, [target.id])
      if (ad === undefined) {
        throw notFound('shared page')
      }
      return ad
    },
  }
}
export type SharedBoardService = ReturnType<typeof createSharedBoardService>
