import type { LibraryManifest } from '@marquee/contract/library-files'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

type Folder = LibraryManifest['folders'][number]
type Board = LibraryManifest['boards'][number]

/** An ad on a board of a library file. */
export interface BoardPlace {
  board_id: string
  ad_id: string
  position: number
  note: string
  is_cover: boolean
}

/**
 * The SQL of boards that leave a workspace in a library file, and come in with one. A folder or board is known in files by its key: the
 * key of the file that brought it, or its id. Every function names the workspace.
 */
export function createLibraryBoardRepository(db: Database) {
  return {
    /** Folders and boards in the order of the tree; an outer folder stands before the folders in it. */
    async readTree(workspaceId: string): Promise<Pick<LibraryManifest, 'folders' | 'boards'>> {
      const { rows: folders } = await sql<Folder>`
        with recursive tree as (
          select id, name, position, coalesce(import_key, id) as key, null::uuid as parent, 1 as depth
          from board_folders where workspace_id = ${workspaceId} and parent_id is null
          union all
          select inside.id, inside.name, inside.position, coalesce(inside.import_key, inside.id), tree.key, depth + 1
          from board_folders as inside join tree on inside.parent_id = tree.id
        )
        select key, name, parent from tree order by depth, parent, position, id
      `.execute(db)
      const { rows: boards } = await sql<Omit<Board, 'created_at'> & { created_at: Date }>`
        select coalesce(boards.idempotency_key, boards.id) as key, boards.name, description, boards.created_at,
          coalesce(import_key, board_folders.id) as folder
        from boards left join board_folders on board_folders.id = folder_id
        where boards.workspace_id = ${workspaceId} and removed_at is null
        order by folder nulls first, boards.position, boards.id
      `.execute(db)
      return { folders, boards: boards.map((board) => ({ ...board, created_at: board.created_at.toISOString() })) }
    },

    /** The places of these ads on the workspace's boards, with the keys of the boards. */
    async listPlaces(workspaceId: string, adIds: readonly string[]) {
      const { rows } = await sql<Omit<BoardPlace, 'board_id'> & { board: string }>`
        select coalesce(idempotency_key, id) as board, ad_id, board_ads.position, note, is_cover
        from boards join board_ads on board_id = boards.id
        where workspace_id = ${workspaceId} and removed_at is null and ad_id = any(${[...adIds]}::uuid[])
        order by board
      `.execute(db)
      return rows
    },

    async findFolder(workspaceId: string, key: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('board_folders')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .where((where) => where.or([where('id', '=', key), where('import_key', '=', key)]))
        .executeTakeFirst()
      return row?.id
    },

    /** Appends a folder to its parent. @returns its id */
    async addFolder(workspaceId: string, { key, name }: Folder, parentId: string | null, now: Date): Promise<string> {
      const row = await db
        .insertInto('board_folders')
        .values({
          workspace_id: workspaceId,
          name,
          parent_id: parentId,
          import_key: key,
          position: sql<number>`(
            select coalesce(max(position), 0) + 1 from board_folders
            where workspace_id = ${workspaceId} and parent_id is not distinct from ${parentId}::uuid
          )`,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    /** Also finds a board that was removed. */
    async findBoard(workspaceId: string, key: string) {
      return await db
        .selectFrom('boards')
        .select(['id', 'removed_at'])
        .where('workspace_id', '=', workspaceId)
        .where((where) => where.or([where('id', '=', key), where('idempotency_key', '=', key)]))
        .executeTakeFirst()
    },

    /** Puts ads on boards; ads that are on them stay as they are. @returns how many were added */
    async addPlaces(workspaceId: string, places: readonly BoardPlace[], userId: string, now: Date): Promise<number> {
      const { rows } = await sql`
        insert into board_ads (board_id, ad_id, position, note, is_cover, added_by, created_at, updated_at)
        select boards.id, ad_id, place.position, note,
          place.is_cover and not exists (select from board_ads where board_id = boards.id and is_cover), ${userId}, ${now}, ${now}
        from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (
          board_id uuid, ad_id uuid, position integer, note text, is_cover boolean
        )
        join boards on boards.id = place.board_id and workspace_id = ${workspaceId}
        on conflict do nothing returning ad_id
      `.execute(db)
      return rows.length
    },
  }
}
