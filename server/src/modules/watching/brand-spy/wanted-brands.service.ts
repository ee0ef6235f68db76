import { MAX_WANTED_BRANDS, type WantedBrand } from '@marquee/contract/wanted-brands'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { BrandService } from '../../library/library.public.ts'
import type { NotificationService } from '../../notifications/notifications.public.ts'
import { readSoughtBrand } from './sought-brand.ts'
import { createWantedBrandRepository, type FoundBrand, type WantedBrandRow } from './wanted-brands.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  brands: Pick<BrandService, 'followFor'>
  notifications: Pick<NotificationService, 'notify'>
}

const PAGE_ID = /^\d{5,25}$/

/** Brands that a workspace wants to follow before the library has any ad of theirs. */
export function createWantedBrandService({ db, clock, brands, notifications }: Dependencies) {
  const repository = createWantedBrandRepository(db)

  /** Follows the brand, if the plan allows it, and notifies the user who wanted it, in one transaction. */
  async function join({ id, workspace_id: workspaceId, created_by, brand_id, brand_name }: FoundBrand): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      if (!(await createWantedBrandRepository(transaction).remove(workspaceId, id))) {
        return
      }
      const isFollowed = await brands.followFor(transaction, { workspaceId, userId: created_by }, brand_id)
      await notifications.notify(transaction, {
        workspaceId,
        userIds: created_by === null ? 'everybody' : [created_by],
        kind: 'brand_found',
        data: { id: brand_id, name: brand_name, is_followed: isFollowed },
        key: `wanted brand ${id}`,
        channels: ['app'],
      })
    })
  }

  return {
    async list({ workspaceId }: Actor): Promise<WantedBrand[]> {
      return (await repository.list(workspaceId, MAX_WANTED_BRANDS)).map(present)
    },

    /**
     * Adds a wanted brand; does nothing if it is wanted already. @throws DomainError 422 for text without a site or page id, 409
     * above the maximum
     */
    async want({ workspaceId, userId }: Actor, address: string): Promise<WantedBrand> {
      const { host, pageId } = readSoughtBrand(address)
      const isPage = pageId !== null && PAGE_ID.test(pageId)
      const name = isPage ? pageId : host
      if (name === null) {
        throw invalid({ address: ['Enter the address of a site, as lumen-skin.com, or the number of a page.'] })
      }
      if ((await repository.list(workspaceId, MAX_WANTED_BRANDS)).length >= MAX_WANTED_BRANDS) {
        throw conflict(`A workspace waits for at most ${MAX_WANTED_BRANDS} brands.`, 'too_many_wanted_brands')
      }
      const kind = isPage ? 'page_id' : 'website'
      const row = { workspace_id: workspaceId, created_by: userId, name, kind, created_at: clock.now() } as const
      const wanted = (await repository.insert(row)) ?? (await repository.findByName(workspaceId, name))
      if (wanted === undefined) {
        throw notFound('wanted brand')
      }
      return present(wanted)
    },

    /** @throws DomainError 404 */
    async forget({ workspaceId }: Actor, id: string): Promise<void> {
      if (!(await repository.remove(workspaceId, id))) {
        throw notFound('wanted brand')
      }
    },

    /** Follows the wanted brands that an import or a source has added. @returns how many */
    async joinFound(): Promise<number> {
      const found = (await repository.hasAny()) ? await repository.listFound() : []
      for (const brand of found) {
        await join(brand)
      }
      return found.length
    },
  }
}
export type WantedBrandService = ReturnType<typeof createWantedBrandService>

function present({ id, name, kind, created_at }: WantedBrandRow): WantedBrand {
  return { id, name, kind, created_at: created_at.toISOString() }
}
