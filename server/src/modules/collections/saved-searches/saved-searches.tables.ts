import type { Generated } from 'kysely'

export type SavedSearchTables = {
  saved_searches: {
    id: Generated<string>
    workspace_id: string
    user_id: string
    idempotency_key: string
    name: string
    /** Read by the contract's schema. */
    search: unknown
    pin_position: number | null
    deleted_at: Date | null
    created_at: Date
    updated_at: Date
  }
}
