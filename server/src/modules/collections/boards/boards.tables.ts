import type { Generated } from 'kysely'

export type BoardTables = {
  boards: {
    id: Generated<string>
    workspace_id: string
    name: string
    description: string
    folder_id: string | null
    position: Generated<number>
    removed_at: Date | null
    idempotency_key: string | null
    copies_count: Generated<number>
    is_staff_pick: Generated<boolean>
    curator_note: Generated<string>
    pick_position: Generated<number>
    created_by: string | null
    created_at: Date
    updated_at: Date
  }
  board_ads: {
    board_id: string
    ad_id: string
    position: number
    note: Generated<string>
    is_cover: Generated<boolean>
    added_by: string | null
    created_at: Date
    updated_at: Date
  }
  board_folders: {
    id: Generated<string>
    workspace_id: string
    name: string
    parent_id: string | null
    position: number
    created_at: Date
    updated_at: Date
  }
}
