import { type HiddenBrand, MOST_HIDDEN_BRANDS } from '@marquee/contract/hidden-brands'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { BrandService } from '../brands/brands.service.ts'
import { createHiddenBrandRepository, type HiddenBrandRow } from './hidden-brands.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  brands: Pick<BrandService, 'findStanding' | 'listByIds' | 'listStanding'>
  /** Names by user id; ids of removed accounts are missing. */
  users: { findDisplayNames(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> }
}

const FORMER_MEMBER = 'Former member'

/** The brands whose ads a workspace does not want to see in Explore. */
export function createHiddenBrandService({ db, clock, brands, users }: Dependencies) {
  const repository = createHiddenBrandRepository(db)

  async function present(viewer: Pick<Actor, 'workspaceId'>, rows: readonly HiddenBrandRow[]): Promise<HiddenBrand[]> {
    const [found, names] = await Promise.all([
      brands.listByIds(
        viewer,
        rows.map((row) => row.brand_id),
      ),
      users.findDisplayNames([...new Set(rows.flatMap((row) => row.hidden_by ?? []))]),
    ])
    const byId = new Map(found.map((brand) => [brand.id, brand]))
    return rows.flatMap(({ brand_id, hidden_by, created_at }) => {
      const brand = byId.get(brand_id)
      const hidden_by_name = names.get(hidden_by ?? '') ?? FORMER_MEMBER
      return brand === undefined ? [] : [{ ...brand, hidden_by_name, hidden_at: created_at.toISOString() }]
    })
  }

  return {
    /** The most recently hidden brand first. */
    async list(actor: Actor): Promise<HiddenBrand[]> {
      return present(actor, await repository.list(actor.workspaceId))
    },

    async listIds(workspaceId: string): Promise<string[]> {
      const hidden = await repository.list(workspaceId)
      return brands.listStanding(
        { workspaceId },
        hidden.map((row) => row.brand_id),
      )
    },

    /** Hiding a brand twice has the same effect as hiding it once. @throws DomainError 404, 409 `too_many_hidden_brands` */
    async hide(actor: Actor, askedId: string): Promise<HiddenBrand> {
      const brandId = await brands.findStanding(actor, askedId)
      const row = await db.transaction().execute(async (transaction) => {
        const hiddenBrands = createHiddenBrandRepository(transaction)
        await hiddenBrands.lock(actor.workspaceId)
        const known = await hiddenBrands.find(actor.workspaceId, brandId)
        if (known === undefined && (await hiddenBrands.list(actor.workspaceId)).length >= MOST_HIDDEN_BRANDS) {
          throw conflict(
            `A workspace hides at most ${MOST_HIDDEN_BRANDS} brands. Show one of them again first.`,
            'too_many_hidden_brands',
          )
        }
        await hiddenBrands.hide(actor.workspaceId, brandId, { userId: actor.userId, now: clock.now() })
        return hiddenBrands.find(actor.workspaceId, brandId)
      })
      const [hidden] = row === undefined ? [] : await present(actor, [row])
      if (hidden === undefined) {
        throw notFound('brand')
      }
      return hidden
    },

    /** Showing a brand that is not hidden has no effect. */
    async show(actor: Actor, brandId: string): Promise<void> {
      await repository.show(actor.workspaceId, brandId)
    },
  }
}
export type HiddenBrandService = ReturnType<typeof createHiddenBrandService>
