import type { ColumnType, Generated } from 'kysely'

export type SavedAdTables = {
  saved_ads: {
    id: string
    workspace_id: string
    ad_id: string
    saved_by: string | null
    note: Generated<string>
    tags: Generated<string[]>
    created_at: Date
    updated_at: Date
  }
  saved_ad_changes: {
    id: Generated<string>
    workspace_id: string
    /** Checked by a schema when it is read. */
    effect: ColumnType<unknown, string, never>
    undone_at: Date | null
    created_at: Date
    updated_at: Date
  }
}
