import type { HandlerInput } from '@marquee/contract/endpoint'
import type { listProductImports, ProductImport, startProductImport } from '@marquee/contract/product-imports'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { newestPosition } from '../../../platform/database/newest-first.ts'
import { invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { queue } from '../../../platform/jobs/queue.ts'
import type { BrandProfileService } from '../brand-profiles/brand-profiles.service.ts'
import type { ProductService } from '../products/products.service.ts'
import { createProductImportRepository, type ProductImportRecord } from './product-imports.repository.ts'

export const importProducts = queue('product-imports.import', {
  data: z.object({ import_id: z.uuid() }),
  hasTurns: true,
  concurrency: 2,
})

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  products: Pick<ProductService, 'listNames'>
  profiles: Pick<BrandProfileService, 'exists'>
}

/** Imports of products, in the background, from lists of pages. */
export function createProductImportService({ db, clock, jobs, products, profiles }: Dependencies) {
  async function present(workspaceId: string, records: readonly ProductImportRecord[]): Promise<ProductImport[]> {
    const ids = records.flatMap(({ pages }) => pages.flatMap(({ product_id }) => product_id ?? []))
    const names = await products.listNames(workspaceId, ids)
    return records.map(({ pages, ...record }) => ({
      ...record,
      pages: pages.map((page) => ({ ...page, product_name: names.get(page.product_id ?? '') ?? null })),
    }))
  }

  async function presentOne(workspaceId: string, record: ProductImportRecord | undefined): Promise<ProductImport> {
    const [shown] = record === undefined ? [] : await present(workspaceId, [record])
    if (shown === undefined) {
      throw notFound('import')
    }
    return shown
  }

  return {
    /** Queues an import; duplicate addresses count as one page. @throws DomainError 422 on another workspace's `brand_profile_id` */
    async start(actor: Actor, body: HandlerInput<typeof startProductImport>['body']): Promise<ProductImport> {
      const { workspaceId, userId } = actor
      const { urls, idempotency_key, brand_profile_id, cuts_out_images } = body
      if (brand_profile_id !== null && !(await profiles.exists(db, workspaceId, brand_profile_id))) {
        throw invalid({ brand_profile_id: ['This brand profile does not exist.'] })
      }
      const row = { workspace_id: workspaceId, user_id: userId, idempotency_key, brand_profile_id, cuts_out_images }
      const record = await db.transaction().execute(async (transaction) => {
        const imports = createProductImportRepository(transaction)
        const id = await imports.insert(row, [...new Set(urls)], clock.now())
        if (id !== undefined) {
          await jobs.send(importProducts, { import_id: id }, { transaction, singletonKey: id, workspaceId })
        }
        return imports.getByIdempotencyKey(workspaceId, idempotency_key)
      })
      return presentOne(workspaceId, record)
    },

    /** @throws DomainError 404 */
    async get(actor: Actor, id: string): Promise<ProductImport> {
      return presentOne(actor.workspaceId, await createProductImportRepository(db).find(actor.workspaceId, id))
    },

    async list(actor: Actor, { cursor, limit }: HandlerInput<typeof listProductImports>['query']) {
      const after = decodeCursor(newestPosition, cursor)
      const records = await createProductImportRepository(db).list(actor.workspaceId, after, limit + 1)
      const { page, next_cursor } = takePage(records, limit, ({ created_at, id }) => ({ created_at, id }))
      return { data: await present(actor.workspaceId, page), meta: { next_cursor } }
    },
  }
}

export type ProductImportService = ReturnType<typeof createProductImportService>
