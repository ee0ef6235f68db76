import type { Board, createBoard, getBoard, listBoards, updateBoard } from '@marquee/contract/boards'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { AdService, MediaCopyService } from '../../library/library.public.ts'
import { createBoardAdRepository } from './board-ads.repository.ts'
import type { BoardAdService } from './board-ads.service.ts'
import { createBoardFolderRepository } from './board-folders.repository.ts'
import { boardPosition, type BoardRow, createBoardRepository } from './boards.repository.ts'
import { presentBoards } from './present-board.ts'

interface Dependencies {
  db: Database
  clock: Clock
  ads: Pick<AdService, 'listByIds' | 'matcher'>
  boardAds: BoardAdService
  mediaCopies: Pick<MediaCopyService, 'request'>
}

interface NewBoard {
  name: string
  description: string
  adIds: readonly string[]
}

interface CopyOptions {
  idempotencyKey: string
  withNotes: boolean
}

type Search = HandlerInput<typeof listBoards>['query']
type Query = HandlerInput<typeof getBoard>['query']

/** The boards of the actor's workspace; boards of another workspace answer 404. */
export function createBoardService({ db, clock, ads, boardAds: boardAdService, mediaCopies }: Dependencies) {
  const repository = createBoardRepository(db)
  const boardAds = createBoardAdRepository(db)

  const present = (rows: readonly BoardRow[], viewer = rows[0]?.workspace_id ?? null) =>
    presentBoards(rows, { boardAds, ads }, viewer)

  async function presentOne(row: BoardRow | undefined): Promise<Board> {
    const [board] = await present(row === undefined ? [] : [row])
    return required(board, 'board')
  }

  async function insert(
    transaction: Database,
    { workspaceId, userId }: Actor,
    board: NewBoard & { idempotencyKey: string | null; folderId: string | null },
  ): Promise<string | null> {
    const now = clock.now()
    const boardId = await createBoardRepository(transaction).insert({
      workspace_id: workspaceId,
      name: board.name,
      description: board.description,
      folder_id: board.folderId,
      idempotency_key: board.idempotencyKey,
      created_by: userId,
      created_at: now,
      updated_at: now,
    })
    if (boardId !== null && board.adIds.length > 0) {
      const added = await createBoardAdRepository(transaction).add(boardId, board.adIds, {
        workspaceId,
        userId,
        now,
      })
      await mediaCopies.request(transaction, board.adIds)
      await boardAdService.tellAdded(transaction, workspaceId, boardId, added)
    }
    return boardId
  }

  return {
    present,

    /** @throws DomainError 404 */
    async find({ workspaceId }: Pick<Actor, 'workspaceId'>, id: string): Promise<BoardRow> {
      return required(await repository.find(workspaceId, id), 'board')
    },

    /** @throws DomainError 422 for an invalid cursor */
    async list(actor: Actor, { q, sort, cursor, limit }: Search) {
      const after = decodeCursor(boardPosition, cursor)
      const rows = await repository.list(actor.workspaceId, { q, sort, after, limit: limit + 1 })
      const { page, next_cursor } = takePage(rows, limit, (last) => ({
        sorted_at: last.sorted_at.toISOString(),
        id: last.id,
      }))
      return { data: await present(page), meta: { next_cursor } }
    },

    /** @throws DomainError 404; 422 for an invalid cursor */
    async get(actor: Actor, id: string, { cursor, limit, tag = [], saved_by: addedBy, ...filters }: Query) {
      const { workspaceId } = actor
      const row = required(await repository.find(workspaceId, id), 'board')
      const matching = await ads.matcher(workspaceId, filters)
      const selection = { workspaceId, matching, tags: tag, addedBy: addedBy ?? null }
      const { adIds, notes, nextCursor } = await boardAdService.listAds(row, { cursor, limit }, selection)
      const [board, summaries] = await Promise.all([presentOne(row), ads.listByIds(workspaceId, adIds)])
      return { data: { ...board, ads: summaries, notes }, meta: { next_cursor: nextCursor } }
    },

    /** Creates a board with its ads, inside the transaction of the change that requires it. @returns its id */
    async create(transaction: Database, actor: Actor, board: NewBoard): Promise<string> {
      return required(
        (await insert(transaction, actor, { ...board, idempotencyKey: null, folderId: null })) ?? undefined,
        'board',
      )
    },

    /** Creates one board per idempotency key. @throws DomainError 422 for a folder of another workspace */
    async add(actor: Actor, body: HandlerInput<typeof createBoard>['body']): Promise<Board> {
      const { name, description, ad_ids: adIds, folder_id: folderId, idempotency_key: idempotencyKey } = body
      const row = await db.transaction().execute(async (transaction) => {
        const folders = createBoardFolderRepository(transaction)
        if (folderId !== null && !(await folders.exists(actor.workspaceId, folderId))) {
          throw invalid({ folder_id: ['This folder does not exist.'] })
        }
        await insert(transaction, actor, { name, description, adIds, folderId, idempotencyKey })
        return createBoardRepository(transaction).findByKey(actor.workspaceId, idempotencyKey)
      })
      return presentOne(row)
    },

    /** @throws DomainError 404 */
    async update(actor: Actor, id: string, body: HandlerInput<typeof updateBoard>['body']): Promise<Board> {
      const { name, description } = body
      const changes = { ...(name !== undefined && { name }), ...(description !== undefined && { description }) }
      required(await repository.find(actor.workspaceId, id), 'board')
      await repository.update(actor.workspaceId, id, changes, clock.now())
      return presentOne(await repository.find(actor.workspaceId, id))
    },

    /** Removes a board; its links answer 404 until it is restored. Repeating the call changes nothing. @throws DomainError 404 */
    async remove(actor: Actor, id: string): Promise<void> {
      const now = clock.now()
      if (!(await repository.update(actor.workspaceId, id, { removed_at: now }, now))) {
        throw notFound('board')
      }
    },

    /** @throws DomainError 404 */
    async restore(actor: Actor, id: string): Promise<Board> {
      await repository.update(actor.workspaceId, id, { removed_at: null }, clock.now())
      return presentOne(await repository.find(actor.workspaceId, id))
    },

    /** @throws DomainError 404 */
    async putAds(actor: Actor, id: string, adIds: readonly string[]): Promise<Board> {
      await db.transaction().execute((transaction) => boardAdService.addAds(transaction, actor, id, adIds))
      return presentOne(await repository.find(actor.workspaceId, id))
    },

    /** Copies a board that the actor may see into the actor's workspace, with the ads that it sees, once per idempotency key. */
    async copy(actor: Actor, source: BoardRow, { idempotencyKey, withNotes }: CopyOptions): Promise<Board> {
      const { name, description } = source
      const row = await db.transaction().execute(async (transaction) => {
        const boards = createBoardRepository(transaction)
        const id = await insert(transaction, actor, { name, description, adIds: [], idempotencyKey, folderId: null })
        if (id !== null) {
          const adsOfBoards = createBoardAdRepository(transaction)
          await adsOfBoards.copyAll(source.id, id, { ...actor, withNotes, now: clock.now() })
          const copied = await adsOfBoards.listIds(id)
          await mediaCopies.request(transaction, copied)
          await boardAdService.tellAdded(transaction, actor.workspaceId, id, copied)
          await boards.countCopy(source.id)
        }
        return boards.findByKey(actor.workspaceId, idempotencyKey)
      })
      return presentOne(row)
    },
  }
}

export type BoardService = ReturnType<typeof createBoardService>
