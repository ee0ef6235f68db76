import type { Generated } from 'kysely'

export type WorkspaceExportTables = {
  workspace_exports: {
    id: Generated<string>
    workspace_id: string
    created_by: string | null
    state: 'waiting' | 'running' | 'done' | 'failed'
    /** A bigint, which the driver gives as text. */
    size: string | number | null
    expires_at: Date | null
    created_at: Date
    updated_at: Date
  }
}
