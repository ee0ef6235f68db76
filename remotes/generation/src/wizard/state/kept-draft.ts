import { createDraftStore } from './draft-store.ts'
import { imageDraft, readDraftFromAddress } from './image-draft.ts'

export const imageDrafts = createDraftStore('marquee.image-draft.', imageDraft)

/** Puts a product into a draft, which may not exist yet. Texts that were written for another product are removed. */
export function keepProductOfDraft(key: string, productId: string): void {
  const draft = imageDrafts.read(key) ?? readDraftFromAddress(new URLSearchParams())
  imageDrafts.keep(key, { ...draft, productId, angle: null, words: {} })
}
