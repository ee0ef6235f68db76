import type { ColumnType, Generated } from 'kysely'

/** PostgreSQL's bigint arrives as text. */
type Count = ColumnType<string, number, number>

export type AdImportTables = {
  ad_imports: {
    id: Generated<string>
    source: string
    format: string
    fingerprint: string
    label: string
    records_done: Count
    inserted: Count
    updated: Count
    unchanged: Count
    refused: Count
    finished_at: Date | null
    created_at: Date
    updated_at: Date
  }
  ad_import_refusals: {
    import_id: string
    line: Count
    external_id: string | null
    field: string
    reason: string
    created_at: Date
    updated_at: Date
  }
}
