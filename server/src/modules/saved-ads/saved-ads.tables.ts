export type SavedAdTables = {
  saved_ads: {
    id: string
    workspace_id: string
    ad_id: string
    saved_by: string | null
    created_at: Date
    updated_at: Date
  }
}
