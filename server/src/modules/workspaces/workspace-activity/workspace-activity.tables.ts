import type { ActivityAction } from '@marquee/contract/workspace-activity'
import type { WorkspaceRole } from '@marquee/contract/workspaces'
import type { Generated } from 'kysely'

export type WorkspaceActivityTables = {
  workspace_activity: {
    id: Generated<string>
    workspace_id: string
    /** Null when the account is gone. */
    actor_id: string | null
    action: ActivityAction
    subject: string | null
    role: WorkspaceRole | null
    created_at: Date
  }
}
