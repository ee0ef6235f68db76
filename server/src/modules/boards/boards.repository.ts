import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { BoardTables } from './boards.tables.ts'

/** The SQL of boards. Every function that reads a board names the workspace. */
export function createBoardRepository(database: Database) {
  const db = database.withTables<BoardTables>()

  function boards(workspaceId: string) {
    return db
      .selectFrom('boards')
      .select(['boards.id', 'name', 'description', 'boards.created_at'])
      .select((query) =>
        query
          .selectFrom('board_ads')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .whereRef('board_id', '=', 'boards.id')
          .as('ads_count'),
      )
      .where('workspace_id', '=', workspaceId)
  }

  return {
    /** Newest first. */
    async list(
      workspaceId: string,
      { after, limit }: { after: { created_at: string; id: string } | null; limit: number },
    ) {
      let query = boards(workspaceId)
      if (after !== null) {
        const createdAt = new Date(after.created_at)
        query = query.where(sql<boolean>`(created_at, id) < (${createdAt}::timestamptz, ${after.id}::uuid)`)
      }
      return await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
    },

    async find(workspaceId: string, id: string) {
      return await boards(workspaceId).where('boards.id', '=', id).executeTakeFirst()
    },

    /** A page of the ads of a board that was found in the workspace. */
    async listAds(
      boardId: string,
      { after, limit }: { after: { position: number; id: string } | null; limit: number },
    ) {
      let query = db.selectFrom('board_ads').select(['ad_id', 'position']).where('board_id', '=', boardId)
      if (after !== null) {
        query = query.where(sql<boolean>`(position, ad_id) > (${after.position}::integer, ${after.id}::uuid)`)
      }
      return await query.orderBy('position').orderBy('ad_id').limit(limit).execute()
    },

    async insert(board: Insertable<BoardTables['boards']>): Promise<string> {
      return (await db.insertInto('boards').values(board).returning('id').executeTakeFirstOrThrow()).id
    },

    async insertAds(ads: Insertable<BoardTables['board_ads']>[]): Promise<void> {
      if (ads.length > 0) {
        await db.insertInto('board_ads').values(ads).execute()
      }
    },
  }
}

export type BoardRow = Awaited<ReturnType<ReturnType<typeof createBoardRepository>['list']>>[number]
