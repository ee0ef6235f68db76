import type { Generated } from 'kysely'

export type ExportTables = {
  exports: {
    id: Generated<string>
    workspace_id: string
    created_by: string | null
    kind: 'csv' | 'media'
    ad_ids: string[]
    state: 'waiting' | 'running' | 'done' | 'failed'
    done_count: number
    size: number | null
    expires_at: Date | null
    created_at: Date
    updated_at: Date
  }
}
