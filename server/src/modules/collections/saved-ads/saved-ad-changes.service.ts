import type { HandlerInput } from '@marquee/contract/endpoint'
import { type changeSavedAds, MAX_TAGS } from '@marquee/contract/saved-ads'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { BoardAdService } from '../boards/board-ads.service.ts'
import type { MediaCopyService } from '../../library/library.public.ts'
import type { WebhookEventService } from '../../notifications/notifications.public.ts'
import { toSavedEvent } from './saved-event.ts'
import { type ChangeEffect, createSavedAdChangeRepository } from './saved-ad-changes.repository.ts'

type Change = HandlerInput<typeof changeSavedAds>['body']
type Save = Extract<Change, { action: 'save' }>

interface Dependencies {
  db: Database
  clock: Clock
  boardAds: Pick<BoardAdService, 'addAds' | 'moveAds' | 'removeAds' | 'restoreAds' | 'takeAdsOff'>
  mediaCopies: Pick<MediaCopyService, 'request'>
  webhookEvents: Pick<WebhookEventService, 'tell'>
}

/** What a change did, and the ads that are different now. */
interface Applied {
  effect: Partial<ChangeEffect>
  adIds: Iterable<string>
}

/** Changes of many saved ads at once, each in one transaction, and how they are undone. */
export function createSavedAdChangeService({ db, clock, boardAds, mediaCopies, webhookEvents }: Dependencies) {
  async function save(transaction: Database, actor: Actor, wish: Save, rows: readonly LockedRow[]): Promise<Applied> {
    const { ad_ids, note, board_id } = wish
    const { workspaceId, userId } = actor
    const now = clock.now()
    const changes = createSavedAdChangeRepository(transaction)
    const tags = [...new Set(wish.tags)]
    refuseTooManyTags(rows, tags)
    const saved = await changes.save(workspaceId, ad_ids, { tags, note, savedBy: userId, now })
    await mediaCopies.request(transaction, saved)
    await (saved.length > 0 && webhookEvents.tell(transaction, toSavedEvent(workspaceId, saved)))
    const tagged = rowsWith(rows, (own) => tags.filter((tag) => !own.includes(tag)))
    await changes.addTags(workspaceId, tagged, now)
    const noted = note === '' ? [] : rows.filter((row) => row.note === '').map(({ id }) => ({ id, note }))
    await changes.addNote(workspaceId, toIds(noted), note, now)
    const onBoard = board_id === undefined ? [] : await boardAds.addAds(transaction, actor, board_id, ad_ids)
    return {
      effect: {
        saved,
        tags_added: tagged,
        notes_added: noted,
        ...(board_id !== undefined && { added_to_board: { board_id, ad_ids: onBoard } }),
      },
      adIds: [...saved, ...onBoard, ...toAdIds(rows, [...tagged, ...noted])],
    }
  }

  async function apply(transaction: Database, actor: Actor, change: Change): Promise<Applied> {
    const changes = createSavedAdChangeRepository(transaction)
    const { workspaceId } = actor
    const rows = await changes.lock(workspaceId, change.ad_ids)
    switch (change.action) {
      case 'save':
        return save(transaction, actor, change, rows)
      case 'add_tags': {
        const added = rowsWith(rows, (tags) => change.tags.filter((tag) => !tags.includes(tag)))
        refuseTooManyTags(rows, change.tags)
        await changes.addTags(workspaceId, added, clock.now())
        return { effect: { tags_added: added }, adIds: toAdIds(rows, added) }
      }
      case 'remove_tags': {
        const removed = rowsWith(rows, (tags) => change.tags.filter((tag) => tags.includes(tag)))
        await changes.removeTags(workspaceId, removed, clock.now())
        return { effect: { tags_removed: removed }, adIds: toAdIds(rows, removed) }
      }
      case 'add_to_board': {
        const savedIds = rows.map((row) => row.ad_id)
        const ids = await boardAds.addAds(transaction, actor, change.board_id, savedIds)
        return { effect: { added_to_board: { board_id: change.board_id, ad_ids: ids } }, adIds: ids }
      }
      case 'copy_to_board':
      case 'move_to_board': {
        const { ad_ids: adIds, from_board_id: from, board_id: to } = change
        const isCopy = change.action === 'copy_to_board'
        const { added, removed } = await boardAds.moveAds(transaction, actor, { from, to, adIds, isCopy })
        return {
          effect: {
            added_to_board: { board_id: to, ad_ids: added },
            taken_off_board: { board_id: from, rows: removed },
          },
          adIds: [...added, ...removed.map((row) => row.ad_id)],
        }
      }
      case 'take_off_board': {
        const removed = await boardAds.removeAds(transaction, actor, change.board_id, change.ad_ids)
        return {
          effect: { taken_off_board: { board_id: change.board_id, rows: removed } },
          adIds: removed.map((row) => row.ad_id),
        }
      }
      case 'remove': {
        const removed = await changes.remove(workspaceId, change.ad_ids)
        return { effect: { removed }, adIds: removed.map((row) => row.ad_id) }
      }
    }
  }

  return {
    /**
     * Saves ads inside the transaction of the change that requires it; it cannot be undone.
     * @returns what is different now @throws DomainError 404 for a board of another workspace, 422 for too many tags
     */
    async saveWith(transaction: Database, actor: Actor, wish: Save): Promise<Partial<ChangeEffect>> {
      const rows = await createSavedAdChangeRepository(transaction).lock(actor.workspaceId, wish.ad_ids)
      return (await save(transaction, actor, wish, rows)).effect
    },

    /** @throws DomainError 404 for a board of another workspace; 422 for too many tags, or for a move to the same board */
    async change(actor: Actor, change: Change): Promise<{ id: string; changed: number }> {
      return db.transaction().execute(async (transaction) => {
        const { effect, adIds } = await apply(transaction, actor, change)
        const id = await createSavedAdChangeRepository(transaction).record(actor.workspaceId, effect, clock.now())
        return { id, changed: new Set(adIds).size }
      })
    },

    /** @throws DomainError 404 */
    async undo(actor: Actor, id: string): Promise<void> {
      const { workspaceId } = actor
      await db.transaction().execute(async (transaction) => {
        const changes = createSavedAdChangeRepository(transaction)
        const found = required(await changes.find(workspaceId, id), 'change')
        if (found.isUndone) {
          return
        }
        const { tags_added, tags_removed, notes_added, removed, saved, added_to_board, taken_off_board } = found.effect
        await changes.removeTags(workspaceId, tags_added, clock.now())
        await changes.addTags(workspaceId, tags_removed, clock.now())
        await changes.removeNotes(workspaceId, notes_added, clock.now())
        await changes.restore(workspaceId, removed, clock.now())
        await changes.remove(workspaceId, saved)
        if (added_to_board !== undefined) {
          await boardAds.takeAdsOff(transaction, actor, added_to_board.board_id, added_to_board.ad_ids)
        }
        if (taken_off_board !== undefined) {
          await boardAds.restoreAds(transaction, actor, taken_off_board.board_id, taken_off_board.rows)
        }
        await changes.markUndone(workspaceId, id, clock.now())
      })
    },
  }
}
export type SavedAdChangeService = ReturnType<typeof createSavedAdChangeService>

interface LockedRow {
  id: string
  ad_id: string
  tags: string[]
  note: string
}

type TaggedRow = Pick<LockedRow, 'id' | 'tags'>

/** The rows that a change affects, each with its affected tags. */
function rowsWith(rows: readonly TaggedRow[], getTags: (tags: readonly string[]) => string[]): TaggedRow[] {
  return rows.map(({ id, tags }) => ({ id, tags: [...new Set(getTags(tags))] })).filter(({ tags }) => tags.length > 0)
}

function refuseTooManyTags(rows: readonly TaggedRow[], added: readonly string[]): void {
  if (rows.some(({ tags }) => new Set([...tags, ...added]).size > MAX_TAGS)) {
    throw invalid({ tags: [`An ad has at most ${MAX_TAGS} tags.`] })
  }
}

const toIds = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** The ads of the rows with these ids. */
function toAdIds(rows: readonly LockedRow[], changed: readonly { id: string }[]): string[] {
  const ids = new Set(toIds(changed))
  return rows.filter(({ id }) => ids.has(id)).map((row) => row.ad_id)
}
