import type { Generated } from 'kysely'

export type FileTables = {
  files: {
    id: Generated<string>
    workspace_id: string
    uploaded_by: string | null
    content_type: string
    width: number
    height: number
    size: number
    hash: string
    created_at: Date
    updated_at: Date
  }
}
