import type { Readable } from 'node:stream'
import type { AdImportDetails, AdImportPreview } from '@marquee/contract/ad-imports'
import type { Storage, StoredObject } from '../../../platform/storage/storage.ts'
import { recognizeTable, TABLE_START_BYTES } from '../../../platform/csv/recognize-table.ts'
import { previewAds, previewFile, type PreviewWish } from './preview-file.ts'
import { type AdFileFormat, toFormatOf } from './read-rows.ts'

export interface UploadedContent {
  format: AdFileFormat
  preview: Pick<AdImportDetails, 'columns' | 'rows' | 'shape' | 'source'>
}

/** Uploaded files of ads, which are kept in the storage until their import has ended. */
export function createUploadedFiles(storage: Storage) {
  async function readStart(id: string): Promise<Buffer> {
    const object = await storage.get(toKey(id), { start: 0, end: TABLE_START_BYTES - 1 })
    return object === null ? Buffer.alloc(0) : Buffer.concat(await object.stream.toArray())
  }

  async function reading<T>(id: string, read: (stream: Readable) => Promise<T>): Promise<T> {
    const object = await storage.get(toKey(id))
    if (object === null) {
      throw new Error(`The uploaded file ${id} is gone.`)
    }
    try {
      return await read(object.stream)
    } finally {
      object.stream.destroy()
    }
  }

  return {
    /** Stores a file as it arrives. */
    put: (id: string, content: Readable): Promise<{ size: number }> => storage.put(toKey(id), content),

    open: (id: string): Promise<StoredObject | null> => storage.get(toKey(id)),

    /**
     * Reads the first part of a stored file.
     * @param name the name of the file: a table may begin with a bracket, and only its name shows that it is a table
     * @throws NotATable, UnreadableFile
     */
    async look(id: string, name: string): Promise<UploadedContent> {
      const start = await readStart(id)
      const format = toFormatOf(name, start)
      if (format !== 'zip') {
        await recognizeTable(start)
      }
      return { format, preview: await reading(id, (stream) => previewFile(format, stream)) }
    },

    /** The first ads of a stored file, as an import with this mapping would write them. */
    previewAds: (id: string, format: AdFileFormat, wish: PreviewWish): Promise<AdImportPreview[]> =>
      reading(id, (stream) => previewAds(format, stream, wish)),

    remove: (id: string): Promise<void> => storage.delete(toKey(id)),
  }
}

export type UploadedFiles = ReturnType<typeof createUploadedFiles>

function toKey(importId: string): string {
  return `ad-imports/${importId}`
}
