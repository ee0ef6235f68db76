import { product, type Product } from '@marquee/contract/products'
import { type ProductImport, productImportPage } from '@marquee/contract/product-imports'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'
import { isOlderThan, type NewestPosition } from '../../../platform/database/newest-first.ts'

export interface NewProductImport {
  workspace_id: string
  user_id: string
  idempotency_key: string
  brand_profile_id: string | null
  cuts_out_images: boolean
}

export type ImportRow = Selectable<Tables['product_imports']>
export type ImportWork = ImportRow & { usual_currency: Product['currency'] }
export type WaitingPage = Pick<Selectable<Tables['product_import_pages']>, 'id' | 'url'>

const pageRows = z.array(productImportPage.omit({ product_name: true }))

/** A stored import, without the names of its products, which come from the products. */
export type ProductImportRecord = Omit<ProductImport, 'pages'> & { pages: z.output<typeof pageRows> }

/** The SQL of product imports. Functions for members are restricted to their workspace. */
export function createProductImportRepository(db: Database) {
  function imports(workspaceId: string) {
    return db.selectFrom('product_imports').selectAll().select(pages).where('workspace_id', '=', workspaceId)
  }

  return {
    /** @returns the new id; undefined when the workspace has used the idempotency key already */
    async insert(row: NewProductImport, urls: readonly string[], now: Date): Promise<string | undefined> {
      const times = { created_at: now, updated_at: now }
      const inserted = await db
        .insertInto('product_imports')
        .values({ ...row, ...times })
        .onConflict((on) => on.columns(['workspace_id', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (inserted !== undefined) {
        const rows = urls.map((url, position) => ({ import_id: inserted.id, position, url, ...times }))
        await db.insertInto('product_import_pages').values(rows).execute()
      }
      return inserted?.id
    },

    async getByIdempotencyKey(workspaceId: string, key: string): Promise<ProductImportRecord> {
      return toRecord(await imports(workspaceId).where('idempotency_key', '=', key).executeTakeFirstOrThrow())
    },

    async find(workspaceId: string, id: string): Promise<ProductImportRecord | undefined> {
      const row = await imports(workspaceId).where('id', '=', id).executeTakeFirst()
      return row && toRecord(row)
    },

    /** Newest first. */
    async list(workspaceId: string, after: NewestPosition | null, limit: number): Promise<ProductImportRecord[]> {
      const query = imports(workspaceId)
      const page = after === null ? query : query.where(isOlderThan(after))
      const rows = await page.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
      return rows.map(toRecord)
    },

    /** Finds an import for the job, which belongs to no workspace. */
    async findRow(id: string): Promise<ImportWork | undefined> {
      const row = await db
        .selectFrom('product_imports')
        .innerJoin('workspaces', 'workspaces.id', 'product_imports.workspace_id')
        .selectAll('product_imports')
        .select('workspaces.currency')
        .where('product_imports.id', '=', id)
        .executeTakeFirst()
      return row && { ...row, usual_currency: product.shape.currency.catch('USD').parse(row.currency) }
    },

    listWaiting(importId: string): Promise<WaitingPage[]> {
      return db
        .selectFrom('product_import_pages')
        .select(['id', 'url'])
        .where('import_id', '=', importId)
        .where('state', '=', 'waiting')
        .orderBy('position')
        .execute()
    },

    async settle(
      pageId: string,
      outcome: { product_id: string; reason: string | null } | { reason: string },
      now: Date,
    ): Promise<void> {
      const state = 'product_id' in outcome ? 'done' : 'failed'
      await db
        .updateTable('product_import_pages')
        .set({ state, ...outcome, updated_at: now })
        .where('id', '=', pageId)
        .execute()
    },

    async finish(importId: string, now: Date): Promise<void> {
      await db
        .updateTable('product_imports')
        .set({ finished_at: now, updated_at: now })
        .where('id', '=', importId)
        .execute()
    },
  }
}

const pages = sql<unknown>`
  (select jsonb_agg(jsonb_build_object('url', url, 'state', state, 'product_id', product_id, 'reason', reason) order by position)
   from product_import_pages where import_id = product_imports.id)
`.as('pages')

function toRecord(row: ImportRow & { pages: unknown }): ProductImportRecord {
  return {
    id: row.id,
    state: row.finished_at === null ? 'running' : 'done',
    pages: pageRows.parse(row.pages),
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }
}
