import type { AdImportDetails, AdImportField } from '@marquee/contract/ad-imports'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { AdFileFormat } from './read-rows.ts'

/** PostgreSQL's bigint arrives as text. */
type Count = ColumnType<string, number | undefined, number>

export type FileImportTables = {
  ad_file_imports: {
    id: Generated<string>
    workspace_id: string
    created_by: string | null
    file_name: string
    format: AdFileFormat
    size: ColumnType<string, number, number>
    preview: JSONColumnType<Pick<AdImportDetails, 'columns' | 'rows'>>
    state: AdImportDetails['state']
    source: string | null
    mapping: JSONColumnType<Record<string, AdImportField | null>> | null
    bytes_done: Count
    rows_done: Count
    added: Count
    changed: Count
    unchanged: Count
    refused: Count
    import_id: string | null
    attempts: Generated<number>
    failed_reason: string | null
    leased_until: Date | null
    finished_at: Date | null
    created_at: Date
    updated_at: Date
  }
}
