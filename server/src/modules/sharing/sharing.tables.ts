import type { Generated } from 'kysely'

export type SharingTables = {
  shares: {
    id: Generated<string>
    workspace_id: string
    board_id: string | null
    ad_id: string | null
    token: string
    shows_notes: boolean
    expires_at: Date | null
    revoked_at: Date | null
    created_by: string | null
    created_at: Date
    updated_at: Date
  }
}
