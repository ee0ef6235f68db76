import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import type { Database } from '../../../platform/database/database.ts'
import type { WorkspaceChangeTables } from './workspace-changes.tables.ts'

/** The SQL of what has changed in workspaces. */
export function createWorkspaceChangeRepository(database: Database) {
  const db = database.withTables<WorkspaceChangeTables>()

  return {
    /** Counts a change of each topic. Changes of one topic wait for each other, so that no later one is seen before. */
    async advance(workspaceId: string, topics: readonly WorkspaceTopic[], now: Date): Promise<void> {
      const times = { created_at: now, updated_at: now }
      await db
        .insertInto('workspace_changes')
        // In one order, always: two changes of the same topics never wait for each other in a circle.
        .values(topics.toSorted().map((topic) => ({ workspace_id: workspaceId, topic, revision: 1, ...times })))
        .onConflict((conflict) =>
          conflict.columns(['workspace_id', 'topic']).doUpdateSet((row) => ({
            revision: row('workspace_changes.revision', '+', 1),
            updated_at: now,
          })),
        )
        .execute()
    },

    /** What has ever changed in these workspaces. */
    list(workspaceIds: readonly string[]) {
      return db
        .selectFrom('workspace_changes')
        .select(['workspace_id', 'topic', 'revision', 'updated_at'])
        .where('workspace_id', 'in', workspaceIds)
        .execute()
    },
  }
}

export type WorkspaceChangeRepository = ReturnType<typeof createWorkspaceChangeRepository>
export type WorkspaceChangeRow = Awaited<ReturnType<WorkspaceChangeRepository['list']>>[number]
