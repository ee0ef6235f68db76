import type { Generated } from 'kysely'

export type SharingTables = {
  /** Exactly one of the targets is set. */
  shares: {
    id: Generated<string>
    workspace_id: string
    board_id: string | null
    ad_id: string | null
    brief_id: string | null
    image_order_id: string | null
    image_id: string | null
    analysis_id: string | null
    token: string
    shows_notes: boolean
    allows_comments: boolean
    allows_download: boolean
    expires_at: Date | null
    revoked_at: Date | null
    created_by: string | null
    created_at: Date
    updated_at: Date
  }
}
