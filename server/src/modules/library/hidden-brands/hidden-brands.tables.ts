export type HiddenBrandTables = {
  hidden_brands: {
    workspace_id: string
    brand_id: string
    hidden_by: string | null
    created_at: Date
    updated_at: Date
  }
}
