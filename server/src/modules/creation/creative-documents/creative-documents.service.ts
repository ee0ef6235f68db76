import type { StoredDocument, updateCreativeDocument } from '@marquee/contract/creative-documents'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { type CreativeDocument, listAllAssets } from '@marquee/creative/document'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import { createCreativeDocumentRepository, type DocumentRecord } from './creative-documents.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  assets: Pick<AssetService, 'find' | 'use'>
}

/** The maximum of PostgreSQL's `integer`: no stored version is higher. */
const HIGHEST_VERSION = 2 ** 31 - 1

/** Editable creatives. The caller of `create` stores the id; every function answers 404 for an id of another workspace. */
export function createCreativeDocumentService({ db, clock, assets }: Dependencies) {
  async function present(workspaceId: string, record: DocumentRecord): Promise<StoredDocument> {
    return { ...record, assets: await assets.find(workspaceId, listAllAssets(record.document)) }
  }

  return {
    /**
     * Stores a creative in the caller's transaction.
     * @returns the document's id
     */
    async create(transaction: Database, workspaceId: string, document: CreativeDocument): Promise<string> {
      const documents = createCreativeDocumentRepository(transaction)
      const id = await documents.insert(workspaceId, document, clock.now())
      const used = await assets.use(transaction, workspaceId, listAllAssets(document))
      await documents.replaceAssets(
        id,
        used.map((asset) => asset.id),
      )
      return id
    },

    /** @throws DomainError 404 */
    async get(workspaceId: string, id: string): Promise<StoredDocument> {
      const record = required(await createCreativeDocumentRepository(db).find(workspaceId, id), 'creative')
      return present(workspaceId, record)
    },

    /** The version of each of these creatives, by id; ids of other workspaces are left out. */
    async findVersions(workspaceId: string, ids: readonly string[]): Promise<Map<string, number>> {
      const found = await createCreativeDocumentRepository(db).listVersions(workspaceId, [...new Set(ids)])
      return new Map(found.map(({ id, version }) => [id, version]))
    },

    /**
     * Saves an edited creative.
     * @throws DomainError 409 `version_conflict` when the creative was saved in the meantime; 422 on `document` when it shows an image
     *   that the workspace does not have; 404
     */
    async update(
      { workspaceId }: Actor,
      id: string,
      { document, version }: HandlerInput<typeof updateCreativeDocument>['body'],
    ): Promise<StoredDocument> {
      const record = await db.transaction().execute(async (transaction) => {
        const documents = createCreativeDocumentRepository(transaction)
        if ((await documents.find(workspaceId, id)) === undefined) {
          throw notFound('creative')
        }
        await checkAssets(transaction, workspaceId, document)
        const saved =
          version > HIGHEST_VERSION
            ? undefined
            : await documents.update(workspaceId, { id, version, document }, clock.now())
        if (saved === undefined) {
          throw conflict('Somebody else changed this creative. Load it again to see the changes.', 'version_conflict')
        }
        await documents.replaceAssets(id, listAllAssets(document))
        return saved
      })
      return present(workspaceId, record)
    },

    /** Removes creatives in the caller's transaction; ids that the workspace does not have are ignored. */
    async delete(transaction: Database, workspaceId: string, ids: readonly string[]): Promise<void> {
      if (ids.length > 0) {
        await createCreativeDocumentRepository(transaction).delete(workspaceId, ids)
      }
    },
  }

  async function checkAssets(transaction: Database, workspaceId: string, document: CreativeDocument): Promise<void> {
    const ids = listAllAssets(document)
    const used = await assets.use(transaction, workspaceId, ids)
    if (used.length < ids.length) {
      throw invalid({ document: ['A picture of this creative was not found. Choose another one.'] })
    }
  }
}

export type CreativeDocumentService = ReturnType<typeof createCreativeDocumentService>
