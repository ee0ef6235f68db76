import type { Board, listBoards } from '@marquee/contract/boards'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { decodeCursor, encodeCursor } from '../../platform/http/cursor.ts'
import type { AdService } from '../ads/ads.service.ts'
import { type BoardRow, createBoardRepository } from './boards.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  ads: Pick<AdService, 'listByIds'>
}

interface NewBoard {
  name: string
  description: string
  adIds: readonly string[]
}

type Page = HandlerInput<typeof listBoards>['query']

const boardPosition = z.object({ created_at: z.iso.datetime(), id: z.uuid() })
const adPosition = z.object({ position: z.int(), id: z.uuid() })

/** The boards of the actor's workspace; another workspace's answer 404. */
export function createBoardService({ db, clock, ads }: Dependencies) {
  const repository = createBoardRepository(db)

  return {
    /** @throws DomainError 422 for a cursor that is not ours */
    async list(actor: Actor, { cursor, limit }: Page) {
      const after = decodeCursor(boardPosition, cursor)
      const rows = await repository.list(actor.workspaceId, { after, limit: limit + 1 })
      const page = rows.slice(0, limit)
      const last = rows.length > limit ? page.at(-1) : undefined
      const next = last && encodeCursor({ created_at: last.created_at.toISOString(), id: last.id })
      return { data: page.map(present), meta: { next_cursor: next ?? null } }
    },

    /** @throws DomainError 404; 422 for a cursor that is not ours */
    async get(actor: Actor, id: string, { cursor, limit }: Page) {
      const board = await repository.find(actor.workspaceId, id)
      if (board === undefined) {
        throw notFound('board')
      }
      const rows = await repository.listAds(id, { after: decodeCursor(adPosition, cursor), limit: limit + 1 })
      const page = rows.slice(0, limit)
      const last = rows.length > limit ? page.at(-1) : undefined
      const adIds = page.map((row) => row.ad_id)
      return {
        data: { ...present(board), ads: await ads.listByIds(actor.workspaceId, adIds) },
        meta: { next_cursor: last ? encodeCursor({ position: last.position, id: last.ad_id }) : null },
      }
    },

    /** Creates a board with its ads, inside the transaction of the change that asks for it. @returns its id */
    async create(transaction: Database, actor: Actor, { name, description, adIds }: NewBoard): Promise<string> {
      const boards = createBoardRepository(transaction)
      const now = clock.now()
      const times = { created_at: now, updated_at: now }
      const { workspaceId, userId } = actor
      const boardId = await boards.insert({
        workspace_id: workspaceId,
        name,
        description,
        created_by: userId,
        ...times,
      })
      await boards.insertAds(
        adIds.map((ad_id, index) => ({ board_id: boardId, ad_id, position: index + 1, added_by: userId, ...times })),
      )
      return boardId
    },
  }
}

export type BoardService = ReturnType<typeof createBoardService>

function present({ id, name, description, ads_count, created_at }: BoardRow): Board {
  return { id, name, description, ads_count: Number(ads_count), created_at: created_at.toISOString() }
}
