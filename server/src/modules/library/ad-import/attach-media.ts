import type { StoredMedium } from '../media-copies/media-copies.service.ts'
import { UnusableMedium } from '../media-copies/media-copies.service.ts'
import { UnreadableFile } from '../../../platform/spreadsheets/table-row.ts'
import type { CheckedAdRecord } from '../ads/writing/ad-writer.service.ts'
import type { ArchiveMedia, TableMedia } from './archive-media.ts'
import type { Columns } from './shapes/values.ts'

/** The assumed size of a video, which is not decoded here. */
const VIDEO_SIZE = { width: 1080, height: 1080 }
const SHOWN_NAMES = 3

type Store = (content: Buffer) => Promise<StoredMedium>

/**
 * Gives ads the images and videos that lie beside their table in an archive, in place of their addresses: these expire.
 * @param store keeps a file as our copy of a medium; null when there is no storage, and all files are passed over
 */
export function createMediaAttacher(store: Store | null) {
  const archives = new Set<ArchiveMedia>()
  /** The files of the archive that were asked for; null for one that cannot be used. */
  const stored = new Map<string, Promise<StoredMedium | null>>()
  const reasons = new Map<string, string>()

  async function storeFile(archive: ArchiveMedia, name: string, keep: Store): Promise<StoredMedium | null> {
    try {
      return await keep(await archive.read(name))
    } catch (error) {
      if (error instanceof UnusableMedium || error instanceof UnreadableFile) {
        reasons.set(name, error.message)
        return null
      }
      throw error
    }
  }

  async function storeFiles(archive: ArchiveMedia, names: readonly string[], keep: Store): Promise<StoredMedium[]> {
    const files: StoredMedium[] = []
    for (const name of names) {
      const storing = stored.get(name) ?? storeFile(archive, name, keep)
      stored.set(name, storing)
      const file = await storing
      if (file !== null) {
        files.push(file)
      }
    }
    return files
  }

  return {
    /** @returns the record with the files of its ad; the same record when it has none that can be used */
    async attach(record: CheckedAdRecord, media: TableMedia, row: Columns): Promise<CheckedAdRecord> {
      archives.add(media.archive)
      const names = media.find(row, record.external_id)
      const files = store === null ? [] : await storeFiles(media.archive, names, store)
      return files.length === 0 ? record : withFiles(record, files)
    },

    /** Sentences about files that were passed over. */
    listNotes(): string[] {
      const names = [...archives].flatMap((archive) => archive.names)
      const unused = names.filter((name) => !stored.has(name))
      const [[broken, reason] = []] = reasons
      return [
        ...(unused.length === 0 ? [] : [toNote(unused, names.length, store === null)]),
        ...(broken === undefined
          ? []
          : [`${countFiles(reasons.size)} of the archive cannot be used, the first one is ${broken}: ${reason}`]),
      ]
    },
  }
}

function withFiles(record: CheckedAdRecord, files: readonly StoredMedium[]): CheckedAdRecord {
  const media = files.map(({ storage_key, content_type, width, height, hash }) => ({
    kind: content_type.startsWith('video/') ? ('video' as const) : ('image' as const),
    width: width ?? VIDEO_SIZE.width,
    height: height ?? VIDEO_SIZE.height,
    palette: [],
    hash,
    storage_key,
  }))
  const isSameOrder = media.length === record.media.length
  return {
    ...record,
    media,
    cards: isSameOrder ? record.cards : record.cards.map((card) => ({ ...card, media_index: null })),
  }
}

function toNote(unused: readonly string[], all: number, hasNoStorage: boolean): string {
  const first = unused.slice(0, SHOWN_NAMES).join(', ')
  const count = `${unused.length.toLocaleString('en')} of ${countFiles(all)} in the archive`
  return hasNoStorage
    ? `${count} ${unused.length === 1 ? 'was' : 'were'} passed over (${first}). Bring the archive in on the page of imports to keep its images and videos.`
    : `${count} ${unused.length === 1 ? 'belongs' : 'belong'} to no ad (${first}). Name them in a column of the table, or put the id of the ad into the name of the file.`
}

function countFiles(count: number): string {
  return count === 1 ? '1 image or video' : `${count.toLocaleString('en')} images and videos`
}
