import type { ConfirmedSite, listConfirmedSites, listLandingSites } from '@marquee/contract/advertisers'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { isSharedSite, SHARED_SITE_PATTERN } from '@marquee/contract/site-hosts'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, DomainError, invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { markBrandsDue } from '../brand-insights/brand-counts.service.ts'
import type { BrandMerger } from '../brands/brand-merging.service.ts'
import { findStandingIds } from '../brands/standing-brands.service.ts'
import { createSiteRepository } from './sites.repository.ts'
import { moveBrandAds } from './move-brand-ads.ts'

interface Dependencies {
  db: Database
  clock: Clock
  /** Called after a change of the brands of ads. */
  onMoved: () => Promise<unknown>
}

const landingPosition = z.object({ ads_count: z.number().int(), host: z.string() })
const confirmedPosition = z.object({ id: z.uuid() })

/** Sites that administrators confirm as the advertisers of ads whose sources name none. */
export function createConfirmedSiteService({ db, clock, onMoved }: Dependencies) {
  const repository = createSiteRepository(db)

  return {
    /** A page of sites; those that many advertisers share are left out. @throws DomainError 422 for an invalid cursor */
    async listLanding({ cursor, limit }: HandlerInput<typeof listLandingSites>['query']) {
      const after = decodeCursor(landingPosition, cursor)
      const rows = await repository.listLanding({ sharedSites: SHARED_SITE_PATTERN, after, limit: limit + 1 })
      const { page, next_cursor } = takePage(rows, limit, ({ ads_count, host }) => ({ ads_count, host }))
      return { data: page, meta: { next_cursor } }
    },

    /** @throws DomainError 422 for an invalid cursor */
    async listConfirmed({ cursor, limit }: HandlerInput<typeof listConfirmedSites>['query']) {
      const after = decodeCursor(confirmedPosition, cursor)?.id ?? null
      const rows = await repository.listConfirmed({ after, limit: limit + 1 })
      const { page, next_cursor } = takePage(rows, limit, ({ id }) => ({ id }))
      return { data: page.map(present), meta: { next_cursor } }
    },

    /**
     * Makes a site the advertiser of the ads that lead to it and name none. When one brand names the site as its own, the ads are
     * that brand's. Confirming twice has the same effect as confirming once.
     * @throws DomainError 404 when no such ad leads there, 422 for a site that many advertisers share
     */
    async confirm(actor: Actor, host: string, name = host): Promise<ConfirmedSite & { ads_count: number }> {
      if (isSharedSite(host)) {
        throw invalid({ host: [`Many advertisers have pages on ${host}, so it does not tell who the advertiser is.`] })
      }
      const now = clock.now()
      const confirmed = await moveBrandAds(db, async ({ transaction, brands, ads }) => {
        const known = await brands.findOfSite(host)
        const site = known ?? (await addSite(brands, { host, name, mergedBy: actor.userId, now }))
        const standingId = await findStandingId(transaction, site.id)
        const intoId = standingId === site.id ? null : standingId
        const adsCount = await ads.adopt(host, { id: site.id, name: site.name, intoId }, now)
        if (known === undefined && adsCount === 0) {
          throw new DomainError(404, `No ad without a known advertiser leads to ${host}.`)
        }
        await markBrandsDue(transaction, [standingId], now)
        return { id: site.id, adsCount }
      })
      await onMoved()
      const [row] = await repository.listConfirmed({
        id: confirmed.id,
        after: null,
        limit: 1,
      })
      if (row === undefined) {
        throw notFound('confirmed site')
      }
      return { ...present(row), ads_count: confirmed.adsCount }
    },

    /**
     * Takes back that a site is an advertiser; who followed its brand does not follow it any more.
     * @throws DomainError 404, 409 while other brands are a part of it
     */
    async withdraw(host: string): Promise<void> {
      const now = clock.now()
      await moveBrandAds(db, async ({ transaction, brands, ads }) => {
        const site = required(await brands.findOfSite(host), 'confirmed site')
        if (await brands.hasParts(site.id)) {
          throw conflict('Other brands are a part of this one. Split them first.')
        }
        const standingId = await findStandingId(transaction, site.id)
        await ads.release(site.id, now)
        await brands.remove(site.id)
        if (standingId !== site.id) {
          await markBrandsDue(transaction, [standingId], now)
        }
      })
      await onMoved()
    },
  }
}
export type ConfirmedSiteService = ReturnType<typeof createConfirmedSiteService>

interface NewSite {
  host: string
  name: string
  mergedBy: string
  now: Date
}

/** Adds the brand of a site; when one brand names the site as its own, the new one is a part of it. */
async function addSite(
  brands: BrandMerger,
  { host, name, mergedBy, now }: NewSite,
): Promise<{ id: string; name: string }> {
  const id = await brands.insertOfSite(host, name, now)
  const [owner, another] = await brands.listNamingSite(host)
  if (owner !== undefined && another === undefined) {
    await brands.merge(id, owner, { mergedBy, now })
  }
  return { id, name }
}

async function findStandingId(transaction: Database, brandId: string): Promise<string> {
  return (await findStandingIds(transaction, [brandId], null)).get(brandId) ?? brandId
}

function present({
  id: _id,
  confirmed_at,
  ...site
}: { id: string; confirmed_at: Date } & Omit<ConfirmedSite, 'confirmed_at'>) {
  return { ...site, confirmed_at: confirmed_at.toISOString() }
}
