import type { HandlerInput } from '@marquee/contract/endpoint'
import type {
  listSavedAds,
  SavedAd,
  SavedAdFilters,
  SavedPlaces,
  TagSort,
  updateSavedAd,
} from '@marquee/contract/saved-ads'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { WebhookEventService } from '../../notifications/notifications.public.ts'
import type { AdService, MediaCopyService } from '../../library/library.public.ts'
import type { BoardAdService } from '../boards/board-ads.service.ts'
import { toSavedEvent } from './saved-event.ts'
import { createSavedAdRepository, type SavedAdRow, type SavedAdSelection } from './saved-ads.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  ads: Pick<AdService, 'listByIds' | 'matcher' | 'findVisibleIds'>
  boardAds: Pick<BoardAdService, 'listHolders'>
  mediaCopies: Pick<MediaCopyService, 'request' | 'listStates'>
  webhookEvents: Pick<WebhookEventService, 'tell'>
  /** Names by user id; ids of removed accounts are missing. */
  users: { findDisplayNames(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> }
}

/** A selection of saved ads: named one by one, or found by filters. */
export interface SavedAdChoice {
  adIds: readonly string[] | null
  filters: SavedAdFilters
  sort: 'latest_added' | 'first_added'
}

const FORMER_MEMBER = 'Former member'

/** The swipe file: the saved ads of the actor's workspace. Rows of another workspace are never visible. */
export function createSavedAdService({ db, clock, ads, boardAds, mediaCopies, users, webhookEvents }: Dependencies) {
  const repository = createSavedAdRepository(db)

  async function present(workspaceId: string, rows: readonly SavedAdRow[]): Promise<SavedAd[]> {
    const adIds = rows.map((row) => row.ad_id)
    const savers = rows.flatMap((row) => row.saved_by ?? [])
    const [summaries, names, copies] = await Promise.all([
      ads.listByIds(workspaceId, adIds),
      users.findDisplayNames([...new Set(savers)]),
      mediaCopies.listStates(adIds),
    ])
    const byId = new Map(summaries.map((summary) => [summary.id, summary]))
    return rows.flatMap(({ ad_id, saved_by, created_at, ...row }) => {
      const ad = byId.get(ad_id)
      const saved_by_name = names.get(saved_by ?? '') ?? FORMER_MEMBER
      const media_copy = copies.get(ad_id) ?? null
      return ad === undefined ? [] : [{ ...row, ad, saved_by_name, media_copy, created_at: created_at.toISOString() }]
    })
  }

  async function readSelection(
    { workspaceId }: Actor,
    choice: Pick<SavedAdChoice, 'adIds' | 'filters'>,
  ): Promise<SavedAdSelection> {
    const { tag = [], saved_by: savedBy, ...filters } = choice.filters
    return {
      matching: await ads.matcher(workspaceId, filters),
      tags: tag,
      savedBy: savedBy ?? null,
      adIds: choice.adIds,
    }
  }

  /** @throws DomainError 404 for an ad that is not in the swipe file */
  async function get({ workspaceId }: Actor, adId: string): Promise<SavedAd> {
    const row = await repository.find(workspaceId, adId)
    const [saved] = row === undefined ? [] : await present(workspaceId, [row])
    if (saved === undefined) {
      throw notFound('saved ad')
    }
    return saved
  }

  return {
    get,

    /** A page of the swipe file. @throws DomainError 422 for an invalid cursor or one of another sort order */
    async list(actor: Actor, query: HandlerInput<typeof listSavedAds>['query']) {
      const { cursor, limit, sort, ...filters } = query
      const schema = z.object({ sort: z.literal(sort), created_at: z.iso.datetime(), id: z.uuid() })
      const rows = await repository.list(actor.workspaceId, {
        ...(await readSelection(actor, { adIds: null, filters })),
        direction: sort === 'first_added' ? 'asc' : 'desc',
        after: decodeCursor(schema, cursor),
        limit: limit + 1,
      })
      const { page, next_cursor } = takePage(rows, limit, (last) => ({
        sort,
        created_at: last.created_at.toISOString(),
        id: last.id,
      }))
      return {
        data: await present(actor.workspaceId, page),
        meta: {
          next_cursor,
        },
      }
    },

    /** Ids of the first `limit` selected ads, in the selected order. */
    async listChosenIds(actor: Actor, choice: SavedAdChoice, limit: number): Promise<string[]> {
      const rows = await repository.list(actor.workspaceId, {
        ...(await readSelection(actor, choice)),
        direction: choice.sort === 'first_added' ? 'asc' : 'desc',
        after: null,
        limit,
      })
      return rows.map((row) => row.ad_id)
    },

    /** The given ads that are still saved, in the order of the ids. */
    async listByAdIds(workspaceId: string, adIds: readonly string[]): Promise<SavedAd[]> {
      const selection = { matching: null, tags: [], savedBy: null, adIds }
      const rows = await repository.list(workspaceId, {
        ...selection,
        direction: 'desc',
        after: null,
        limit: adIds.length,
      })
      const found = new Map((await present(workspaceId, rows)).map((saved) => [saved.ad.id, saved]))
      return adIds.flatMap((id) => found.get(id) ?? [])
    },

    /** Saving again changes nothing: the time and the user of the first save stay. @throws DomainError 404 */
    async save(actor: Actor, adId: string): Promise<SavedAd> {
      const [existing] = await ads.findVisibleIds(actor, [adId])
      if (existing === undefined) {
        throw notFound('ad')
      }
      await db.transaction().execute(async (transaction) => {
        const now = clock.now()
        const { workspaceId, userId: savedBy } = actor
        const isNew = await createSavedAdRepository(transaction).save(workspaceId, adId, { savedBy, now })
        await mediaCopies.request(transaction, [adId])
        await (isNew && webhookEvents.tell(transaction, toSavedEvent(workspaceId, [adId])))
      })
      return get(actor, adId)
    },

    /** @throws DomainError 404 */
    async update(actor: Actor, adId: string, changes: HandlerInput<typeof updateSavedAd>['body']): Promise<SavedAd> {
      const { note, tags } = changes
      const stored = { ...(note !== undefined && { note }), ...(tags !== undefined && { tags: [...new Set(tags)] }) }
      await repository.update(actor.workspaceId, adId, stored, clock.now())
      return get(actor, adId)
    },

    /** Does nothing for an ad that is not saved. */
    async unsave(actor: Actor, adId: string): Promise<void> {
      await repository.remove(actor.workspaceId, adId)
    },

    /** @throws DomainError 404 */
    async retryMediaCopies(actor: Actor, adId: string): Promise<SavedAd> {
      await get(actor, adId)
      await db.transaction().execute((transaction) => mediaCopies.request(transaction, [adId]))
      return get(actor, adId)
    },

    listTags: (actor: Actor, sort: TagSort) => repository.listTags(actor.workspaceId, sort),

    /** Where the workspace keeps the given ads already. */
    async listPlaces(actor: Actor, adIds: readonly string[]): Promise<SavedPlaces> {
      const [saved, boards] = await Promise.all([
        repository.listSavedIds(actor.workspaceId, adIds),
        boardAds.listHolders(actor, adIds),
      ])
      return { saved_ad_ids: saved, boards }
    },

    /** The given ads that are in the swipe file. */
    listMarks: (actor: Actor, adIds: readonly string[]) => repository.listSavedIds(actor.workspaceId, adIds),
  }
}
export type SavedAdService = ReturnType<typeof createSavedAdService>
