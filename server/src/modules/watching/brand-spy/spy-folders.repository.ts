import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** The SQL of folders of followed brands: a folder exists as long as it contains a brand. Every function names the workspace. */
export function createSpyFolderRepository(db: Database) {
  return {
    /** Folders in the workspace's order, followed by the folders without a position from A to Z. */
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

    /** Moves the brands of a folder into another folder, or out of the folder. @returns the brands' ids */
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

    /** Moves a folder's position to its new name, unless the new name has a position already. */
    async renamePlace(workspaceId: string, name: string, newName: string): Promise<void> {
      await sql`
        update spy_folders set name = ${newName} where workspace_id = ${workspaceId} and name = ${name}
          and not exists (select from spy_folders where workspace_id = ${workspaceId} and name = ${newName})
      `.execute(db)
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
