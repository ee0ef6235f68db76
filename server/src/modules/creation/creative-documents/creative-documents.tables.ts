import type { Generated } from 'kysely'

export type CreativeDocumentTables = {
  creative_documents: {
    id: Generated<string>
    workspace_id: string
    document: unknown
    version: Generated<number>
    created_at: Date
    updated_at: Date
  }
  creative_document_assets: {
    document_id: string
    asset_id: string
  }
}
