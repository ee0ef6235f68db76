import type { getBoard, updateBoardAd } from '@marquee/contract/boards'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { MediaCopyService } from '../../library/library.public.ts'
import { createBoardAdRepository } from './board-ads.repository.ts'
import { type BoardRow, createBoardRepository } from './boards.repository.ts'
import { placeBefore } from './place-before.ts'

interface Dependencies {
  db: Database
  clock: Clock
  mediaCopies: Pick<MediaCopyService, 'request'>
}

type Page = HandlerInput<typeof getBoard>['query']

const adPosition = z.object({ position: z.int(), id: z.uuid() })

/** The ads on the boards of the actor's workspace; boards of another workspace answer 404. */
export function createBoardAdService({ db, clock, mediaCopies }: Dependencies) {
  const boardAds = createBoardAdRepository(db)

  return {
    /** A page of the ads of a board that the caller may see. */
    async listAds(board: BoardRow, { cursor, limit }: Page) {
      const rows = await boardAds.list(board.id, { after: decodeCursor(adPosition, cursor), limit: limit + 1 })
      const { page, next_cursor } = takePage(rows, limit, (last) => ({ position: last.position, id: last.ad_id }))
      return {
        adIds: page.map((row) => row.ad_id),
        notes: Object.fromEntries(page.filter(({ note }) => note !== '').map(({ ad_id, note }) => [ad_id, note])),
        nextCursor: next_cursor,
      }
    },

    /** Adds ads to a board. @returns the ads that were not on it before @throws DomainError 404 */
    async addAds(transaction: Database, actor: Actor, id: string, adIds: readonly string[]): Promise<string[]> {
      found(await createBoardRepository(transaction).find(actor.workspaceId, id))
      const { userId } = actor
      const added = await createBoardAdRepository(transaction).add(id, adIds, { userId, now: clock.now() })
      await mediaCopies.request(transaction, added)
      return added
    },

    /** Removes ads from a board. Ads that are not on it are ignored, and a board that no longer exists has none. */
    async takeAdsOff(transaction: Database, actor: Actor, id: string, adIds: readonly string[]): Promise<void> {
      if ((await createBoardRepository(transaction).find(actor.workspaceId, id)) !== undefined) {
        await createBoardAdRepository(transaction).remove(id, adIds)
      }
    },

    /** @throws DomainError 404 */
    async removeAd(actor: Actor, id: string, adId: string): Promise<void> {
      found(await createBoardRepository(db).find(actor.workspaceId, id))
      await boardAds.remove(id, [adId])
    },

    /** @throws DomainError 404 also for an ad that is not on the board; 422 for a position beside such an ad */
    async updateAd(actor: Actor, id: string, adId: string, body: HandlerInput<typeof updateBoardAd>['body']) {
      const { note, before_ad_id: before, is_cover: isCover = false } = body
      await db.transaction().execute(async (transaction) => {
        found(await createBoardRepository(transaction).find(actor.workspaceId, id))
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

function found(board: BoardRow | undefined): BoardRow {
  if (board === undefined) {
    throw notFound('board')
  }
  return board
}
