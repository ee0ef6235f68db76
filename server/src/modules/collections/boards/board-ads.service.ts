import type { updateBoardAd } from '@marquee/contract/boards'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { nameAds } from '@marquee/contract/webhook-events'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { MediaCopyService } from '../../library/library.public.ts'
import type { WebhookEventService } from '../../notifications/notifications.public.ts'
import { type BoardAdSelection, createBoardAdRepository, type WantedBoardAds } from './board-ads.repository.ts'
import { createBoardMoveRepository, type RemovedBoardAd } from './board-moves.repository.ts'
import { type BoardRow, createBoardRepository } from './boards.repository.ts'
import { placeBefore } from './place-before.ts'

interface Dependencies {
  db: Database
  clock: Clock
  mediaCopies: Pick<MediaCopyService, 'request'>
  webhookEvents: Pick<WebhookEventService, 'tell'>
}

interface Page {
  cursor?: string | undefined
  limit: number
}

interface BoardMove {
  from: string
  to: string
  adIds: readonly string[]
  /** Whether the ads stay on the board that they come from. */
  isCopy: boolean
}

const adPosition = z.object({ position: z.int(), id: z.uuid() })

/** The ads on the boards of the actor's workspace; boards of another workspace answer 404. */
export function createBoardAdService({ db, clock, mediaCopies, webhookEvents }: Dependencies) {
  const boardAds = createBoardAdRepository(db)

  async function tellAdded(transaction: Database, workspaceId: string, boardId: string, adIds: readonly string[]) {
    if (adIds.length > 0) {
      const data = { board_id: boardId, ...nameAds(adIds) }
      await webhookEvents.tell(transaction, { workspaceId, type: 'board.ads_added', data, path: `/boards/${boardId}` })
    }
  }

  async function listAds(boardId: string, { cursor, limit }: Page, wanted: WantedBoardAds) {
    const after = decodeCursor(adPosition, cursor)
    const rows = await boardAds.list(boardId, { ...wanted, after, limit: limit + 1 })
    const { page, next_cursor } = takePage(rows, limit, (last) => ({ position: last.position, id: last.ad_id }))
    return {
      adIds: page.map((row) => row.ad_id),
      notes: Object.fromEntries(page.filter(({ note }) => note !== '').map(({ ad_id, note }) => [ad_id, note])),
      nextCursor: next_cursor,
    }
  }

  return {
    /** Tells that ads are on a board that were not before. */
    tellAdded,

    /** A page of the ads on a board that every workspace sees. */
    listCommonAds: (board: BoardRow, page: Page) => listAds(board.id, page, { selection: null, viewer: null }),

    /** A page of the ads of a board that the caller may see. @param selection null for all ads */
    listAds: (board: BoardRow, page: Page, selection: BoardAdSelection | null = null) =>
      listAds(board.id, page, { selection, viewer: board.workspace_id }),

    /** Adds ads to a board. @returns the ads that were not on it before @throws DomainError 404 */
    async addAds(transaction: Database, actor: Actor, id: string, adIds: readonly string[]): Promise<string[]> {
      required(await createBoardRepository(transaction).find(actor.workspaceId, id), 'board')
      const { workspaceId, userId } = actor
      const adder = { workspaceId, userId, now: clock.now() }
      const added = await createBoardAdRepository(transaction).add(id, adIds, adder)
      await mediaCopies.request(transaction, added)
      await tellAdded(transaction, actor.workspaceId, id, added)
      return added
    },

    /**
     * Puts ads of one board on another one, with their notes; ads that are there already stay as they are.
     * @returns the ads that the other board did not have, and the rows that the first one lost
     * @throws DomainError 404; 422 for the same board
     */
    async moveAds(transaction: Database, { workspaceId, userId }: Actor, { from, to, adIds, isCopy }: BoardMove) {
      if (from === to) {
        throw invalid({ board_id: ['Choose another board.'] })
      }
      const boards = createBoardRepository(transaction)
      required(await boards.find(workspaceId, from), 'board')
      required(await boards.find(workspaceId, to), 'board')
      const adsOfBoards = createBoardAdRepository(transaction)
      // Two moves of the same ads at once: the second one waits, and finds the board without them.
      const order = await adsOfBoards.lockOrder(from)
      const moved = order.filter((id) => adIds.includes(id))
      const added = await createBoardMoveRepository(transaction).copy(from, to, {
        adIds: moved,
        userId,
        now: clock.now(),
      })
      await tellAdded(transaction, workspaceId, to, added)
      return { added, removed: isCopy ? [] : await adsOfBoards.remove(from, moved) }
    },

    /** @returns the rows that were taken off @throws DomainError 404 */
    async removeAds(
      transaction: Database,
      actor: Actor,
      id: string,
      adIds: readonly string[],
    ): Promise<RemovedBoardAd[]> {
      required(await createBoardRepository(transaction).find(actor.workspaceId, id), 'board')
      return createBoardAdRepository(transaction).remove(id, adIds)
    },

    /** Puts removed rows back, on a board that still exists. */
    async restoreAds(transaction: Database, actor: Actor, id: string, rows: readonly RemovedBoardAd[]): Promise<void> {
      if ((await createBoardRepository(transaction).find(actor.workspaceId, id)) !== undefined) {
        await createBoardMoveRepository(transaction).restore(actor.workspaceId, id, rows, clock.now())
      }
    },

    /** The boards that have some of the ads, with how many. */
    listHolders: (actor: Actor, adIds: readonly string[]) =>
      createBoardRepository(db).listHolders(actor.workspaceId, adIds),

    /** The boards of each of these ads, by name; ads that are on none are missing. */
    async listPlaces(
      actor: Actor,
      adIds: readonly string[],
    ): Promise<ReadonlyMap<string, { id: string; name: string }[]>> {
      const rows = await createBoardRepository(db).listPlaces(actor.workspaceId, adIds)
      const byAd = Map.groupBy(rows, (row) => row.ad_id)
      return new Map([...byAd].map(([adId, places]) => [adId, places.map(({ id, name }) => ({ id, name }))]))
    },

    /** Removes ads from a board. Ads that are not on it are ignored, and a board that no longer exists has none. */
    async takeAdsOff(transaction: Database, actor: Actor, id: string, adIds: readonly string[]): Promise<void> {
      if ((await createBoardRepository(transaction).find(actor.workspaceId, id)) !== undefined) {
        await createBoardAdRepository(transaction).remove(id, adIds)
      }
    },

    /** @throws DomainError 404 */
    async removeAd(actor: Actor, id: string, adId: string): Promise<void> {
      required(await createBoardRepository(db).find(actor.workspaceId, id), 'board')
      await boardAds.remove(id, [adId])
    },

    /** @throws DomainError 404 also for an ad that is not on the board; 422 for a position beside such an ad */
    async updateAd(actor: Actor, id: string, adId: string, body: HandlerInput<typeof updateBoardAd>['body']) {
      const { note, before_ad_id: before, is_cover: isCover = false } = body
      await db.transaction().execute(async (transaction) => {
        required(await createBoardRepository(transaction).find(actor.workspaceId, id), 'board')
        const adsOfBoard = createBoardAdRepository(transaction)
        const order = await adsOfBoard.lockOrder(id)
        if (!order.includes(adId)) {
          throw notFound('ad on this board')
        }
        if (note !== undefined) {
          await adsOfBoard.setNote(id, adId, note, clock.now())
        }
        if (isCover) {
          await adsOfBoard.setCover(id, adId, clock.now())
        }
        if (before !== undefined) {
          const next = placeBefore(order, adId, before)
          if (next === null) {
            throw invalid({ before_ad_id: ['This ad is not on the board.'] })
          }
          await adsOfBoard.setOrder(id, next, clock.now())
        }
      })
    },
  }
}
export type BoardAdService = ReturnType<typeof createBoardAdService>
