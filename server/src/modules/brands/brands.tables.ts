import type { Generated } from 'kysely'

export type BrandTables = {
  brands: { id: string; name: string; logo_url: string | null; is_placeholder: boolean }
  ads: { id: string; brand_id: string; niches: string[] }
  brand_trackers: {
    id: Generated<string>
    workspace_id: string
    brand_id: string
    created_by: string | null
    created_at: Date
    updated_at: Date
  }
}
