import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type BoardRow, createBoardRepository } from './boards.repository.ts'
import { placeBefore } from './place-before.ts'

export type PickedBoard = BoardRow

/** The boards that the staff recommends, in their order. The caller has checked the right to change them. */
export function createBoardPickService({ db, clock }: { db: Database; clock: Clock }) {
  const repository = createBoardRepository(db)

  /** @throws DomainError 404 */
  async function find(id: string): Promise<PickedBoard> {
    const row = await repository.findAnywhere(id)
    if (row === undefined || !row.is_staff_pick) {
      throw notFound('staff pick')
    }
    return row
  }

  return {
    find,

    list: (): Promise<PickedBoard[]> => repository.listPicks(),

    /** @throws DomainError 404 for a board of another workspace */
    async pick({ workspaceId }: Actor, id: string, note: string): Promise<void> {
      if ((await repository.find(workspaceId, id)) === undefined) {
        throw notFound('board')
      }
      await repository.setPick(workspaceId, id, { note, now: clock.now() })
    },

    /** @throws DomainError 404 */
    async unpick(id: string): Promise<void> {
      const row = await find(id)
      await repository.setPick(row.workspace_id, id, { note: null, now: clock.now() })
    },

    /** @throws DomainError 404; 422 for a position beside a board that is not recommended */
    async move(id: string, beforeId: string | null): Promise<void> {
      await find(id)
      await db.transaction().execute(async (transaction) => {
        const boards = createBoardRepository(transaction)
        await boards.lockPicks()
        const order = (await boards.listPicks()).map((row) => row.id)
        const next = placeBefore(order, id, beforeId)
        if (next === null) {
          throw invalid({ before_id: ['This board is not recommended any more.'] })
        }
        await boards.setPickOrder(next)
      })
    },
  }
}
export type BoardPickService = ReturnType<typeof createBoardPickService>
