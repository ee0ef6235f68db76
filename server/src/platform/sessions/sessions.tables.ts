import type { WorkspaceRole } from '@marquee/contract/workspaces'
import type { Generated } from 'kysely'

export type SessionTables = {
  sessions: {
    id: Generated<string>
    token_hash: string
    csrf_token: string
    user_id: string | null
    ip_address: string | null
    user_agent: string | null
    is_remembered: boolean
    password_confirmed_at: Date | null
    challenged_user_id: string | null
    challenged_at: Date | null
    last_seen_at: Date
    expires_at: Date
    created_at: Date
    updated_at: Date
  }
}

/** What a session needs to know of the tables of accounts and workspaces, to tell the actor in one query. */
export type ActorTables = {
  users: {
    id: string
    display_name: string
    email: string
    email_verified_at: Date | null
    is_admin: boolean
    is_super_admin: boolean
    current_workspace_id: string | null
  }
  memberships: { user_id: string; workspace_id: string; role: WorkspaceRole }
  workspaces: {
    id: string
    features: Readonly<Record<string, boolean>>
    is_ad_template_allowed: boolean
    time_zone: string | null
    currency: string
    deleted_at: Date | null
  }
}
