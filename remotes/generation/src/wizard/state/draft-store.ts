import type { z } from 'zod'

/** Keeps the drafts of a wizard in the storage of this tab. */
export interface DraftStore<Draft> {
  /** The draft that this tab stores under a key; null when there is none. */
  read: (key: string) => Draft | null
  /** Without browser storage, the draft in memory is used. */
  keep: (key: string, draft: Draft) => void
}

/** @param prefix of the keys in the storage */
export function createDraftStore<Draft>(prefix: string, schema: z.ZodType<Draft>): DraftStore<Draft> {
  return {
    read(key) {
      try {
        return schema.safeParse(JSON.parse(sessionStorage.getItem(prefix + key) ?? '')).data ?? null
      } catch {
        return null
      }
    },
    keep(key, draft) {
      try {
        sessionStorage.setItem(prefix + key, JSON.stringify(draft))
      } catch {
        // Private windows of some browsers refuse access to the storage.
      }
    },
  }
}
