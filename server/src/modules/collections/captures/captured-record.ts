import { createHash } from 'node:crypto'
import type { CapturedAd, CapturedMedium } from '@marquee/contract/captures'
import { adRecord, type NewAd, type StoredMedium } from '../../library/library.public.ts'
import { withoutSecrets } from './public-address.ts'

/** The size of a video whose page says nothing about it. */
const UNKNOWN_SIZE = { width: 1080, height: 1080 }

/**
 * The id of a captured ad at its source. A page that gives its ads no ids shows an ad again under the same address with the same
 * advertiser, words and files.
 */
export function toExternalId(ad: CapturedAd, files: readonly StoredMedium[]): string {
  if (ad.external_id !== null) {
    return ad.external_id
  }
  const { origin, pathname } = new URL(ad.page_url)
  const seen = [origin + pathname, ad.advertiser?.name ?? '', ad.body, ...files.map(({ hash }) => hash).toSorted()]
  return `seen-${createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 40)}`
}

/**
 * Makes an ad of the library from what a page said. The files in our storage replace the addresses of the page, which are signed for its
 * visitor and expire, so none of them is stored.
 * @param files the stored files in the order of the form
 */
export function toCapturedRecord(
  ad: CapturedAd,
  { externalId, files, now }: { externalId: string; files: readonly StoredMedium[]; now: Date },
): NewAd {
  const { source, advertiser, page_url: page, media, captured_at, external_id: _id, ...said } = ad
  const seenAt = earlier(captured_at, now)
  const placed = media.map((medium) => placeMedium(medium, files, page))
  return {
    record: adRecord.parse({
      ...said,
      source,
      external_id: externalId,
      brand: advertiser,
      first_seen_at: seenAt,
      last_seen_at: seenAt,
      media: placed.map(({ medium }) => medium),
    }),
    copies: placed.flatMap(({ copies }) => copies),
  }
}

function placeMedium(declared: CapturedMedium, files: readonly StoredMedium[], page: string) {
  const { kind, duration_s } = declared
  const file = files[declared.file ?? -1]
  const poster = files[declared.poster_file ?? -1]
  const url = toOwnAddress(page, file ?? poster)
  const thumbnail_url = poster === undefined ? null : toOwnAddress(page, poster)
  const copies = [file, poster].flatMap((medium) =>
    medium === undefined ? [] : [{ sourceUrl: toOwnAddress(page, medium), medium }],
  )
  const known = [file, declared, poster, UNKNOWN_SIZE]
  const size = { width: firstOf(known, 'width'), height: firstOf(known, 'height') }
  return { medium: { kind, ...size, duration_s, url, thumbnail_url }, copies }
}

type Size = Record<'width' | 'height', number | null>

/** The first known side in pixels. */
function firstOf(sizes: readonly (Size | undefined)[], side: keyof Size): number {
  return sizes.find((size) => size !== undefined && size[side] !== null)?.[side] ?? UNKNOWN_SIZE[side]
}

/** Stands for the address of a file at its source: the page where it was seen, and the file's hash. */
function toOwnAddress(page: string, medium: StoredMedium | undefined): string {
  return `${withoutSecrets(page).slice(0, 1900)}#${medium?.hash ?? ''}`
}

/** The clocks of browsers are not ours. */
function earlier(moment: string, now: Date): string {
  return new Date(Math.min(Date.parse(moment), now.getTime())).toISOString()
}
