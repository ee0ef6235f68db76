import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { lockUntilEnd } from '../../../platform/database/with-lock.ts'

/** The kinds of entries in the tree: folders and boards, both of which can be in folders. */
export type TreeKind = 'folder' | 'board'

const TABLES = {
  folder: { table: sql.table('board_folders'), parent: sql.ref('parent_id') },
  board: { table: sql.table('boards'), parent: sql.ref('folder_id') },
} as const

interface NewFolder {
  name: string
  parentId: string | null
  key: string | null
  now: Date
}

/** The SQL of folders and of their order. Every function names the workspace. */
export function createBoardFolderRepository(db: Database) {
  return {
    /** Locks a workspace's tree until the transaction ends, because the rules check the whole tree. */
    async lockTree(workspaceId: string): Promise<void> {
      await lockUntilEnd(db, `board-tree:${workspaceId}`)
    },

    async listFolders(workspaceId: string) {
      return await db
        .selectFrom('board_folders')
        .select(['id', 'name', 'parent_id'])
        .where('workspace_id', '=', workspaceId)
        .orderBy('position')
        .orderBy('id')
        .execute()
    },

    async listBoards(workspaceId: string) {
      return await db
        .selectFrom('boards')
        .select(['id', 'name', 'folder_id'])
        .select((query) =>
          query
            .selectFrom('board_ads')
            .select(({ fn }) => fn.countAll<string>().as('count'))
            .whereRef('board_id', '=', 'boards.id')
            .as('ads_count'),
        )
        .where('workspace_id', '=', workspaceId)
        .where('removed_at', 'is', null)
        .orderBy('position')
        .orderBy('id')
        .execute()
    },

    async countRows(workspaceId: string): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select ((select count(*) from board_folders where workspace_id = ${workspaceId})
          + (select count(*) from boards where workspace_id = ${workspaceId} and removed_at is null))::int as count
      `.execute(db)
      return rows[0]?.count ?? 0
    },

    async exists(workspaceId: string, id: string): Promise<boolean> {
      const row = await db
        .selectFrom('board_folders')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Appends the folder to its parent, unless there is one with its key. */
    async insert(workspaceId: string, { name, parentId, key, now }: NewFolder) {
      await sql`
        insert into board_folders (workspace_id, name, parent_id, position, idempotency_key, created_at, updated_at)
        select ${workspaceId}, ${name}, ${parentId}::uuid, coalesce(max(position), 0) + 1, ${key}, ${now}, ${now}
        from board_folders where workspace_id = ${workspaceId} and parent_id is not distinct from ${parentId}::uuid
        on conflict (workspace_id, idempotency_key) do nothing
      `.execute(db)
    },

    async rename(workspaceId: string, id: string, name: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('board_folders')
        .set({ name, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Moves the folder's content, removed boards included, to the end of its parent, and removes the folder. */
    async removeKeepingContent(workspaceId: string, id: string, parentId: string | null): Promise<void> {
      await sql`
        update board_folders set parent_id = ${parentId}::uuid, position = position + (
            select coalesce(max(position), 0) from board_folders
            where workspace_id = ${workspaceId} and parent_id is not distinct from ${parentId}::uuid
          )
        where workspace_id = ${workspaceId} and parent_id = ${id}
      `.execute(db)
      await sql`
        update boards set folder_id = ${parentId}::uuid, position = position + (
            select coalesce(max(position), 0) from boards
            where workspace_id = ${workspaceId} and folder_id is not distinct from ${parentId}::uuid
          )
        where workspace_id = ${workspaceId} and folder_id = ${id}
      `.execute(db)
      await sql`delete from board_folders where workspace_id = ${workspaceId} and id = ${id}`.execute(db)
    },

    /** Puts these entries into a folder, in this order. */
    async setOrder(
      kind: TreeKind,
      workspaceId: string,
      { parentId, ids, now }: { parentId: string | null; ids: readonly string[]; now: Date },
    ) {
      const { table, parent } = TABLES[kind]
      await sql`
        update ${table} as item set ${parent} = ${parentId}::uuid, position = wanted.place, updated_at = ${now}
        from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
        where item.id = wanted.id and workspace_id = ${workspaceId}
      `.execute(db)
    },
  }
}
