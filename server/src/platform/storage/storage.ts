import type { Readable } from 'node:stream'

export interface StoredObjectInfo {
  /** Bytes. */
  size: number
  modifiedAt: Date
}

export interface StoredObject extends StoredObjectInfo {
  stream: Readable
}

/**
 * Files by key, such as `media/0198…/480.webp`: segments of letters, digits, `.`, `_` and `-`, joined by `/`. Any other key is a
 * programming error and throws.
 */
export interface Storage {
  /** Writes the whole object or nothing; replaces an older one. Resolves with its size in bytes once it is on the disk. */
  put(key: string, content: Readable | Uint8Array): Promise<{ size: number }>
  /** The object, or null. `range` is in bytes, both ends included. */
  get(key: string, range?: { start: number; end: number }): Promise<StoredObject | null>
  stat(key: string): Promise<StoredObjectInfo | null>
  /** Removes the object; nothing happens when there is none. */
  delete(key: string): Promise<void>
  /** Removes the remains of writes that ended with their process. Writes in progress are kept, including those of other processes. */
  sweep(): Promise<void>
}
