import { type CreativeDocument, creativeDocument } from '@marquee/creative/document'
import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export interface DocumentRecord {
  id: string
  document: CreativeDocument
  version: number
  updated_at: string
}

/** The SQL of editable creatives. Every function names the workspace; another workspace's id finds nothing. */
export function createCreativeDocumentRepository(db: Database) {
  return {
    async insert(workspaceId: string, document: CreativeDocument, now: Date): Promise<string> {
      const { id } = await db
        .insertInto('creative_documents')
        .values({ workspace_id: workspaceId, document: JSON.stringify(document), created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async find(workspaceId: string, id: string): Promise<DocumentRecord | undefined> {
      const row = await db
        .selectFrom('creative_documents')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row && toRecord(row)
    },

    async listVersions(workspaceId: string, ids: readonly string[]): Promise<{ id: string; version: number }[]> {
      return ids.length === 0
        ? []
        : db
            .selectFrom('creative_documents')
            .select(['id', 'version'])
            .where('workspace_id', '=', workspaceId)
            .where('id', 'in', ids)
            .execute()
    },

    /** Overwrites one version only. @returns undefined when the document does not exist in that version */
    async update(
      workspaceId: string,
      { id, version, document }: Pick<DocumentRecord, 'id' | 'version' | 'document'>,
      now: Date,
    ): Promise<DocumentRecord | undefined> {
      const row = await db
        .updateTable('creative_documents')
        .set((column) => ({
          document: JSON.stringify(document),
          version: column('version', '+', 1),
          updated_at: now,
        }))
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst()
      return row && toRecord(row)
    },

    /** Stores the assets that a creative shows, so that they are kept. */
    async replaceAssets(id: string, assetIds: readonly string[]): Promise<void> {
      await db.deleteFrom('creative_document_assets').where('document_id', '=', id).execute()
      if (assetIds.length > 0) {
        const rows = assetIds.map((asset_id) => ({ document_id: id, asset_id }))
        await db.insertInto('creative_document_assets').values(rows).execute()
      }
    },

    async delete(workspaceId: string, ids: readonly string[]): Promise<void> {
      await db.deleteFrom('creative_documents').where('workspace_id', '=', workspaceId).where('id', 'in', ids).execute()
    },
  }
}

function toRecord({ id, document, version, updated_at }: Selectable<Tables['creative_documents']>) {
  return { id, document: creativeDocument.parse(document), version, updated_at: updated_at.toISOString() }
}
