import type { WorkspaceRole } from '@marquee/contract/workspaces'
import type { Generated, JSONColumnType } from 'kysely'

/** The parts of the product that a workspace sees. */
export interface WorkspaceFeatures {
  explore_pages: boolean
  swipe_file: boolean
}

export type WorkspaceTables = {
  workspaces: {
    id: Generated<string>
    name: string
    logo_name: string | null
    time_zone: string | null
    currency: Generated<string>
    /** Until thirty days later its owner can bring it back. */
    deleted_at: Date | null
    features: JSONColumnType<WorkspaceFeatures>
    is_ad_template_allowed: boolean
    /** With the key, whose repeated creation makes nothing new; null for the workspaces that come with accounts. */
    created_by: string | null
    idempotency_key: string | null
    /** What the workspace's referral link carries; the database makes it. */
    referral_code: Generated<string>
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
