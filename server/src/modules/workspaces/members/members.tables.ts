import type { AssignableRole } from '@marquee/contract/members'
import type { WorkspaceRole } from '@marquee/contract/workspaces'
import type { Generated } from 'kysely'

export type MemberTables = {
  invitations: {
    id: Generated<string>
    workspace_id: string
    email: string
    role: AssignableRole
    /** Null until the mail is made. */
    token_hash: string | null
    invited_by: string | null
    idempotency_key: string
    expires_at: Date
    accepted_at: Date | null
    revoked_at: Date | null
    created_at: Date
    updated_at: Date
  }
  memberships: {
    workspace_id: string
    user_id: string
    role: WorkspaceRole
    created_at: Date
    updated_at: Date
  }
}

/** What members and invitations need to know of accounts and workspaces. */
export type SurroundingTables = {
  users: {
    id: string
    display_name: string
    email: string
    picture_name: string | null
    current_workspace_id: string | null
  }
  workspaces: { id: string; name: string }
}
