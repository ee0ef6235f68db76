import type { AdSummary } from '@marquee/contract/ads'
import type { BrandLook } from '@marquee/contract/brand-looks'
import type {
  BrandCandidate,
  BrandSpyFigures,
  listSpiedBrands,
  SpiedBrand,
  updateSpiedBrand,
} from '@marquee/contract/brand-spy'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import type { ZoneName } from '../../../platform/calendar-days.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { AdService, BrandQueryService, BrandService } from '../../library/library.public.ts'
import type { PlanService } from '../../billing/billing.public.ts'
import { getNextAlert } from './alert-times.ts'
import type { BrandFigureService } from './brand-figures.service.ts'
import { createBrandSpyRepository, type SpiedBrandRow, type TrackerChanges } from './brand-spy.repository.ts'
import { createSpyFolderRepository } from './spy-folders.repository.ts'
import { readSoughtBrand } from './sought-brand.ts'

interface Dependencies {
  db: Database
  clock: Clock
  ads: Pick<AdService, 'listByIds'>
  brands: Pick<BrandService, 'findStanding'>
  brandQueries: Pick<BrandQueryService, 'listLooks'>
  plans: Pick<PlanService, 'getSpyLimit'>
  figures: Pick<BrandFigureService, 'get'>
  /** Returns the secret that signs a workspace's webhooks. */
  getWebhookSecret: (workspaceId: string) => string
}

type Changes = HandlerInput<typeof updateSpiedBrand>['body']

const position = z.object({ key: z.union([z.number().int().min(0), z.string()]), id: z.uuid() })

/** The brands that a workspace follows, its settings for each brand, and the brands' launched, continuing and stopped ads. */
export function createBrandSpyService(dependencies: Dependencies) {
  const { db, clock, ads, brands, brandQueries, plans, figures, getWebhookSecret } = dependencies
  const repository = createBrandSpyRepository(db)
  const getToday = () => clock.now().toISOString().slice(0, 10)

  async function presentAll(workspaceId: string, rows: readonly SpiedBrandRow[]): Promise<SpiedBrand[]> {
    const looks = await brandQueries.listLooks(
      workspaceId,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => present(row, looks.get(row.id) ?? []))
  }

  async function get(workspaceId: string, brandId: string): Promise<SpiedBrand> {
    const all = { q: '', folder: null, favoritesOnly: false, sort: 'name', after: null, limit: 1 } as const
    const rows = await repository.list({ ...all, workspaceId, brandId, today: getToday() })
    const [brand] = await presentAll(workspaceId, rows)
    if (brand === undefined) {
      throw notFound('followed brand')
    }
    return brand
  }

  return {
    /** The number of followed brands whose alerts go to a webhook. */
    countWebhooks: (workspaceId: string): Promise<number> => repository.countWebhooks(workspaceId),

    /** A page of followed brands. @throws DomainError 422 for an invalid cursor */
    async list({ workspaceId }: Actor, query: HandlerInput<typeof listSpiedBrands>['query']) {
      const { q = '', folder = null, favorites, sort, cursor, limit } = query
      const after = decodeCursor(position, cursor)
      if (after !== null && (typeof after.key === 'string') !== (sort === 'name')) {
        throw invalid({ cursor: ['This page link is no longer valid. Start again from the first page.'] })
      }
      const filters = { q: q.trim(), folder, favoritesOnly: favorites === 'only', brandId: null }
      const [rows, followed, spyLimit, folders] = await Promise.all([
        repository.list({ ...filters, workspaceId, sort, after, limit: limit + 1, today: getToday() }),
        repository.count(workspaceId),
        plans.getSpyLimit(db, workspaceId),
        createSpyFolderRepository(db).list(workspaceId),
      ])
      const { page, next_cursor } = takePage(rows, limit, ({ key, id }) => ({
        key: sort === 'name' ? key : Number(key),
        id,
      }))
      return {
        data: await presentAll(workspaceId, page),
        meta: { next_cursor, followed, limit: spyLimit, folders },
      }
    },

    /** @throws DomainError 404 for a brand that the workspace does not follow */
    get: async (actor: Actor, brandId: string) => get(actor.workspaceId, await brands.findStanding(actor, brandId)),

    /** @throws DomainError 404; 422 for a webhook without an address */
    async update({ workspaceId, timeZone }: Actor, brandId: string, changes: Changes) {
      await db.transaction().execute(async (transaction) => {
        const trackers = createBrandSpyRepository(transaction)
        const before = required(await trackers.findForUpdate(workspaceId, brandId), 'followed brand')
        const after = applyChanges(before, changes)
        if (after.alert_channel === 'webhook' && after.webhook_url === null) {
          throw invalid({ webhook_url: ['Enter the address that alerts are sent to.'] })
        }
        await trackers.update(before.id, { ...after, ...scheduleAlerts(before, after, { now: clock.now(), timeZone }) })
      })
      const brand = await get(workspaceId, brandId)
      return { ...brand, webhook_secret: brand.alert_channel === 'webhook' ? getWebhookSecret(workspaceId) : null }
    },

    findCandidates({ workspaceId }: Actor, q: string): Promise<BrandCandidate[]> {
      return repository.findCandidates(workspaceId, readSoughtBrand(q))
    },

    /** The figures of a followed brand, or of another brand for comparison. @throws DomainError 404 */
    async getFigures(actor: Actor, brandId: string): Promise<BrandSpyFigures> {
      return figures.get(await brands.findStanding(actor, brandId))
    },

    /** Ads of the brand by id; ads of other brands are left out. @throws DomainError 404 */
    async listAds(actor: Actor, brandId: string, adIds: readonly string[]): Promise<AdSummary[]> {
      const standingId = await brands.findStanding(actor, brandId)
      return (await ads.listByIds(actor.workspaceId, adIds)).filter(({ brand }) => brand?.id === standingId)
    },
  }
}
export type BrandSpyService = ReturnType<typeof createBrandSpyService>

