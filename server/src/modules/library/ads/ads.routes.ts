import { countAdFacets } from '@marquee/contract/ad-facets'
import { countAds, getAd, listAdFilterOptions, listAds } from '@marquee/contract/ad-search'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { AdService } from './ads.service.ts'

const KNOWN_PARAMETERS: ReadonlySet<string> = new Set(Object.keys(listAds.query?.shape ?? {}))

export function registerAdRoutes(app: FastifyInstance, ads: AdService): void {
  implement(app, listAds, async ({ actor, query }) => {
    const { sort, cursor, limit, per_brand: perBrand, include_unverified: includeUnverified, ...filters } = query
    const page = await ads.search(actor, { filters, sort, includeUnverified }, { cursor, limit, perBrand })
    const unknown = Object.keys(query).filter((name) => !KNOWN_PARAMETERS.has(name))
    return {
      data: page.ads,
      meta: {
        next_cursor: page.nextCursor,
        total: page.total?.count ?? null,
        total_is_capped: page.total?.isCapped ?? false,
        not_applied: [...unknown, ...page.ineffective],
        held_back: page.heldBack,
        leaves_out_unverified: page.leavesOutUnverified,
      },
    }
  })
  implement(app, countAds, async ({ actor, query }) => {
    const { sort, include_unverified: includeUnverified, ...filters } = query
    const { count, isCapped } = await ads.count(actor, { filters, sort, includeUnverified })
    return { data: { total: count, total_is_capped: isCapped } }
  })
  implement(app, countAdFacets, async ({ actor, query }) => {
    const { sort, include_unverified: includeUnverified, ...filters } = query
    return { data: await ads.countFacets(actor, { filters, sort, includeUnverified }) }
  })
  implement(app, listAdFilterOptions, async () => ({ data: await ads.listFilterOptions() }))
  implement(app, getAd, async ({ actor, params }) => ({ data: await ads.get(actor, params.id) }))
}
