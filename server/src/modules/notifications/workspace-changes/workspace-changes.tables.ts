import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'

export type WorkspaceChangeTables = {
  workspace_changes: {
    workspace_id: string
    topic: WorkspaceTopic
    /** Counts the changes, in the order in which their transactions ended. */
    revision: number
    created_at: Date
    updated_at: Date
  }
}
