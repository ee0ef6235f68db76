import type { Readable } from 'node:stream'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { UnreadableFile } from './table-row.ts'

const MB = 1024 * 1024
/** A spreadsheet has some twenty parts. */
const MAX_ENTRIES = 500
/** All parts of a file together, unpacked: half a million lines of figures need less than half of it. */
const MAX_UNPACKED_BYTES = 400 * MB

export interface OpenZip {
  has(name: string): boolean
  /** The bytes of a part. @throws UnreadableFile when there is none, or it is larger than `maxBytes` */
  open(name: string, maxBytes?: number): Promise<Readable>
  close(): void
}

/**
 * Opens a ZIP archive and looks at the announced sizes of its parts before anything is unpacked; a part that unpacks to more
 * than it announced is broken off, so that a zip bomb costs nothing.
 * @throws UnreadableFile for what is no archive, and for one that is too large
 */
export async function openZip(content: Buffer): Promise<OpenZip> {
  const zip = await openFile(content)
  const entries = await listEntries(zip)
  return {
    has: (name) => entries.has(name),
    async open(name, maxBytes = MAX_UNPACKED_BYTES) {
      const entry = entries.get(name)
      if (entry === undefined || entry.uncompressedSize > maxBytes) {
        throw entry === undefined ? notSpreadsheet() : tooLarge()
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

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>()
    let unpacked = 0
    zip.on('error', () => reject(notSpreadsheet()))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      unpacked += entry.uncompressedSize
      if (entries.size >= MAX_ENTRIES || unpacked > MAX_UNPACKED_BYTES) {
        reject(tooLarge())
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

function tooLarge(): UnreadableFile {
  return new UnreadableFile('The workbook unpacks to far more than results need. Export it again, or as CSV.')
}
