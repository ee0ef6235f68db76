import type { SavedAd } from '@marquee/contract/saved-ads'
import { type ArchivedFile, toFileName } from './media-archive.ts'

/** Where the files come from. */
export interface MediaSources {
  /** Copies what is still elsewhere. @throws Error when some of it is out of reach for now */
  copyMediaOfAds: (adId: string) => Promise<void>
  /** Where a medium lies in the storage; null when we have nothing of it. */
  findStored: (mediumId: string) => Promise<string | null>
}

/**
 * Finds the files of saved ads, and copies first what was never copied.
 * @param onProgress is told after each ad how many are done
 * @returns the files in the order of the ads, and what is missing in words, or null when nothing is
 */
export async function collectMedia(
  savedAds: readonly SavedAd[],
  { copyMediaOfAds, findStored }: MediaSources,
  onProgress: (count: number) => Promise<void>,
): Promise<{ files: ArchivedFile[]; note: string | null }> {
  const files: ArchivedFile[] = []
  const missing: string[] = []
  for (const [index, { ad, media_copy }] of savedAds.entries()) {
    if (media_copy?.state === 'waiting') {
      // What stays out of reach is named in the note.
      await copyMediaOfAds(ad.id).catch(() => undefined)
    }
    for (const [number, medium] of ad.media.entries()) {
      const storageKey = await findStored(medium.id)
      if (storageKey === null) {
        missing.push(`${ad.brand.name}: ${medium.url}`)
      } else {
        const extension = storageKey.slice(storageKey.lastIndexOf('.') + 1)
        files.push({ name: toFileName(index + 1, ad.brand.name, number + 1, extension), storageKey })
      }
    }
    await onProgress(index + 1)
  }
  const note = missing.length === 0 ? null : `These could not be copied from their source:\n\n${missing.join('\n')}\n`
  return { files, note }
}
