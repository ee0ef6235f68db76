import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import type { Database } from '../../../platform/database/database.ts'

/** The SQL of the change counts of workspaces. */
export function createWorkspaceChangeRepository(db: Database) {
  return {
    /** Increments the revision of each topic. Concurrent changes of one topic wait for each other, so that no later one is seen first. */
    async advance(workspaceId: string, topics: readonly WorkspaceTopic[], now: Date): Promise<void> {
      const times = { created_at: now, updated_at: now }
      await db
        .insertInto('workspace_changes')
        // Always in the same order, so that two changes of the same topics cannot deadlock.
        .values(topics.toSorted().map((topic) => ({ workspace_id: workspaceId, topic, revision: 1, ...times })))
        .onConflict((conflict) =>
          conflict.columns(['workspace_id', 'topic']).doUpdateSet((row) => ({
            revision: row('workspace_changes.revision', '+', 1),
            updated_at: now,
          })),
        )
        .execute()
    },

    /** The revisions of all topics that have ever changed in these workspaces. */
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
