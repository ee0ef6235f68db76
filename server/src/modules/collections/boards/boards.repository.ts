import { containsPattern } from '../../../platform/database/contains-pattern.ts'
import type { BoardSort } from '@marquee/contract/boards'
import { type Insertable, sql, type Updateable } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { lockUntilEnd } from '../../../platform/database/with-lock.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'
import { isSeen } from './board-ads.repository.ts'

/** The largest number of boards that are named as holders of ads. */
const MOST_HOLDERS = 100

/** When an ad was put on the board last, or the board was made. */
const LAST_USED = sql<Date>`greatest(
  boards.created_at, (select max(board_ads.created_at) from board_ads where board_id = boards.id)
)`

interface ListOptions {
  /** A part of the name. */
  q: string | undefined
  sort: BoardSort
  /** The last row of the page before. */
  after: BoardPosition | null
  limit: number
}

/** The place of a board in a list. */
export const boardPosition = z.object({ sorted_at: z.iso.datetime(), id: z.uuid() })
type BoardPosition = z.output<typeof boardPosition>

type BoardChanges = Pick<Updateable<Tables['boards']>, 'name' | 'description' | 'removed_at'>

/** @param viewer whose view of the ads is counted; null for common ads alone */
function selectBoards(db: Database, viewer: string | null) {
  return db
    .selectFrom('boards')
    .select(['boards.id', 'workspace_id', 'name', 'description', 'folder_id'])
    .select(['is_staff_pick', 'curator_note', 'copies_count', 'boards.created_at'])
    .select((query) =>
      query
        .selectFrom('board_ads')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('board_id', '=', 'boards.id')
        .where(isSeen(viewer))
        .as('ads_count'),
    )
    .where('removed_at', 'is', null)
}

/** The SQL of boards. Every function that reads or changes a board on behalf of members names the workspace. */
export function createBoardRepository(db: Database) {
  const boards = (viewer: string | null) => selectBoards(db, viewer)

  return {
    /** By the time of their making or of their last use, the latest first. */
    async list(workspaceId: string, { q, sort, after, limit }: ListOptions) {
      const time = sort === 'last_used' ? LAST_USED : sql<Date>`boards.created_at`
      let query = boards(workspaceId).select(time.as('sorted_at')).where('workspace_id', '=', workspaceId)
      if (q !== undefined) {
        query = query.where('name', 'ilike', containsPattern(q))
      }
      if (after !== null) {
        query = query.where(
          sql<boolean>`(${time}, boards.id) < (${new Date(after.sorted_at)}::timestamptz, ${after.id}::uuid)`,
        )
      }
      return await query.orderBy('sorted_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
    },

    async find(workspaceId: string, id: string) {
      return await boards(workspaceId)
        .where('workspace_id', '=', workspaceId)
        .where('boards.id', '=', id)
        .executeTakeFirst()
    },

    /** The boards with some of these ads, by name, and how many of them each has. */
    async listHolders(workspaceId: string, adIds: readonly string[]) {
      const { rows } = await sql<{ id: string; name: string; ads_count: number }>`
        select boards.id, name, count(*)::integer as ads_count
        from board_ads join boards on boards.id = board_id
        where workspace_id = ${workspaceId} and removed_at is null and ad_id = any(${[...adIds]}::uuid[])
        group by boards.id order by lower(name), boards.id limit ${MOST_HOLDERS}
      `.execute(db)
      return rows
    },

    /** The boards of each of these ads, by name. */
    async listPlaces(workspaceId: string, adIds: readonly string[]) {
      const { rows } = await sql<{ ad_id: string; id: string; name: string }>`
        select ad_id, boards.id, name from board_ads join boards on boards.id = board_id
        where workspace_id = ${workspaceId} and removed_at is null and ad_id = any(${[...adIds]}::uuid[])
        order by lower(name), boards.id
      `.execute(db)
      return rows
    },

    /** Finds a board of any workspace with its common ads, for readers who got it from the staff. */
    async findAnywhere(id: string) {
      return await boards(null).where('boards.id', '=', id).executeTakeFirst()
    },

    async findByKey(workspaceId: string, key: string) {
      return await boards(workspaceId)
        .where('workspace_id', '=', workspaceId)
        .where('idempotency_key', '=', key)
        .executeTakeFirst()
    },

    /** The recommended boards in the staff's order. */
    async listPicks() {
      return await boards(null)
        .where('is_staff_pick', '=', true)
        .orderBy('pick_position')
        .orderBy('boards.id')
        .execute()
    },

    async setPick(workspaceId: string, id: string, { note, now }: { note: string | null; now: Date }): Promise<void> {
      await db
        .updateTable('boards')
        .set((column) => ({
          is_staff_pick: note !== null,
          ...(note !== null && { curator_note: note }),
          pick_position: column
            .case()
            .when('is_staff_pick', '=', note !== null)
            .then(column.ref('pick_position'))
            .else(sql<number>`(select coalesce(max(pick_position), 0) + 1 from boards where is_staff_pick)`)
            .end(),
          updated_at: now,
        }))
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
    },

    /** Locks the order of the recommended boards until the transaction ends. */
    async lockPicks(): Promise<void> {
      await lockUntilEnd(db, 'staff-picks')
    },

    async setPickOrder(ids: readonly string[]): Promise<void> {
      await sql`
        update boards set pick_position = wanted.place
        from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
        where boards.id = wanted.id and is_staff_pick
      `.execute(db)
    },

    /** Appends a board to its folder, once per idempotency key: a repeated call does nothing. */
    async insert(board: Insertable<Tables['boards']>): Promise<string | null> {
      const last = sql<number>`(
        select coalesce(max(position), 0) + 1 from boards
        where workspace_id = ${board.workspace_id} and folder_id is not distinct from ${board.folder_id}::uuid
      )`
      const row = await db
        .insertInto('boards')
        .values({ ...board, position: last })
        .onConflict((on) => on.columns(['workspace_id', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id ?? null
    },

    /** @returns whether the board exists, removed or not */
    async update(workspaceId: string, id: string, changes: BoardChanges, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('boards')
        .set({ ...changes, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async countCopy(id: string): Promise<void> {
      await db
        .updateTable('boards')
        .set((column) => ({ copies_count: column('copies_count', '+', 1) }))
        .where('id', '=', id)
        .execute()
    },
  }
}

export type BoardRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createBoardRepository>['find']>>>
