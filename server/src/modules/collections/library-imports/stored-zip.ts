import { PassThrough, pipeline, type Readable } from 'node:stream'
import { type Entry, fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl'
import { mostUnpackedBytes, unpacksToMore } from '../../../platform/spreadsheets/packed-limits.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { UnreadableLibrary } from './library-source.ts'

const GB = 1024 ** 3
/** The maximum number of files: five media for each ad of the largest library. */
const MAX_ENTRIES = 500_000
/** The maximum unpacked size of all files together. Media are not compressed, so an honest file unpacks to little more than its size. */
const MAX_UNPACKED_BYTES = 8 * GB

export interface StoredZip {
  has(name: string): boolean
  /** @returns null when there is no such file @throws UnreadableLibrary when it is larger than `maxBytes` */
  open(name: string, maxBytes: number): Promise<Readable | null>
  close(): void
}

/**
 * Opens a ZIP in our storage without reading it whole. The announced sizes are checked before anything is unpacked, and unpacking stops
 * when a file exceeds its announced size, so that a zip bomb does no harm.
 * @throws UnreadableLibrary for a file that is no archive, and for one that unpacks to too much
 */
export async function openStoredZip(storage: Pick<Storage, 'get'>, key: string, size: number): Promise<StoredZip> {
  const zip = await openFile(storage, key, size)
  const entries = await listEntries(zip, Math.min(MAX_UNPACKED_BYTES, mostUnpackedBytes(size))).catch(
    (error: unknown) => {
      zip.close()
      throw error
    },
  )
  return {
    has: (name) => entries.has(name),
    async open(name, maxBytes) {
      const entry = entries.get(name)
      if (entry === undefined) {
        return null
      }
      if (entry.uncompressedSize > maxBytes) {
        throw new UnreadableLibrary(`${name} is larger than ${maxBytes / 1024 ** 2} MB.`)
      }
      return new Promise<Readable>((resolve, reject) => {
        zip.openReadStream(entry, (error, stream) => (error === null ? resolve(stream) : reject(damaged())))
      })
    },
    close: () => zip.close(),
  }
}

/** Reads parts of a stored file, as the archive's directory asks for them. */
class StoredFileReader extends RandomAccessReader {
  readonly #storage: Pick<Storage, 'get'>
  readonly #key: string

  constructor(storage: Pick<Storage, 'get'>, key: string) {
    super()
    this.#storage = storage
    this.#key = key
  }

  /** @param end the first byte after the part */
  override _readStreamForRange(start: number, end: number): Readable {
    const part = new PassThrough()
    this.#storage.get(this.#key, { start, end: end - 1 }).then(
      (object) => {
        if (object === null) {
          part.destroy(damaged())
        } else {
          pipeline(object.stream, part, () => undefined)
        }
      },
      (error: Error) => part.destroy(error),
    )
    return part
  }
}

function openFile(storage: Pick<Storage, 'get'>, key: string, size: number): Promise<ZipFile> {
  const options = { lazyEntries: true, validateEntrySizes: true, autoClose: false }
  return new Promise((resolve, reject) => {
    fromRandomAccessReader(new StoredFileReader(storage, key), size, options, (error, zip) =>
      error === null ? resolve(zip) : reject(damaged()),
    )
  })
}

function listEntries(zip: ZipFile, largest: number): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>()
    let unpacked = 0
    zip.on('error', () => reject(damaged()))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      unpacked += entry.uncompressedSize
      if (entries.size >= MAX_ENTRIES || unpacked > largest) {
        reject(new UnreadableLibrary(unpacksToMore(largest)))
        return
      }
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

export function damaged(): UnreadableLibrary {
  return new UnreadableLibrary('The archive is damaged. Download it again.')
}
