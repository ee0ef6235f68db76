import type { BrandSummary, listBrands } from '@marquee/contract/brands'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../platform/http/cursor.ts'
import { createBrandRepository } from './brands.repository.ts'

const position = z.object({ name: z.string(), id: z.uuid() })

/** The brands of the ad library, the same for every workspace, and which of them a workspace follows. */
export function createBrandService({ db, clock }: { db: Database; clock: Clock }) {
  const repository = createBrandRepository(db)

  return {
    /** A page of brands by name. @throws DomainError 422 for a cursor that is not ours */
    async list({ q = '', niche = [], id: ids, cursor, limit }: HandlerInput<typeof listBrands>['query']) {
      const after = decodeCursor(position, cursor)
      const rows = await repository.list({ q: q.trim(), niches: niche, ids: ids ?? null, after, limit: limit + 1 })
      const { page, next_cursor } = takePage(rows, limit, (last) => ({ name: last.name, id: last.id }))
      return {
        data: page.map(present),
        meta: { next_cursor },
      }
    },

    /** Brands by id, in the order of the ids; ids that do not exist are left out. */
    async listByIds(ids: readonly string[]): Promise<BrandSummary[]> {
      const found = new Map((await repository.listByIds(ids)).map((row) => [row.id, present(row)]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    /** The brands that the workspace follows. */
    listFollowedIds(workspaceId: string): Promise<string[]> {
      return repository.listFollowedIds(workspaceId)
    },

    /** @throws DomainError 404 */
    async followOne(actor: Actor, brandId: string): Promise<void> {
      const [brand] = await repository.listByIds([brandId])
      if (brand === undefined) {
        throw notFound('brand')
      }
      const { workspaceId, userId } = actor
      await repository.follow([brandId], { workspaceId, userId, now: clock.now() })
    },

    /** A brand that is not followed stays so. */
    async unfollow(actor: Actor, brandId: string): Promise<void> {
      await repository.unfollow(brandId, actor.workspaceId)
    },

    /** Follows brands that exist, inside the transaction of the change that asks for it. */
    follow(transaction: Database, { workspaceId, userId }: Actor, brandIds: readonly string[]): Promise<void> {
      return createBrandRepository(transaction).follow(brandIds, { workspaceId, userId, now: clock.now() })
    },
  }
}

export type BrandService = ReturnType<typeof createBrandService>

function present<Row extends { ads_count: string | null }>(row: Row): Row & { ads_count: number } {
  return { ...row, ads_count: Number(row.ads_count) }
}
