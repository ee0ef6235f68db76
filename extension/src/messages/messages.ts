import { boardName } from '@marquee/contract/boards'
import { captureSource, MAX_COMPARED_ADS } from '@marquee/contract/captures'
import { id, text } from '@marquee/contract/primitives'
import { MAX_NOTE_LENGTH, tags } from '@marquee/contract/saved-ads'
import { z } from 'zod'
import { seenAd } from './seen-ad.schema.ts'

/** Where the next ads are kept: the choice of the popup, for all pages. */
export const choice = z.object({
  board_id: id.nullable(),
  /** A board that the next saved ad makes. */
  new_board: z.object({ name: boardName, idempotency_key: id }).nullable(),
  tags,
  note: text(MAX_NOTE_LENGTH),
})
export type Choice = z.infer<typeof choice>
export const EMPTY_CHOICE: Choice = { board_id: null, new_board: null, tags: [], note: '' }

const MOST_AT_ONCE = 500

/** What a content script may ask. It gets no key, no board and no note. */
export const pageMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('capture'), ads: z.array(seenAd).min(1).max(MOST_AT_ONCE) }),
  z.object({
    kind: z.literal('places'),
    ads: z
      .array(z.object({ source: captureSource, external_id: z.string().min(1).max(200) }))
      .min(1)
      .max(MAX_COMPARED_ADS),
  }),
])
export type PageMessage = z.infer<typeof pageMessage>

/** What the popup may ask. */
export const popupMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('state') }),
  z.object({ kind: z.literal('choose'), choice }),
  z.object({ kind: z.literal('connect') }),
  z.object({ kind: z.literal('ask_for_code') }),
  z.object({ kind: z.literal('enter_code'), code: z.string().min(1).max(40) }),
  z.object({ kind: z.literal('disconnect') }),
  z.object({ kind: z.literal('retry'), id: z.string().max(500) }),
  z.object({ kind: z.literal('drop'), id: z.string().max(500) }),
])
export type PopupMessage = z.infer<typeof popupMessage>

/** The state of an ad on a page: what the button says. */
export interface AdPlace {
  external_id: string
  /** `waiting`: in the queue. */
  state: 'saved' | 'waiting' | 'refused'
  /** The names of its boards. */
  boards: string[]
  reason: string | null
}

/** What the background asks of a content script; the sender is the extension itself. */
export type TabMessage =
  | { kind: 'count' }
  | { kind: 'save_all' }
  | { kind: 'pick' }
  | { kind: 'changed'; places: AdPlace[] }

/** The answer to `count`. */
export interface PageCount {
  site: string | null
  state: 'ads' | 'empty' | 'loading' | 'unknown' | 'other'
  ads: number
}
