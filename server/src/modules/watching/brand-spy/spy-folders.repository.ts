import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { BrandSpyTables } from './brand-spy.tables.ts'

/** The SQL of folders of followed brands: a folder is there as long as a brand is in it. Every function names the workspace. */
export function createSpyFolderRepository(database: Database) {
  const db = database.withTables<BrandSpyTables>()

  return {
    /** In the workspace's order, the others behind from A to Z. */
    async list(workspaceId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('brand_trackers as tracker')
        .leftJoin('spy_folders as placed', (join) =>
          join.onRef('placed.workspace_id', '=', 'tracker.workspace_id').onRef('placed.name', '=', 'tracker.folder'),
        )
        .select(['tracker.folder', 'placed.position'])
        .distinct()
        .where('tracker.workspace_id', '=', workspaceId)
        .where('tracker.folder', 'is not', null)
        .orderBy('placed.position', (order) => order.asc().nullsLast())
        .orderBy('tracker.folder')
        .execute()
      return rows.flatMap(({ folder }) => folder ?? [])
    },

    /** Moves the brands of a folder into another one, or out of it. @returns the brands' ids */
    async move(workspaceId: string, from: string, to: string | null, now: Date): Promise<string[]> {
      const rows = await db
        .updateTable('brand_trackers')
        .set({ folder: to, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where('folder', '=', from)
        .returning('brand_id')
        .execute()
      return rows.map(({ brand_id }) => brand_id)
    },

    async fill(workspaceId: string, name: string, brandIds: readonly string[], now: Date): Promise<void> {
      await db
        .updateTable('brand_trackers')
        .set({ folder: name, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where('brand_id', 'in', [...brandIds])
        .execute()
    },

    /** A folder's place goes with its new name, unless that has a place already. */
    async renamePlace(workspaceId: string, name: string, newName: string): Promise<void> {
      await sql`
        update spy_folders set name = ${newName} where workspace_id = ${workspaceId} and name = ${name}
          and not exists (select from spy_folders where workspace_id = ${workspaceId} and name = ${newName})
      `.execute(database)
    },

    async saveOrder(workspaceId: string, names: readonly string[]): Promise<void> {
      await db.deleteFrom('spy_folders').where('workspace_id', '=', workspaceId).execute()
      await db
        .insertInto('spy_folders')
        .values([...new Set(names)].map((name, position) => ({ workspace_id: workspaceId, name, position })))
        .execute()
    },
  }
}
