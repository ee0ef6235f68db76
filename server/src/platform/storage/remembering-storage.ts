import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { StorageUnavailable } from './storage-unavailable.ts'
import type { Storage } from './storage.ts'

/** What was read of an object; null: it does not exist. */
type Remembered = { content: Buffer; modifiedAt: Date } | null

/**
 * A storage that gives what it read before while the storage behind it cannot be used. It is for objects that never change.
 * @param maxBytes what it remembers at most; what was read longest ago is forgotten first
 */
export function createRememberingStorage<Wrapped extends Pick<Storage, 'get'>>(storage: Wrapped, maxBytes: number) {
  const objects = new Map<string, Remembered>()
  let bytes = 0

  function forget(key: string): void {
    bytes -= objects.get(key)?.content.byteLength ?? 0
    objects.delete(key)
  }

  function remember(key: string, object: Remembered): void {
    forget(key)
    objects.set(key, object)
    bytes += object?.content.byteLength ?? 0
    for (const [oldest] of objects) {
      if (bytes <= maxBytes) {
        break
      }
      forget(oldest)
    }
  }

  async function read(key: string): Promise<Remembered> {
    try {
      const found = await storage.get(key)
      const object = found === null ? null : { content: await buffer(found.stream), modifiedAt: found.modifiedAt }
      remember(key, object)
      return object
    } catch (error) {
      const before = objects.get(key)
      if (error instanceof StorageUnavailable && before !== undefined) {
        return before
      }
      throw error
    }
  }

  return {
    ...storage,
    async get(key: string) {
      const object = await read(key)
      if (object === null) {
        return null
      }
      const { content, modifiedAt } = object
      return { size: content.byteLength, modifiedAt, stream: Readable.from([content], { objectMode: false }) }
    },
  }
}
