import type { WorkspaceRole } from '@marquee/contract/workspaces'
import type { NotificationChannel, NotificationKind } from '@marquee/contract/notifications'
import type { ColumnType, Generated } from 'kysely'

export type NotificationTables = {
  notifications: {
    id: Generated<string>
    workspace_id: string
    user_id: string
    kind: NotificationKind
    data: ColumnType<unknown, string, never>
    dedupe_key: string | null
    read_at: Date | null
    created_at: Date
  }
  notification_preferences: {
    workspace_id: string
    user_id: string
    kind: NotificationKind
    channel: NotificationChannel
    is_on: boolean
    created_at: Date
    updated_at: Date
  }
  memberships: { workspace_id: string; user_id: string; role: WorkspaceRole }
  users: { id: string; email: string; email_verified_at: Date | null }
}
