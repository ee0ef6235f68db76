import type { BrandSummary, listBrands } from '@marquee/contract/brands'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { OpenFollowedBrands } from '../library.ports.ts'
import type { PlanService } from '../../billing/billing.public.ts'
import { createBrandRepository } from './brands.repository.ts'
import { toHome } from '../homes/homes.service.ts'
import { findStandingIds } from './standing-brands.repository.ts'

const position = z.object({ name: z.string(), id: z.uuid() })

interface Dependencies {
  db: Database
  clock: Clock
  plans: Pick<PlanService, 'getSpyLimit'>
  openFollowedBrands: OpenFollowedBrands
  /** Looks at newly followed brands with the sources of workspaces, without waiting for the next minute. */
  lookSoon: () => Promise<unknown>
}

/** Who looks: what is common, and what belongs to the workspace, is seen. */
type Viewer = Pick<Actor, 'workspaceId'>

/** The brands of the ad library, common ones and those of the workspace, and which of them it follows. */
export function createBrandService({ db, clock, plans, openFollowedBrands, lookSoon }: Dependencies) {
  const repository = createBrandRepository(db)

  /** The followed brands, and how many the plan allows; no other user of the workspace can follow a brand until the transaction ends. */
  async function lockFollowed(transaction: Database, workspaceId: string) {
    const followedBrands = openFollowedBrands(transaction)
    await followedBrands.lock(workspaceId)
    const followed = new Set(await followedBrands.listIds(workspaceId))
    return { followed, limit: await plans.getSpyLimit(transaction, workspaceId) }
  }

  async function followAll(transaction: Database, actor: Actor, brandIds: readonly string[]): Promise<void> {
    const { workspaceId, userId } = actor
    await openFollowedBrands(transaction).insert(brandIds, { workspaceId, userId, now: clock.now() })
  }

  /** The brand that a brand is a part of; itself when it stands alone. @throws DomainError 404 */
  async function findStanding({ workspaceId }: Viewer, brandId: string): Promise<string> {
    return required((await findStandingIds(db, [brandId], workspaceId)).get(brandId), 'brand')
  }

  return {
    findStanding,

    /** The brands that these are parts of in the end, each once; ids that do not exist are left out. */
    async listStanding({ workspaceId }: Viewer, brandIds: readonly string[]): Promise<string[]> {
      return [...new Set((await findStandingIds(db, brandIds, workspaceId)).values())]
    },

    /** A page of brands by name. @throws DomainError 422 for a cursor that we did not issue */
    async list({ workspaceId }: Viewer, query: HandlerInput<typeof listBrands>['query']) {
      const { q = '', niche = [], id: ids = null, cursor, limit } = query
      const after = decodeCursor(position, cursor)
      const rows = await repository.list(workspaceId, { q: q.trim(), niches: niche, ids, after, limit: limit + 1 })
      const { page, next_cursor } = takePage(rows, limit, (last) => ({ name: last.name, id: last.id }))
      return {
        data: page.map(present),
        meta: { next_cursor },
      }
    },

    /** Brands by id, in the order of the ids; ids that do not exist are left out. */
    async listByIds({ workspaceId }: Viewer, ids: readonly string[]): Promise<BrandSummary[]> {
      const found = new Map((await repository.listByIds(workspaceId, ids)).map((row) => [row.id, present(row)]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    /** The brands that the workspace follows. */
    listFollowedIds(workspaceId: string): Promise<string[]> {
      return openFollowedBrands(db).listIds(workspaceId)
    },

    /** Following a brand twice has the same effect as following it once. @throws DomainError 404, 409 `spy_limit_reached` */
    async followOne(actor: Actor, askedId: string): Promise<void> {
      const brandId = await findStanding(actor, askedId)
      await db.transaction().execute(async (transaction) => {
        const { followed, limit } = await lockFollowed(transaction, actor.workspaceId)
        if (!followed.has(brandId) && followed.size >= limit) {
          throw conflict(
            `Your plan follows ${limit} brands. Stop following one of them, or choose a larger plan.`,
            'spy_limit_reached',
          )
        }
        await followAll(transaction, actor, [brandId])
      })
      await lookSoon()
    },

    /** Follows a brand in the background, for a workspace whose plan allows it. @returns whether it is followed */
    async followFor(
      transaction: Database,
      { workspaceId, userId }: { workspaceId: string; userId: string | null },
      brandId: string,
    ): Promise<boolean> {
      const { followed, limit } = await lockFollowed(transaction, workspaceId)
      if (!followed.has(brandId) && followed.size >= limit) {
        return false
      }
      await openFollowedBrands(transaction).insert([brandId], { workspaceId, userId, now: clock.now() })
      return true
    },

    /** Unfollowing a brand that is not followed has no effect. */
    async unfollow(actor: Actor, brandId: string): Promise<void> {
      const standingId = (await findStandingIds(db, [brandId], actor.workspaceId)).get(brandId) ?? brandId
      await openFollowedBrands(db).delete(standingId, actor.workspaceId)
    },

    /** Follows brands that exist, as many as the plan allows, inside the transaction of the caller's change. */
    async follow(transaction: Database, actor: Actor, brandIds: readonly string[]): Promise<void> {
      const { followed, limit } = await lockFollowed(transaction, actor.workspaceId)
      const added = brandIds.filter((id) => !followed.has(id))
      await followAll(transaction, actor, added.slice(0, Math.max(0, limit - followed.size)))
    },
  }
}

export type BrandService = ReturnType<typeof createBrandService>

function present<Row extends { ads_count: string | null; home_id: string | null }>(row: Row) {
  return { ...row, home: toHome(row.home_id), ads_count: Number(row.ads_count) }
}
