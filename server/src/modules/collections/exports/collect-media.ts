import { advertiserName } from '@marquee/contract/advertiser-name'
import type { SavedAd } from '@marquee/contract/saved-ads'
import { type ArchivedFile, toFileName } from './media-archive.ts'

/** The sources of the files. */
export interface MediaSources {
  /** Copies media that are not in the storage yet. @throws Error when some of them cannot be reached now */
  copyMediaOfAds: (adId: string) => Promise<void>
  /** The storage key of a medium; null when no copy of it is stored. */
  findStored: (mediumId: string) => Promise<string | null>
}

/**
 * Finds the files of saved ads, and first copies media that were never copied.
 * @param onProgress is called after each ad with the number of finished ads
 * @returns the files in the order of the ads, and a description of the missing ones, or null when none is missing
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
      // Media that cannot be reached are listed in the note.
      await copyMediaOfAds(ad.id).catch(() => undefined)
    }
    for (const [number, medium] of ad.media.entries()) {
      const storageKey = await findStored(medium.id)
      if (storageKey === null) {
        missing.push(`${advertiserName(ad)}: ${medium.url}`)
      } else {
        const extension = storageKey.slice(storageKey.lastIndexOf('.') + 1)
        files.push({ name: toFileName(index + 1, advertiserName(ad), number + 1, extension), storageKey })
      }
    }
    await onProgress(index + 1)
  }
  const note = missing.length === 0 ? null : `These could not be copied from their source:\n\n${missing.join('\n')}\n`
  return { files, note }
}
