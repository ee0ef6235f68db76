import { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import yazl from 'yazl'
import type { Storage } from '../../../platform/storage/storage.ts'

/** A file of an archive, and its storage key. */
export interface ArchivedFile {
  name: string
  storageKey: string
}

/**
 * A ZIP of stored files. Each is opened when it is written, so that none is held in memory. The ZIP does not compress: images and
 * videos are compressed already.
 * @param note the content of an additional text file, when there is one
 */
export function mediaArchive(storage: Storage, files: readonly ArchivedFile[], note: string | null): Readable {
  const archive = new yazl.ZipFile()
  for (const { name, storageKey } of files) {
    archive.addReadStreamLazy(
      name,
      { compress: false },
      callbackify(() => openStored(storage, storageKey)),
    )
  }
  if (note !== null) {
    archive.addBuffer(Buffer.from(note), 'not-included.txt')
  }
  archive.end()
  const content = Readable.from(archive.outputStream)
  // Passes an error inside the archive on to its reader.
  archive.on('error', (error: Error) => content.destroy(error))
  return content
}

/** @throws Error when the file is not there */
export async function openStored(storage: Storage, storageKey: string): Promise<Readable> {
  const object = await storage.get(storageKey)
  if (object === null) {
    throw new Error(`${storageKey} is not there.`)
  }
  return object.stream
}

/** `007-acme-tea-2.webp`: sorted in the order of the list, readable, and safe on every file system. */
export function toFileName(place: number, brand: string, index: number, extension: string): string {
  const words = brand
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\dA-Za-z]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 40)
  return `${String(place).padStart(3, '0')}-${words || 'ad'}-${index}.${extension}`
}
