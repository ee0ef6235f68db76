import { LIBRARY_PARTS } from '@marquee/contract/library-files'
import { NotATable, recognizeTable, TABLE_START_BYTES } from '../../../platform/csv/recognize-table.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { toFormat, toFormatOf } from '../../library/library.public.ts'
import type { LibraryImportRow } from './library-imports.repository.ts'
import { damaged, openStoredZip } from './stored-zip.ts'
import { type LibrarySource, UnreadableLibrary } from './library-source.ts'
import { openTableSource } from './table-source.ts'
import { openZipSource } from './zip-source.ts'

interface UploadedLibrary {
  id: string
  kind: LibraryImportRow['kind']
  /** Bytes. */
  size: number
  uploadedAt: Date
  /** When the file was made; null when it is unknown. */
  madeAt: Date | null
}

export function toLibraryKey(importId: string): string {
  return `library-imports/${importId}`
}

/**
 * Tells what a stored file is by its content. @param name tells CSV from JSON where the bytes do not
 * @throws UnreadableLibrary for a file that is neither a ZIP nor text
 */
export async function recognizeLibrary(
  storage: Storage,
  { id, name, size }: { id: string; name: string; size: number },
): Promise<UploadedLibrary['kind']> {
  const key = toLibraryKey(id)
  const object = await storage.get(key, { start: 0, end: TABLE_START_BYTES - 1 })
  const start = object === null ? Buffer.alloc(0) : Buffer.concat(await object.stream.toArray())
  if (toFormat(start) === 'zip') {
    const zip = await openStoredZip(storage, key, size)
    zip.close()
    return zip.has(LIBRARY_PARTS.manifest) ? 'library' : 'zip'
  }
  try {
    await recognizeTable(start)
  } catch (error) {
    throw error instanceof NotATable ? new UnreadableLibrary(error.message) : error
  }
  return toFormatOf(name, start)
}

/** @throws UnreadableLibrary */
export async function openLibrarySource(storage: Storage, file: UploadedLibrary): Promise<LibrarySource> {
  const key = toLibraryKey(file.id)
  if (file.kind !== 'library') {
    const openStream = async () => {
      const object = await storage.get(key)
      if (object === null) {
        throw new UnreadableLibrary('The uploaded file is gone. Upload it again.')
      }
      return object.stream
    }
    return openTableSource(file.kind, openStream, file.uploadedAt, file.madeAt)
  }
  const zip = await openStoredZip(storage, key, file.size)
  try {
    return await openZipSource(zip)
  } catch (error) {
    zip.close()
    throw error instanceof UnreadableLibrary ? error : damaged()
  }
}
