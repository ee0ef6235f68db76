import type { Generated } from 'kysely'

export type BoardTables = {
  boards: {
    id: Generated<string>
    workspace_id: string
    name: string
    description: string
    created_by: string | null
    created_at: Date
    updated_at: Date
  }
  board_ads: {
    board_id: string
    ad_id: string
    position: number
    added_by: string | null
    created_at: Date
    updated_at: Date
  }
}
