import type { BrandDay, BrandOverview, BrandPatterns, BrandSort, exploreBrands } from '@marquee/contract/brand-insights'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { BrandService } from '../brands/brands.service.ts'
import { toHome } from '../homes/homes.service.ts'
import { type BrandOverviewRow, createBrandInsightRepository } from './brand-insights.repository.ts'
import { fillDays } from './fill-days.ts'

interface Dependencies {
  db: Database
  clock: Clock
  brands: Pick<BrandService, 'findStanding' | 'listFollowedIds'>
}

type Viewer = Pick<Actor, 'workspaceId'>

/** The position in a list: the highest figure is an integer of PostgreSQL; names are compared as text. */
const figurePosition = z.object({ key: z.number().int().min(0).max(2_147_483_647), id: z.uuid() })
const namePosition = z.object({ key: z.string(), id: z.uuid() })

/**
 * The activity of brands: figures, timeline and patterns. A brand and its ads have the same home, so figures of a common brand are of
 * common ads alone, and the same for every workspace.
 */
export function createBrandInsightService({ db, clock, brands }: Dependencies) {
  const repository = createBrandInsightRepository(db)

  /** The brand, or the one that it is a part of. */
  async function requireBrand(actor: Viewer, id: string): Promise<BrandOverviewRow> {
    return required(await repository.find(actor.workspaceId, await brands.findStanding(actor, id)), 'brand')
  }

  return {
    /** A page of brands. @throws DomainError 422 for a cursor that we did not issue */
    async list(actor: Actor, query: HandlerInput<typeof exploreBrands>['query']) {
      const { q = '', niche = [], followed, sort, cursor, limit } = query
      const after = decodeCursor(sort === 'name' ? namePosition : figurePosition, cursor)
      const followedIds = await brands.listFollowedIds(actor.workspaceId)
      const filters = {
        q: q.trim(),
        niches: niche,
        ids: followed === 'only' ? followedIds : null,
        viewer: actor.workspaceId,
      }
      const [rows, total] = await Promise.all([
        repository.list({ ...filters, sort, after, limit: limit + 1 }),
        cursor === undefined ? repository.total(filters) : null,
      ])
      const { page, next_cursor } = takePage(rows, limit, (last) => ({ key: toKey(last, sort), id: last.id }))
      const follows = new Set(followedIds)
      return {
        data: page.map((row) => present(row, follows)),
        meta: { next_cursor, total },
      }
    },

    /** @throws DomainError 404 */
    async get(actor: Actor, id: string): Promise<BrandOverview> {
      const [row, followedIds] = await Promise.all([requireBrand(actor, id), brands.listFollowedIds(actor.workspaceId)])
      return present(row, new Set(followedIds))
    },

    /** The last `days` days, today included. @throws DomainError 404 */
    async timeline(actor: Viewer, id: string, days: number): Promise<BrandDay[]> {
      const brand = await requireBrand(actor, id)
      const today = clock.now()
      const from = toDay(new Date(today.getTime() - (days - 1) * DAY_MS))
      return fillDays(await repository.listDays(brand.id, from), from, toDay(today))
    },

    /** @throws DomainError 404 */
    async patterns(actor: Viewer, id: string): Promise<BrandPatterns> {
      return repository.findPatterns((await requireBrand(actor, id)).id, clock.now())
    },
  }
}
export type BrandInsightService = ReturnType<typeof createBrandInsightService>

function toKey(row: BrandOverviewRow, sort: BrandSort): string | number {
  const keys = {
    active: row.active_ads,
    launched_7d: row.launched_7d,
    launched_30d: row.launched_30d,
    longest_run: row.longest_run_days,
    ads: row.ads_count,
    name: row.name,
  }
  return keys[sort]
}

function present(row: BrandOverviewRow, followed: ReadonlySet<string>): BrandOverview {
  const { image, video, carousel, text, home_id, ...rest } = row
  return {
    ...rest,
    home: toHome(home_id),
    formats: { image, video, carousel, text },
    is_followed: followed.has(row.id),
  }
}

/** The day in UTC, as `2026-11-21`. */
function toDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
