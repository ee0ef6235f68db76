import {
  type BrandPair,
  type listMergedBrands,
  type listSimilarBrands,
  type MergedBrand,
} from '@marquee/contract/brand-merges'
import { SHARED_SITE_PATTERN } from '@marquee/contract/site-hosts'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { markBrandsDue } from '../brand-insights/brand-counts.service.ts'
import { findStandingIds, listPartIds } from '../brands/standing-brands.service.ts'
import type { OpenFollowedBrands } from '../library.ports.ts'
import { createBrandPairRepository } from './brand-pairs.repository.ts'
import { moveBrandAds } from './move-brand-ads.ts'

interface Dependencies {
  db: Database
  clock: Clock
  openFollowedBrands: OpenFollowedBrands
  /** Called after a change of the brands of ads. */
  onMoved: () => Promise<unknown>
}

const pairPosition = z.object({ brand_id: z.uuid(), into_id: z.uuid() })
const mergePosition = z.object({ merged_at: z.iso.datetime(), id: z.uuid() })
/** Merges of one run of the job. */
const MOST_MERGES = 200

/** Makes brands of several sources one, and splits them again. */
export function createBrandMergeService({ db, clock, openFollowedBrands, onMoved }: Dependencies) {
  const repository = createBrandPairRepository(db)

  /** @param mergedBy null when the merge is certain enough to need nobody */
  async function merge(brandId: string, intoId: string, mergedBy: string | null): Promise<void> {
    const now = clock.now()
    await moveBrandAds(db, async ({ transaction, brands, ads }) => {
      const locked = new Map((await brands.lock([brandId, intoId])).map((row) => [row.id, row]))
      const [brand, into] = [locked.get(brandId), locked.get(intoId)]
      if (brand === undefined || into === undefined) {
        throw notFound('brand')
      }
      if (brand.merged_into_id === intoId) {
        return
      }
      for (const one of [brand, into]) {
        if (one.merged_into_id !== null) {
          throw conflict(`${one.name} is already a part of another brand. Split it first.`)
        }
      }
      await brands.merge(brandId, intoId, { mergedBy, now })
      await ads.merge(brandId, intoId, now)
      await openFollowedBrands(transaction).merge(brandId, intoId, now)
      await createBrandPairRepository(transaction).allowTogether({ brandId, otherId: intoId })
      await markBrandsDue(transaction, [brandId, intoId].toSorted(), now)
    })
  }

  return {
    /** A page of pairs that may be one brand. @throws DomainError 422 for an invalid cursor */
    async listSimilar({ cursor, limit }: HandlerInput<typeof listSimilarBrands>['query']) {
      const after = decodeCursor(pairPosition, cursor)
      const pairs = { sharedSites: SHARED_SITE_PATTERN, after, limit: limit + 1 }
      const { page, next_cursor } = takePage(await repository.listPairs(pairs), limit, ({ brand_id, into_id }) => {
        return { brand_id, into_id }
      })
      const shown = await repository.listMergeable(page.flatMap(({ brand_id, into_id }) => [brand_id, into_id]))
      const data = page.flatMap(({ brand_id, into_id, signs }): BrandPair[] => {
        const [brand, into] = [shown.get(brand_id), shown.get(into_id)]
        return brand === undefined || into === undefined ? [] : [{ brand, into, signs }]
      })
      return { data, meta: { next_cursor } }
    },

    /** @throws DomainError 422 for an invalid cursor */
    async listMerged({ cursor, limit }: HandlerInput<typeof listMergedBrands>['query']) {
      const position = decodeCursor(mergePosition, cursor)
      const after = position === null ? null : { ...position, merged_at: new Date(position.merged_at) }
      const rows = await repository.listMerged(after, limit + 1)
      const { page, next_cursor } = takePage(rows, limit, ({ merged_at, id }) => ({ merged_at, id }))
      const shown = await repository.listMergeable(page.map(({ id }) => id))
      const data = page.flatMap(({ id, into_id, into_name, merged_at, is_automatic }): MergedBrand[] => {
        const brand = shown.get(id)
        const into = { id: into_id, name: into_name }
        return brand === undefined ? [] : [{ brand, into, merged_at: merged_at.toISOString(), is_automatic }]
      })
      return { data, meta: { next_cursor } }
    },

    /** @throws DomainError 404; 409 for a brand that is merged already; 422 for a brand with itself */
    async merge(actor: Actor, brandId: string, intoId: string): Promise<void> {
      if (brandId === intoId) {
        throw invalid({ into_id: ['Choose another brand: a brand cannot be a part of itself.'] })
      }
      await merge(brandId, intoId, actor.userId)
      await onMoved()
    },

    /**
     * Gives a merged brand its ads and followers back, and those of the brands that are merged into it. The two are not suggested
     * again. Splitting a brand that stands alone has no effect.
     * @throws DomainError 404
     */
    async split(actor: Actor, brandId: string): Promise<void> {
      const now = clock.now()
      await moveBrandAds(db, async ({ transaction, brands, ads }) => {
        const [brand] = await brands.lock([brandId])
        if (brand === undefined) {
          throw notFound('brand')
        }
        if (brand.merged_into_id === null) {
          return
        }
        const standingId = (await findStandingIds(transaction, [brandId], null)).get(brandId) ?? brandId
        const partIds = await listPartIds(transaction, brandId)
        await brands.split(brandId, now)
        await ads.split(brandId, partIds, now)
        await openFollowedBrands(transaction).split({ brandId, partIds, fromId: standingId }, now)
        await createBrandPairRepository(transaction).keepApart(
          { brandId, otherId: brand.merged_into_id },
          { keptBy: actor.userId, now },
        )
        await markBrandsDue(transaction, [brandId, standingId].toSorted(), now)
      })
      await onMoved()
    },

    /** @throws DomainError 404 for brands that do not exist; 422 for a brand with itself */
    async keepApart(actor: Actor, brandId: string, otherId: string): Promise<void> {
      if (brandId === otherId) {
        throw invalid({ other_id: ['Choose another brand: a brand cannot be kept apart from itself.'] })
      }
      if ((await repository.listMergeable([brandId, otherId])).size < 2) {
        throw notFound('brand')
      }
      await repository.keepApart({ brandId, otherId }, { keptBy: actor.userId, now: clock.now() })
    },

    allowTogether: (brandId: string, otherId: string): Promise<void> => repository.allowTogether({ brandId, otherId }),

    /** Merges brands that share page id and name: one page that several sources delivered. @returns how many */
    async mergeCertain(): Promise<number> {
      const found = await repository.listCertainPairs(MOST_MERGES)
      for (const { brand_id, into_id } of found) {
        await merge(brand_id, into_id, null)
      }
      if (found.length > 0) {
        await onMoved()
      }
      return found.length
    },
  }
}
export type BrandMergeService = ReturnType<typeof createBrandMergeService>
