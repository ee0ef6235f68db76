import { Readable } from 'node:stream'
import type { Clock } from '../../../platform/clock.ts'
import { conflict } from '../../../platform/errors/domain-error.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { PartReader } from './part-reader.ts'
import type { PartRow, UploadRepository, UploadRow } from './uploads.repository.ts'

interface Dependencies {
  clock: Clock
  storage: Storage
  uploads: UploadRepository
}

/** A part of less is written once more with the bytes that follow, so that many short requests do not make as many files. */
const SMALL_BYTES = 1024 * 1024

/** The bytes of uploads, as parts in the storage. */
export function createPartFiles({ clock, storage, uploads }: Dependencies) {
  /** @yields the bytes of a part */
  async function* readPart(key: string): AsyncGenerator<Buffer> {
    const part = await storage.get(key)
    if (part === null) {
      throw new Error(`The part ${key} of an upload is missing in the storage.`)
    }
    yield* part.stream
  }

  /** @yields the bytes of a small part, and what follows it */
  async function* join(small: PartRow | undefined, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    if (small !== undefined) {
      yield* readPart(small.storage_key)
    }
    yield* bytes
  }

  return {
    /** @yields all bytes that have arrived, in the order of the file */
    async *read(uploadId: string): AsyncGenerator<Buffer> {
      for (const key of await uploads.listPartKeys(uploadId)) {
        yield* readPart(key)
      }
    },

    /** Writes what a request brings behind what has arrived. @throws DomainError 409 when the upload has continued otherwise */
    async append(upload: UploadRow, reader: PartReader): Promise<void> {
      const { id } = upload
      let at = upload.received
      let small = await uploads.findSmallEnd(id, SMALL_BYTES)
      while (await reader.hasMore()) {
        const position = small?.position ?? at
        const part = await uploads.beginPart(upload, position, clock.now())
        const content = Readable.from(join(small, reader.readPart()), { objectMode: false })
        const { size } = await storage.put(part.storage_key, content)
        const written = { id: part.id, position, size, continues: at, replaces: small?.id ?? null }
        if (!(await uploads.finishPart(id, written, clock.now()))) {
          await uploads.removePart(part.id)
          await storage.delete(part.storage_key)
          throw conflict('The upload has continued in another window.')
        }
        at = position + size
        small = undefined
      }
    },
  }
}