/** Applies the changes; fields that are not given keep their values. */
function applyChanges(before: Wishes, changes: Changes): Wishes {
  return {
    folder: changes.folder === undefined ? before.folder : changes.folder,
    is_favorite: changes.is_favorite ?? before.is_favorite,
    alert_channel: changes.alert_channel ?? before.alert_channel,
    alert_frequency: changes.alert_frequency ?? before.alert_frequency,
    webhook_url: changes.webhook_url === undefined ? before.webhook_url : changes.webhook_url,
  }
}

type Wishes = Pick<SpiedBrandRow, 'folder' | 'is_favorite' | 'alert_channel' | 'alert_frequency' | 'webhook_url'>
type AlertWish = Pick<Wishes, 'alert_channel' | 'alert_frequency'>

/** Newly enabled alerts report only ads that are added from now on. A new frequency also starts now. */
function scheduleAlerts(
  before: AlertWish,
  after: AlertWish,
  { now, timeZone }: { now: Date; timeZone: ZoneName },
): TrackerChanges {
  if (after.alert_channel === 'none') {
    return { alert_due_at: null, updated_at: now }
  }
  const begins = before.alert_channel === 'none' ? { alerts_since: now, alerted_until: now } : {}
  const isRescheduled = before.alert_channel === 'none' || before.alert_frequency !== after.alert_frequency
  return {
    ...begins,
    ...(isRescheduled && { alert_due_at: getNextAlert(after.alert_frequency, now, timeZone) }),
    updated_at: now,
  }
}

function present(row: SpiedBrandRow, looks: readonly BrandLook[]): SpiedBrand {
  const { new_1d, before_1d, new_7d, before_7d, new_30d, before_30d, key: _key, followed_at, ...rest } = row
  return {
    ...rest,
    looks: [...looks],
    followed_at: followed_at.toISOString(),
    launched_1d: { count: new_1d, before: before_1d },
    launched_7d: { count: new_7d, before: before_7d },
    launched_30d: { count: new_30d, before: before_30d },
  }
}
