import { type ImageDraft, parseDraft, readDraftFromAddress } from './image-draft.ts'

const PREFIX = 'marquee.image-draft.'

/** The draft that this tab stores under a key; null when there is none. */
export function readKeptDraft(key: string): ImageDraft | null {
  try {
    return parseDraft(sessionStorage.getItem(PREFIX + key))
  } catch {
    return null
  }
}

/** Without browser storage, the draft in memory is used. */
export function keepDraft(key: string, draft: ImageDraft): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(draft))
  } catch {
    // Private windows of some browsers refuse access to the storage.
  }
}

/** Puts a product into a draft, which may not exist yet. Texts that were written for another product are removed. */
export function keepProductOfDraft(key: string, productId: string): void {
  const draft = readKeptDraft(key) ?? readDraftFromAddress(new URLSearchParams())
  keepDraft(key, { ...draft, productId, angle: null, words: {} })
}
