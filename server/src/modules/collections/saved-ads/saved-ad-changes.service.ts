import type { HandlerInput } from '@marquee/contract/endpoint'
import { type changeSavedAds, MAX_TAGS } from '@marquee/contract/saved-ads'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { BoardAdService } from '../boards/board-ads.service.ts'
import type { MediaCopyService } from '../../library/library.public.ts'
import { type ChangeEffect, createSavedAdChangeRepository } from './saved-ad-changes.repository.ts'

type Change = HandlerInput<typeof changeSavedAds>['body']

interface Dependencies {
  db: Database
  clock: Clock
  boardAds: Pick<BoardAdService, 'addAds' | 'takeAdsOff'>
  mediaCopies: Pick<MediaCopyService, 'request'>
}

/** Changes of many saved ads at once, each in one transaction, and how they are undone. */
export function createSavedAdChangeService({ db, clock, boardAds, mediaCopies }: Dependencies) {
  async function apply(transaction: Database, actor: Actor, change: Change): Promise<Partial<ChangeEffect>> {
    const changes = createSavedAdChangeRepository(transaction)
    const { workspaceId } = actor
    const rows = await changes.lock(workspaceId, change.ad_ids)
    switch (change.action) {
      case 'add_tags': {
        const added = rowsWith(rows, (tags) => change.tags.filter((tag) => !tags.includes(tag)))
        refuseTooManyTags(rows, change.tags)
        await changes.addTags(workspaceId, added, clock.now())
        return { tags_added: added }
      }
      case 'remove_tags': {
        const removed = rowsWith(rows, (tags) => change.tags.filter((tag) => tags.includes(tag)))
        await changes.removeTags(workspaceId, removed, clock.now())
        return { tags_removed: removed }
      }
      case 'add_to_board': {
        const savedIds = rows.map((row) => row.ad_id)
        const ids = await boardAds.addAds(transaction, actor, change.board_id, savedIds)
        return { added_to_board: { board_id: change.board_id, ad_ids: ids } }
      }
      case 'remove':
        return { removed: await changes.remove(workspaceId, change.ad_ids) }
      case 'save': {
        const saved = await changes.save(workspaceId, change.ad_ids, { savedBy: actor.userId, now: clock.now() })
        await mediaCopies.request(transaction, saved)
        return { saved }
      }
    }
  }

  return {
    /** @throws DomainError 404 for a board of another workspace; 422 for too many tags */
    async change(actor: Actor, change: Change): Promise<{ id: string; changed: number }> {
      return db.transaction().execute(async (transaction) => {
        const effect = await apply(transaction, actor, change)
        const id = await createSavedAdChangeRepository(transaction).record(actor.workspaceId, effect, clock.now())
        return { id, changed: toCount(effect) }
      })
    },

    /** @throws DomainError 404 */
    async undo(actor: Actor, id: string): Promise<void> {
      const { workspaceId } = actor
      await db.transaction().execute(async (transaction) => {
        const changes = createSavedAdChangeRepository(transaction)
        const found = await changes.find(workspaceId, id)
        if (found === undefined) {
          throw notFound('change')
        }
        if (found.isUndone) {
          return
        }
        const { tags_added, tags_removed, removed, saved, added_to_board } = found.effect
        await changes.removeTags(workspaceId, tags_added, clock.now())
        await changes.addTags(workspaceId, tags_removed, clock.now())
        await changes.restore(workspaceId, removed, clock.now())
        await changes.remove(workspaceId, saved)
        if (added_to_board !== undefined) {
          await boardAds.takeAdsOff(transaction, actor, added_to_board.board_id, added_to_board.ad_ids)
        }
        await changes.markUndone(workspaceId, id, clock.now())
      })
    },
  }
}
export type SavedAdChangeService = ReturnType<typeof createSavedAdChangeService>

interface TaggedRow {
  id: string
  tags: string[]
}

/** The rows that a change affects, each with its affected tags. */
function rowsWith(rows: readonly TaggedRow[], getTags: (tags: readonly string[]) => string[]): TaggedRow[] {
  return rows.map(({ id, tags }) => ({ id, tags: [...new Set(getTags(tags))] })).filter(({ tags }) => tags.length > 0)
}

function refuseTooManyTags(rows: readonly TaggedRow[], added: readonly string[]): void {
  if (rows.some(({ tags }) => new Set([...tags, ...added]).size > MAX_TAGS)) {
    throw invalid({ tags: [`An ad has at most ${MAX_TAGS} tags.`] })
  }
}

function toCount({ tags_added, tags_removed, removed, saved, added_to_board }: Partial<ChangeEffect>): number {
  return [tags_added, tags_removed, removed, saved, added_to_board?.ad_ids].reduce(
    (sum, list) => sum + (list?.length ?? 0),
    0,
  )
}
