import {
  type AdPart,
  type BrandChange,
  brandChangeKind,
  type BrandChangeKind,
  type LandingPageChange,
  type LandingPageVersion,
  type listBrandChanges,
} from '@marquee/contract/brand-changes'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { AdVersionService, ChangePosition } from '../../library/library.public.ts'
import type { BrandSpyService } from '../brand-spy/brand-spy.service.ts'
import { createLandingPageRepository } from './landing-pages.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  adVersions: Pick<AdVersionService, 'listOfBrand'>
  brandSpy: Pick<BrandSpyService, 'get'>
}

const position = z.object({ changed_at: z.iso.datetime(), id: z.uuid() })

const AD_PARTS: Readonly<Record<Exclude<BrandChangeKind, 'page'>, readonly AdPart[]>> = {
  words: ['title', 'body', 'link_description', 'cards', 'call_to_action'],
  image: ['image'],
  link: ['landing_page'],
}

/** What followed brands changed in their ads and on their landing pages. */
export function createBrandChangeService({ db, clock, adVersions, brandSpy }: Dependencies) {
  const pages = createLandingPageRepository(db)

  async function listPageChanges(brandId: string, after: ChangePosition | null, limit: number) {
    const rows = await pages.listChanges(brandId, after, limit)
    const versions = await pages.listVersions(rows.flatMap(({ id, previous_id }) => [id, previous_id]))
    const known = new Map(versions.map((version) => [version.id, toVersion(version)]))
    return rows.flatMap(({ id, previous_id, address, changes, first_seen_at }): LandingPageChange[] => {
      const [before, after] = [known.get(previous_id), known.get(id)]
      const changed_at = first_seen_at.toISOString()
      return before === undefined || after === undefined
        ? []
        : [{ type: 'landing_page', id, changed_at, address, changes, before, after }]
    })
  }

  return {
    /** @throws DomainError 404 for a brand that the workspace does not follow, 422 for an invalid cursor */
    async list(actor: Actor, brandId: string, query: HandlerInput<typeof listBrandChanges>['query']) {
      await brandSpy.get(actor, brandId)
      const { cursor, limit, kind: kinds = brandChangeKind.options } = query
      const after = decodeCursor(position, cursor)
      const parts = kinds.flatMap((kind) => (kind === 'page' ? [] : AD_PARTS[kind]))
      const [ofAds, ofPages, counts] = await Promise.all([
        parts.length === 0 ? [] : adVersions.listOfBrand(brandId, { parts, after, limit: limit + 1 }),
        kinds.includes('page') ? listPageChanges(brandId, after, limit + 1) : [],
        pages.countPages(brandId, clock.now()),
      ])
      const newest = [...ofAds, ...ofPages].toSorted(compareNewest)
      const { page, next_cursor } = takePage<BrandChange>(newest, limit, ({ changed_at, id }) => ({ changed_at, id }))
      return { data: page, meta: { next_cursor, pages: counts } }
    },
  }
}
export type BrandChangeService = ReturnType<typeof createBrandChangeService>

/** The order of both lists: by time and then by id, the newest first. */
function compareNewest(one: BrandChange, other: BrandChange): number {
  return other.changed_at.localeCompare(one.changed_at) || (one.id < other.id ? 1 : -1)
}

function toVersion(
  row: Omit<LandingPageVersion, 'first_seen_at' | 'last_seen_at'> & Record<'first_seen_at' | 'last_seen_at', Date>,
): LandingPageVersion {
  const { title, headline, price, currency, offer, call_to_action, first_seen_at, last_seen_at } = row
  return {
    title,
    headline,
    price,
    currency,
    offer,
    call_to_action,
    first_seen_at: first_seen_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
  }
}
