import type { Readable } from 'node:stream'
import type { AdImportDetails, AdImportPreview } from '@marquee/contract/ad-imports'
import type { TextEncoding } from '@marquee/contract/text-encodings'
import type { Storage, StoredObject } from '../../../platform/storage/storage.ts'
import { chooseEncoding, TABLE_START_BYTES } from '../../../platform/csv/recognize-table.ts'
import type { ColumnMapping } from './column-names.ts'
import { findDateOrder } from './find-date-order.ts'
import { type FilePreview, previewAds, previewFile, type PreviewWish } from './preview-file.ts'
import { type AdFileFormat, readRows, toFormatOf } from './read-rows.ts'
import { adsOf } from './shapes/read-ads.ts'

export interface UploadedContent {
  format: AdFileFormat
  preview: FilePreview & Pick<AdImportDetails, 'encoding'>
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
     * @param wanted the encoding that someone chose
     * @throws NotATable, UnreadableFile
     */
    async look(id: string, name: string, wanted?: TextEncoding): Promise<UploadedContent> {
      const start = await readStart(id)
      const format = toFormatOf(name, start)
      const encoding = format === 'zip' ? null : await chooseEncoding(start, wanted)
      const preview = await reading(id, (stream) => previewFile(format, stream, encoding?.chosen))
      return { format, preview: { ...preview, encoding } }
    },

    /** The order of day and month in all of a stored file. @throws UnreadableFile when the file contradicts itself */
    findDateOrder: (
      id: string,
      format: AdFileFormat,
      { mapping, encoding, date_order }: Pick<PreviewWish, 'encoding' | 'date_order'> & { mapping?: ColumnMapping },
    ) => reading(id, (stream) => findDateOrder(adsOf(readRows(format, stream, encoding)), mapping, date_order)),

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
