import type { Board } from '@marquee/contract/boards'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { getStaffPick, StaffPick } from '@marquee/contract/staff-picks'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AdService } from '../../library/library.public.ts'
import type { BoardAdService } from '../boards/board-ads.service.ts'
import type { BoardPickService, PickedBoard } from '../boards/board-picks.service.ts'
import type { BoardService } from '../boards/boards.service.ts'

interface Dependencies {
  ads: Pick<AdService, 'listByIds'>
  boards: Pick<BoardService, 'present' | 'copy'>
  boardAds: Pick<BoardAdService, 'listCommonAds'>
  picks: BoardPickService
}

/** Boards that admins recommend to every workspace, without the ads that only the admins' workspace sees. */
export function createStaffPickService({ ads, boards, boardAds, picks }: Dependencies) {
  async function present(rows: readonly PickedBoard[]): Promise<StaffPick[]> {
    const byId = new Map((await boards.present(rows, null)).map((board) => [board.id, board]))
    return rows.flatMap((row) => {
      const board = byId.get(row.id)
      return board === undefined ? [] : [toPick(board, row)]
    })
  }

  return {
    /** The recommended boards, without boards whose ads were all removed, for example with the demo library. */
    list: async () => present((await picks.list()).filter(({ ads_count }) => Number(ads_count) > 0)),

    /** @throws DomainError 404 for a board that is not recommended; 422 for an invalid cursor */
    async get(actor: Actor, id: string, page: HandlerInput<typeof getStaffPick>['query']) {
      const row = await picks.find(id)
      const { adIds, nextCursor } = await boardAds.listCommonAds(row, page)
      const [[pick], summaries] = await Promise.all([present([row]), ads.listByIds(actor.workspaceId, adIds)])
      if (pick === undefined) {
        throw notFound('staff pick')
      }
      return { data: { ...pick, ads: summaries }, meta: { next_cursor: nextCursor } }
    },

    /** Copies a board with the notes on its ads, because they were written for readers. @throws DomainError 404 */
    async copy(actor: Actor, id: string, idempotencyKey: string): Promise<Board> {
      return boards.copy(actor, await picks.find(id), { idempotencyKey, withNotes: true })
    },

    /** Recommends a board of the admin's workspace, or changes its note. @throws DomainError 404 */
    async pick(admin: Actor, id: string, note: string): Promise<StaffPick[]> {
      await picks.pick(admin, id, note)
      return present(await picks.list())
    },

    /** @throws DomainError 404; 422 for a position beside a board that is not recommended */
    async move(id: string, beforeId: string | null): Promise<StaffPick[]> {
      await picks.move(id, beforeId)
      return present(await picks.list())
    },

    /** @throws DomainError 404 */
    async unpick(id: string): Promise<StaffPick[]> {
      await picks.unpick(id)
      return present(await picks.list())
    },
  }
}
export type StaffPickService = ReturnType<typeof createStaffPickService>

function toPick({ id, name, description, ads_count, covers }: Board, row: PickedBoard): StaffPick {
  const { curator_note, copies_count } = row
  return { id, name, description, ads_count, covers, curator_note, copies_count }
}
