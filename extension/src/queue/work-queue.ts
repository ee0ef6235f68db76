import type { CapturePlaces } from '@marquee/contract/captures'
import { fetchMedia } from './fetch-media.ts'
import type { FetchedFile } from './fetch-file.ts'
import type { CheckedAd } from '../messages/seen-ad.schema.ts'
import { type QueueFile, type QueueItem, toItemId } from './queue-item.ts'
import type { QueueStore } from './queue-store.ts'
import type { SendOutcome } from './send-capture.ts'

interface Dependencies {
  store: QueueStore
  now: () => number
  fetchFile: (address: string, kind: 'image' | 'video') => Promise<FetchedFile>
  /** Null while the browser is not connected. */
  send: (item: QueueItem, files: readonly QueueFile[]) => Promise<SendOutcome | null>
  /** Called after each change of an item. */
  onChange: (item: QueueItem) => void
}

const SECOND = 1000
/** The pauses before the next attempts; the last one repeats. */
const PAUSES = [5, 15, 60, 5 * 60, 15 * 60].map((seconds) => seconds * SECOND)
/** After so many attempts, an ad is saved without the files that cannot be fetched. */
const MOST_FETCHES = 3
const NOT_CONNECTED = 'Connect this browser with Marquee.'

/** The queue of ads on their way: each is fetched and sent once, however often the work is interrupted. */
export function createQueue({ store, now, fetchFile, send, onChange }: Dependencies) {
  async function change(item: QueueItem, changes: Partial<QueueItem>): Promise<QueueItem> {
    const changed = { ...item, ...changes }
    await store.put(changed)
    onChange(changed)
    return changed
  }

  function later(item: QueueItem, reason: string, afterMs: number | null = null): Promise<QueueItem> {
    const pause = afterMs ?? PAUSES[Math.min(item.attempts, PAUSES.length - 1)] ?? SECOND
    return change(item, { reason, attempts: item.attempts + 1, next_at: now() + pause })
  }

  /** Fetches the files of an item that has none yet. @returns null when they are to be fetched later */
  async function fetchFiles(item: QueueItem): Promise<QueueItem | null> {
    if (item.media !== null) {
      return item
    }
    const { media, files, notes, isTemporary } = await fetchMedia(item.ad.media, fetchFile)
    if (isTemporary && item.attempts < MOST_FETCHES) {
      await later(item, notes[0] ?? 'The files could not be fetched yet.')
      return null
    }
    const ready = { ...item, media, notes }
    await store.putWithFiles(
      ready,
      files.map((file) => ({ ...file, item: item.id })),
    )
    return ready
  }

  /** @returns whether the next item may be sent now */
  async function workItem(item: QueueItem): Promise<boolean> {
    const ready = await fetchFiles(item)
    if (ready === null) {
      return true
    }
    const outcome = await send(ready, await store.listFiles(item.id))
    if (outcome === null) {
      await change(ready, { state: 'held', reason: NOT_CONNECTED })
      return false
    }
    switch (outcome.kind) {
      case 'saved': {
        const saved = { ...ready, state: 'saved' as const, reason: null }
        await store.finish(saved)
        onChange(saved)
        return true
      }
      case 'refused':
        await change(ready, { state: 'refused', reason: outcome.reason })
        return true
      case 'held':
        await change(ready, { state: 'held', reason: outcome.reason })
        return false
      case 'later':
        await later(ready, outcome.reason, outcome.afterMs)
        return false
    }
  }

  return {
    /** Adds ads, or puts known ones in again with other places; the bytes of an ad that waits stay. */
    async add(ads: readonly CheckedAd[], places: CapturePlaces): Promise<QueueItem[]> {
      const added: QueueItem[] = []
      for (const ad of ads) {
        const id = toItemId(ad)
        const known = await store.find(id)
        const isWaiting = known !== undefined && known.state !== 'saved'
        const item: QueueItem = {
          id,
          ad,
          places,
          captured_at: new Date(now()).toISOString(),
          state: 'waiting',
          reason: null,
          notes: isWaiting ? known.notes : [],
          attempts: 0,
          next_at: 0,
          created_at: isWaiting ? known.created_at : now(),
          media: isWaiting ? known.media : nothingToFetch(known),
        }
        await store.put(item)
        onChange(item)
        added.push(item)
      }
      return added
    },

    /**
     * Works through the items that are due. All are fetched before the first is sent: addresses of files expire.
     * @returns when to work again, in milliseconds since 1970; null when nothing waits
     */
    async work(): Promise<number | null> {
      const isDue = ({ state, next_at }: QueueItem) => state === 'waiting' && next_at <= now()
      for (const item of (await store.list()).filter(isDue)) {
        await fetchFiles(item)
      }
      for (const item of (await store.list()).filter(isDue)) {
        // It may have been dropped meanwhile.
        const present = await store.find(item.id)
        if (present !== undefined && isDue(present) && !(await workItem(present))) {
          break
        }
      }
      const waiting = (await store.list()).filter(({ state }) => state === 'waiting')
      return waiting.length === 0 ? null : Math.min(...waiting.map(({ next_at }) => Math.max(next_at, now())))
    },

    /** Tries an item again now, or all that are held. */
    async retry(id: string | null): Promise<void> {
      const items = (await store.list()).filter((item) =>
        id === null ? item.state !== 'saved' && item.state !== 'refused' : item.id === id,
      )
      for (const item of items.filter(({ state }) => state !== 'saved')) {
        await change(item, { state: 'waiting', reason: null, next_at: 0 })
      }
    },

    drop: (id: string): Promise<void> => store.remove(id),
  }
}

/** An ad with an id that was saved before is in the library with its files. */
function nothingToFetch(saved: QueueItem | undefined): QueueItem['media'] {
  return saved === undefined || saved.ad.external_id === null ? null : []
}
export type Queue = ReturnType<typeof createQueue>
