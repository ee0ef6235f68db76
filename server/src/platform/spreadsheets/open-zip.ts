import type { Readable } from 'node:stream'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { mostUnpackedBytes, unpacksToMore } from './packed-limits.ts'
import { UnreadableFile } from './table-row.ts'

const MB = 1024 * 1024
/** The maximum number of parts; a spreadsheet has about twenty. */
const MAX_ENTRIES = 500
/** The maximum unpacked size of all parts together; half a million rows of figures need less than half of it. */
const MAX_UNPACKED_BYTES = 400 * MB

/** The maximum number of parts, and their maximum unpacked size together. */
export interface ZipLimits {
  entries: number
  unpacked: number
}
const WORKBOOK: ZipLimits = { entries: MAX_ENTRIES, unpacked: MAX_UNPACKED_BYTES }

export interface OpenZip {
  /** The names of the parts, in the order of the archive. */
  names: readonly string[]
  has(name: string): boolean
  /** The bytes of a part. @throws UnreadableFile when the part does not exist, or is larger than `maxBytes` */
  open(name: string, maxBytes?: number): Promise<Readable>
  close(): void
}

/**
 * Opens a ZIP archive and checks the declared sizes of its parts before it unpacks any of them. Unpacking stops when a part exceeds
 * its declared size, so that a zip bomb does no harm.
 * @throws UnreadableFile for a file that is not an archive, and for one that unpacks to more than `limits`, or than its own size explains
 */
export async function openZip(content: Buffer, limits: ZipLimits = WORKBOOK): Promise<OpenZip> {
  const zip = await openFile(content)
  const unpacked = Math.min(limits.unpacked, mostUnpackedBytes(content.length))
  const entries = await listEntries(zip, { ...limits, unpacked })
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    async open(name, maxBytes = MAX_UNPACKED_BYTES) {
      const entry = entries.get(name)
      if (entry === undefined || entry.uncompressedSize > maxBytes) {
        throw entry === undefined ? notSpreadsheet() : new UnreadableFile(unpacksToMore(maxBytes))
      }
      return new Promise<Readable>((resolve, reject) => {
        zip.openReadStream(entry, (error, stream) => (error === null ? resolve(stream) : reject(notSpreadsheet())))
      })
    },
    close: () => zip.close(),
  }
}

function openFile(content: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(content, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error === null ? resolve(zip) : reject(notSpreadsheet()),
    )
  })
}

function listEntries(zip: ZipFile, { entries: most, unpacked: largest }: ZipLimits): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>()
    let unpacked = 0
    zip.on('error', () => reject(notSpreadsheet()))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      unpacked += entry.uncompressedSize
      if (entries.size >= most || unpacked > largest) {
        reject(new UnreadableFile(entries.size >= most ? hasMoreParts(most) : unpacksToMore(largest)))
        return
      }
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

function notSpreadsheet(): UnreadableFile {
  return new UnreadableFile('The file is not a readable Excel workbook. Export it again, or as CSV.')
}

function hasMoreParts(most: number): string {
  return `The file has more than ${most.toLocaleString('en-US')} parts. Export it again, or as CSV.`
}
