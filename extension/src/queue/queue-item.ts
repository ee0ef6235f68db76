import type { CapturedMedium, CapturePlaces } from '@marquee/contract/captures'
import type { CheckedAd } from '../messages/seen-ad.schema.ts'

/**
 * `waiting`: it is tried by itself. `held`: all wait for the user (a new connection, a plan). `refused`: the server will not take it.
 * `saved`: it is in the swipe file.
 */
export type ItemState = 'waiting' | 'held' | 'refused' | 'saved'

/** An ad on its way into the swipe file. */
export interface QueueItem {
  /** The same ad has the same id. */
  id: string
  ad: CheckedAd
  places: CapturePlaces
  captured_at: string
  state: ItemState
  /** Why it waits or was refused, for users. */
  reason: string | null
  /** What was left out, in sentences for users. */
  notes: string[]
  attempts: number
  /** Milliseconds since 1970. */
  next_at: number
  created_at: number
  /** The media whose files are stored; null until they were fetched. */
  media: CapturedMedium[] | null
}

/** A file of an item; `number` is its place in the form. */
export interface QueueFile {
  item: string
  number: number
  type: string
  bytes: ArrayBuffer
}

/** The id of an ad in the queue: an ad without an id is known by its page, words and files, without signatures. */
export function toItemId(ad: CheckedAd): string {
  if (ad.external_id !== null) {
    return `${ad.source}:${ad.external_id}`
  }
  const files = ad.media.map(({ url, poster }) => (url ?? poster ?? '').replace(/[?#].*$/, ''))
  return `${ad.source}:${hashText(JSON.stringify([ad.page_url, ad.advertiser?.name, ad.body, files]))}`
}

/** FNV-1a over UTF-16 units, twice with different bases: 64 bits that tell the ads of one queue apart. */
function hashText(text: string): string {
  return [0x81_1c_9d_c5, 0x01_00_01_93]
    .map((basis) => {
      let hash = basis
      for (let index = 0; index < text.length; index += 1) {
        hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93)
      }
      return (hash >>> 0).toString(16).padStart(8, '0')
    })
    .join('')
}
