import { type FunnelPageKind, type FunnelPage, funnelPage } from '@marquee/funnel-pages/funnel-page'
import { listPageFiles } from './list-page-files.ts'
import type { Insertable, Selectable } from 'kysely'
import { containsPattern } from '../../../platform/database/contains-pattern.ts'
import type { Database } from '../../../platform/database/database.ts'
import { isOlderThan, type NewestPosition } from '../../../platform/database/newest-first.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'
import { lockTitled, lockVersion, setDeletedAt } from '../../../platform/database/workspace-rows.ts'

type Row = Selectable<Tables['funnel_pages']>
/** A funnel page without its sections. */
export type FunnelPageRow = Omit<Row, 'page'>
export type FunnelPageRecord = FunnelPageRow & { page: FunnelPage }
type Computed = 'page' | 'kind' | 'sections_count' | 'preview_asset_id'
export type NewFunnelPage = Omit<Insertable<Tables['funnel_pages']>, Computed> & Pick<FunnelPageRecord, 'page'>

interface ListFilters {
  q: string | undefined
  kind: FunnelPageKind | undefined
  productId: string | undefined
  createdBy: string | undefined
  isTemplate: boolean
  after: NewestPosition | null
  limit: number
}

const summary = [
  'id',
  'workspace_id',
  'created_by',
  'idempotency_key',
  'title',
  'version',
  'kind',
  'is_template',
  'sections_count',
  'preview_asset_id',
  'template_id',
  'product_id',
  'product_name',
  'brand_profile_id',
  'ad_id',
  'brief_id',
  'deleted_at',
  'created_at',
  'updated_at',
] as const

/** The SQL of funnel pages. Every function names the workspace; another workspace's id finds nothing. */
export function createFunnelPageRepository(db: Database) {
  /** Stores the files that a page shows, so that they are kept. */
  async function insertAssets(id: string, assetIds: readonly string[]): Promise<void> {
    if (assetIds.length > 0) {
      const rows = assetIds.map((asset_id) => ({ page_id: id, asset_id }))
      await db.insertInto('funnel_page_assets').values(rows).execute()
    }
  }

  return {
    /** Stores a page with the files that it shows, unless the workspace has used the idempotency key already. */
    async insert({ page, ...record }: NewFunnelPage, assetIds: readonly string[]): Promise<void> {
      const row = await db
        .insertInto('funnel_pages')
        .values({ ...record, ...toColumns(page, assetIds) })
        .onConflict((on) => on.columns(['workspace_id', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (row !== undefined) {
        await insertAssets(row.id, assetIds)
      }
    },

    async findByKey(workspaceId: string, key: string): Promise<FunnelPageRecord | undefined> {
      const row = await db
        .selectFrom('funnel_pages')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('idempotency_key', '=', key)
        .executeTakeFirst()
      return row && toRecord(row)
    },

    async find(workspaceId: string, id: string): Promise<FunnelPageRecord | undefined> {
      const row = await db
        .selectFrom('funnel_pages')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return row && toRecord(row)
    },

    /** Up to `limit` pages that are not removed, newest first. */
    async list(workspaceId: string, filters: ListFilters): Promise<FunnelPageRow[]> {
      const { q, kind, productId, createdBy, isTemplate, after, limit } = filters
      let query = db
        .selectFrom('funnel_pages')
        .select(summary)
        .where('workspace_id', '=', workspaceId)
        .where('is_template', '=', isTemplate)
        .where('deleted_at', 'is', null)
      if (q !== undefined) {
        const pattern = containsPattern(q)
        query = query.where((is) => is.or([is('title', 'ilike', pattern), is('product_name', 'ilike', pattern)]))
      }
      if (kind !== undefined) {
        query = query.where('kind', '=', kind)
      }
      if (productId !== undefined) {
        query = query.where('product_id', '=', productId)
      }
      if (createdBy !== undefined) {
        query = query.where('created_by', '=', createdBy)
      }
      if (after !== null) {
        query = query.where(isOlderThan(after))
      }
      return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
    },

    /** Locks the page until the transaction ends. @returns undefined when it was removed */
    lockTitled: (workspaceId: string, id: string) => lockTitled(db, 'funnel_pages', { workspaceId, id }),

    /** Locks the page until the transaction ends. @returns its version */
    lockVersion: (workspaceId: string, id: string) => lockVersion(db, 'funnel_pages', { workspaceId, id }),

    /** Overwrites the page and the files that it shows. */
    async update(
      workspaceId: string,
      { id, page }: Pick<FunnelPageRecord, 'id' | 'page'>,
      assetIds: readonly string[],
      now: Date,
    ): Promise<void> {
      await db
        .updateTable('funnel_pages')
        .set((column) => ({ ...toColumns(page, assetIds), version: column('version', '+', 1), updated_at: now }))
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
      await db.deleteFrom('funnel_page_assets').where('page_id', '=', id).execute()
      await insertAssets(id, assetIds)
    },

    /** @returns whether the workspace has such a page */
    async rename(workspaceId: string, id: string, title: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('funnel_pages')
        .set({ title, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** @returns whether the workspace has such a page in the other state */
    setDeletedAt: (workspaceId: string, id: string, deletedAt: Date | null, now: Date) =>
      setDeletedAt(db, 'funnel_pages', { workspaceId, id }, { deletedAt, now }),
  }
}

/** A page with what lists show of it. */
function toColumns(page: FunnelPage, assetIds: readonly string[]) {
  const known = new Set(assetIds)
  return {
    page: JSON.stringify(page),
    kind: page.kind,
    sections_count: page.sections.length,
    preview_asset_id: listPageFiles(page).find((id) => known.has(id)) ?? null,
  }
}

function toRecord({ page, ...row }: Row): FunnelPageRecord {
  return { ...row, page: funnelPage.parse(page) }
}
