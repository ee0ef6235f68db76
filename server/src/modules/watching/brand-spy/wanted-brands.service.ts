import type { BrandLook } from '@marquee/contract/brand-looks'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { type listWantedEverywhere, MAX_WANTED_BRANDS, type WantedBrand } from '@marquee/contract/wanted-brands'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { lockUntilEnd } from '../../../platform/database/with-lock.ts'
import { conflict, invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { BrandQueryService, BrandService } from '../../library/library.public.ts'
import type { NotificationService } from '../../notifications/notifications.public.ts'
import { readSoughtBrand } from './sought-brand.ts'
import { createWantedBrandRepository, type FoundBrand, type WantedBrandRow } from './wanted-brands.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  brands: Pick<BrandService, 'followFor'>
  brandQueries: Pick<BrandQueryService, 'listFound' | 'listLooks' | 'lookSoon'>
  notifications: Pick<NotificationService, 'notify'>
}

const PAGE_ID = /^\d{5,25}$/
const NAME_LENGTHS = { shortest: 2, longest: 100 }
const place = z.object({ workspaces: z.number().int(), kind: z.enum(['website', 'page_id', 'name']), name: z.string() })

/** Brands that a workspace wants to follow before the library has any ad of theirs. */
export function createWantedBrandService({ db, clock, brands, brandQueries, notifications }: Dependencies) {
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

  async function presentAll(workspaceId: string, rows: readonly WantedBrandRow[]): Promise<WantedBrand[]> {
    const looks = await brandQueries.listLooks(
      workspaceId,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => present(row, looks.get(row.id) ?? []))
  }

  return {
    async list({ workspaceId }: Actor): Promise<WantedBrand[]> {
      return await presentAll(workspaceId, await repository.list(workspaceId, MAX_WANTED_BRANDS))
    },

    /** Brands that workspaces want, the most wanted first. @throws DomainError 422 for a cursor that we did not issue */
    async listEverywhere({ cursor, limit }: HandlerInput<typeof listWantedEverywhere>['query']) {
      const rows = await repository.listEverywhere({ after: decodeCursor(place, cursor), limit: limit + 1 })
      const { page, next_cursor } = takePage(rows, limit, ({ workspaces, kind, name }) => ({ workspaces, kind, name }))
      const data = page.map((row) => ({ ...row, first_wanted_at: row.first_wanted_at.toISOString() }))
      return { data, meta: { next_cursor } }
    },

    /** Adds a wanted brand; does nothing if it is wanted already. @throws DomainError 422 for an empty name, 409 above the maximum */
    async want({ workspaceId, userId }: Actor, address: string): Promise<WantedBrand> {
      const { kind, name } = toWanted(address)
      const wanted = await db.transaction().execute(async (transaction) => {
        await lockUntilEnd(transaction, `wanted brands ${workspaceId}`)
        const inside = createWantedBrandRepository(transaction)
        if ((await inside.list(workspaceId, MAX_WANTED_BRANDS)).length >= MAX_WANTED_BRANDS) {
          throw conflict(`A workspace waits for at most ${MAX_WANTED_BRANDS} brands.`, 'too_many_wanted_brands')
        }
        const row = { workspace_id: workspaceId, created_by: userId, name, kind, created_at: clock.now() }
        return (await inside.insert(row)) ?? (await inside.findByName(workspaceId, name))
      })
      if (wanted === undefined) {
        throw notFound('wanted brand')
      }
      await brandQueries.lookSoon()
      return present(wanted, [])
    },

    /** @throws DomainError 404 */
    async forget({ workspaceId }: Actor, id: string): Promise<void> {
      if (!(await repository.remove(workspaceId, id))) {
        throw notFound('wanted brand')
      }
    },

    /** Follows the wanted brands that an import or a source has added. @returns how many */
    async joinFound(): Promise<number> {
      const found = (await repository.hasAny()) ? await repository.listFound(await brandQueries.listFound()) : []
      for (const brand of found) {
        await join(brand)
      }
      if (found.length > 0) {
        // From now on they are looked at as followed brands.
        await brandQueries.lookSoon()
      }
      return found.length
    },
  }
}
export type WantedBrandService = ReturnType<typeof createWantedBrandService>

/** How a brand is wanted: by the id of its page, else by its site, else by its name. @throws DomainError 422 */
function toWanted(address: string): Pick<WantedBrandRow, 'kind' | 'name'> {
  const { words, host, pageId } = readSoughtBrand(address)
  if (pageId !== null && PAGE_ID.test(pageId)) {
    return { kind: 'page_id', name: pageId }
  }
  if (host !== null) {
    return { kind: 'website', name: host }
  }
  const name = words.replaceAll(/\s+/g, ' ')
  if (name.length < NAME_LENGTHS.shortest || name.length > NAME_LENGTHS.longest) {
    throw invalid({
      address: [
        'Enter a name of 2 to 100 characters, the address of a site, as lumen-skin.com, or the number of a page.',
      ],
    })
  }
  return { kind: 'name', name }
}

function present({ id, name, kind, created_at }: WantedBrandRow, looks: readonly BrandLook[]): WantedBrand {
  return { id, name, kind, created_at: created_at.toISOString(), looks: [...looks] }
}
