import type { Generated } from 'kysely'

export type ProductImportTables = {
  product_imports: {
    id: Generated<string>
    workspace_id: string
    /** Null when the account was removed. */
    user_id: string | null
    idempotency_key: string
    brand_profile_id: string | null
    cuts_out_images: boolean
    finished_at: Date | null
    created_at: Date
    updated_at: Date
  }
  product_import_pages: {
    id: Generated<string>
    import_id: string
    position: number
    url: string
    state: Generated<'waiting' | 'done' | 'failed'>
    product_id: string | null
    reason: string | null
    created_at: Date
    updated_at: Date
  }
}
