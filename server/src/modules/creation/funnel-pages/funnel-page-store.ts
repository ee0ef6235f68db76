import type { FunnelPage } from '@marquee/funnel-pages/funnel-page'
import { listPageFiles } from './list-page-files.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import { createFunnelPageRepository, type FunnelPageRecord, type NewFunnelPage } from './funnel-pages.repository.ts'

interface Dependencies {
  db: Database
  assets: Pick<AssetService, 'use'>
}

/** Stores funnel pages together with the files that they show. */
export function createFunnelPageStore({ db, assets }: Dependencies) {
  /**
   * Marks the files of a page as used.
   * @param earlier files that may be missing, because the page had them before
   * @returns the ids of those that are there
   */
  async function useAssets(
    transaction: Database,
    workspaceId: string,
    page: FunnelPage,
    earlier: ReadonlySet<string>,
  ): Promise<string[]> {
    const ids = listPageFiles(page)
    const used = await assets.use(transaction, workspaceId, ids)
    const known = new Set(used.map(({ id }) => id))
    if (ids.some((id) => !known.has(id) && !earlier.has(id))) {
      throw invalid({ page: ['A file of this page was not found. Choose another one.'] })
    }
    return [...known]
  }

  /** Stores a new page. @returns the page of its key, which may be an earlier one */
  async function add(page: NewFunnelPage, earlier: ReadonlySet<string>): Promise<FunnelPageRecord | undefined> {
    await db.transaction().execute(async (transaction) => {
      const used = await useAssets(transaction, page.workspace_id, page.page, earlier)
      await createFunnelPageRepository(transaction).insert(page, used)
    })
    return createFunnelPageRepository(db).findByKey(page.workspace_id, page.idempotency_key)
  }

  return { useAssets, add }
}
