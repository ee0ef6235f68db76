import type { LibraryLine } from '@marquee/contract/library-files'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { AdTransferService } from '../../library/library.public.ts'
import type { LibraryBoardService } from '../boards/library-boards.service.ts'
import type { LibrarySavedAdService } from '../saved-ads/library-saved-ads.service.ts'

/** The storage keys of an archive's media by their names in it. */
export type LibraryFileNames = Map<string, string>

interface Dependencies {
  storage: Pick<Storage, 'stat'>
  adTransfer: Pick<AdTransferService, 'read'>
  libraryBoards: Pick<LibraryBoardService, 'listPlaces'>
  librarySavedAds: Pick<LibrarySavedAdService, 'list'>
}

interface Wish {
  workspaceId: string
  adIds: readonly string[]
  /** Receives the files of the media that are in our storage. */
  names: LibraryFileNames
}

type ReadAd = NonNullable<ReturnType<Awaited<ReturnType<AdTransferService['read']>>['get']>>

const PORTION = 100

/**
 * Reads what a workspace keeps of these ads. A file is named after the place of its ad, so the same library has the same names.
 * @yields the lines in the order of the ids, in portions; `done` counts the ids so far
 */
export async function* readLibraryLines(dependencies: Dependencies, { workspaceId, adIds, names }: Wish) {
  const { adTransfer, libraryBoards, librarySavedAds } = dependencies

  async function nameFile(place: string, key: string | null): Promise<string | null> {
    if (key === null || (await dependencies.storage.stat(key)) === null) {
      return null
    }
    const name = `media/${place}.${key.slice(key.lastIndexOf('.') + 1)}`
    names.set(name, key)
    return name
  }

  async function nameMedia({ ad, keys }: ReadAd, number: number): Promise<LibraryLine['ad']['media']> {
    const media: LibraryLine['ad']['media'] = []
    for (const [index, medium] of ad.media.entries()) {
      const place = `${String(number).padStart(5, '0')}-${index + 1}`
      const file = await nameFile(place, keys[index]?.file ?? null)
      const thumbnail_file = await nameFile(`${place}-thumbnail`, keys[index]?.thumbnail ?? null)
      media.push({ ...medium, file, thumbnail_file })
    }
    return media
  }

  for (let start = 0; start < adIds.length; start += PORTION) {
    const ids = adIds.slice(start, start + PORTION)
    const [ads, saved, places] = await Promise.all([
      adTransfer.read(workspaceId, ids),
      librarySavedAds.list(workspaceId, ids),
      libraryBoards.listPlaces(workspaceId, ids),
    ])
    const savedByAd = new Map(saved.map(({ ad_id, ...rest }) => [ad_id, rest]))
    const placesByAd = Map.groupBy(places, ({ ad_id }) => ad_id)
    const lines: LibraryLine[] = []
    for (const [index, id] of ids.entries()) {
      const read = ads.get(id)
      if (read !== undefined) {
        const media = await nameMedia(read, start + index + 1)
        const boards = (placesByAd.get(id) ?? []).map(({ ad_id: _ad, ...place }) => place)
        lines.push({ ad: { ...read.ad, media }, saved: savedByAd.get(id) ?? null, boards })
      }
    }
    yield { lines, done: Math.min(start + PORTION, adIds.length) }
  }
}
