import type { HandlerInput } from '@marquee/contract/endpoint'
import type { listSavedAds, SavedAd } from '@marquee/contract/saved-ads'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { forbidden, notFound } from '../../platform/errors/domain-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { decodeCursor, encodeCursor } from '../../platform/http/cursor.ts'
import type { AdService } from '../ads/ads.service.ts'
import { canEditSwipeFile } from './saved-ads.policy.ts'
import { createSavedAdRepository, type SavedAdRow } from './saved-ads.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  ads: Pick<AdService, 'listByIds' | 'isMatching' | 'findExistingIds'>
  /** Names by user id; ids of removed accounts are missing. */
  people: { findDisplayNames(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> }
}

const FORMER_MEMBER = 'Former member'

/** The swipe file: what the actor's workspace has saved. Another workspace's rows are never seen. */
export function createSavedAdService({ db, clock, ads, people }: Dependencies) {
  const repository = createSavedAdRepository(db)

  async function present(workspaceId: string, rows: readonly SavedAdRow[]): Promise<SavedAd[]> {
    const savers = rows.flatMap((row) => row.saved_by ?? [])
    const [summaries, names] = await Promise.all([
      ads.listByIds(
        workspaceId,
        rows.map((row) => row.ad_id),
      ),
      people.findDisplayNames([...new Set(savers)]),
    ])
    const byId = new Map(summaries.map((summary) => [summary.id, summary]))
    return rows.flatMap(({ id, ad_id, saved_by, created_at }) => {
      const ad = byId.get(ad_id)
      const saved_by_name = names.get(saved_by ?? '') ?? FORMER_MEMBER
      return ad === undefined ? [] : [{ id, ad, saved_by_name, created_at: created_at.toISOString() }]
    })
  }

  return {
    /** A page of the swipe file. @throws DomainError 422 for a cursor of another sort or not of ours */
    async list(actor: Actor, query: HandlerInput<typeof listSavedAds>['query']) {
      const { cursor, limit, sort, ...filters } = query
      const schema = z.object({ sort: z.literal(sort), created_at: z.iso.datetime(), id: z.uuid() })
      const hasFilters = Object.values(filters).some((filter) => filter !== undefined)
      const rows = await repository.list(actor.workspaceId, {
        matching: hasFilters ? (adId) => ads.isMatching(adId, filters) : null,
        direction: sort === 'first_added' ? 'asc' : 'desc',
        after: decodeCursor(schema, cursor),
        limit: limit + 1,
      })
      const page = rows.slice(0, limit)
      const last = rows.length > limit ? page.at(-1) : undefined
      return {
        data: await present(actor.workspaceId, page),
        meta: {
          next_cursor: last ? encodeCursor({ sort, created_at: last.created_at.toISOString(), id: last.id }) : null,
        },
      }
    },

    /** Saving twice is saving once: the first save's time and person stay. @throws DomainError 403, 404 */
    async save(actor: Actor, adId: string): Promise<SavedAd> {
      requireEditor(actor)
      const [existing] = await ads.findExistingIds([adId])
      if (existing === undefined) {
        throw notFound('ad')
      }
      const row = await repository.save(actor.workspaceId, adId, { savedBy: actor.userId, now: clock.now() })
      const [saved] = row === undefined ? [] : await present(actor.workspaceId, [row])
      if (saved === undefined) {
        throw notFound('ad')
      }
      return saved
    },

    /** An ad that is not saved stays out. @throws DomainError 403 */
    async unsave(actor: Actor, adId: string): Promise<void> {
      requireEditor(actor)
      await repository.remove(actor.workspaceId, adId)
    },
  }
}
export type SavedAdService = ReturnType<typeof createSavedAdService>

function requireEditor(actor: Actor): void {
  if (!canEditSwipeFile(actor.role)) {
    throw forbidden('You can look at the swipe file of this workspace but not change it.')
  }
}
