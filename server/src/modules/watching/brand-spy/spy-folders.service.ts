import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { createSpyFolderRepository } from './spy-folders.repository.ts'

/** Renames, removes and reorders folders of followed brands; each change returns the updated folders. */
export function createSpyFolderService({ db, clock }: { db: Database; clock: Clock }) {
  const list = (workspaceId: string) => createSpyFolderRepository(db).list(workspaceId)

  return {
    /** @throws DomainError 404 for a folder without brands */
    async rename({ workspaceId }: Actor, name: string, newName: string): Promise<{ data: string[] }> {
      await db.transaction().execute(async (transaction) => {
        const folders = createSpyFolderRepository(transaction)
        if ((await folders.move(workspaceId, name, newName, clock.now())).length === 0) {
          throw notFound('folder')
        }
        await folders.renamePlace(workspaceId, name, newName)
      })
      return { data: await list(workspaceId) }
    },

    /** Removes a folder. Its brands stay followed; its position is kept for an undo. @throws DomainError 404 for a folder without brands */
    async remove({ workspaceId }: Actor, name: string) {
      const brandIds = await createSpyFolderRepository(db).move(workspaceId, name, null, clock.now())
      if (brandIds.length === 0) {
        throw notFound('folder')
      }
      return { data: await list(workspaceId), meta: { brand_ids: brandIds } }
    },

    async fill({ workspaceId }: Actor, name: string, brandIds: readonly string[]): Promise<{ data: string[] }> {
      await createSpyFolderRepository(db).fill(workspaceId, name, brandIds, clock.now())
      return { data: await list(workspaceId) }
    },

    async order({ workspaceId }: Actor, names: readonly string[]): Promise<{ data: string[] }> {
      await db
        .transaction()
        .execute((transaction) => createSpyFolderRepository(transaction).saveOrder(workspaceId, names))
      return { data: await list(workspaceId) }
    },
  }
}
export type SpyFolderService = ReturnType<typeof createSpyFolderService>
