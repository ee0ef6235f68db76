import type { LibraryAd, LibraryMedium } from '@marquee/contract/library-files'
import { webAddress } from '@marquee/contract/primitives'
import { toHome } from '../homes/homes.service.ts'
import type { AdContentRow, ContentMediumRow } from './ad-contents.repository.ts'

/** Converts a row to the content of a library file; the media have no files yet. */
export function toLibraryAd(row: AdContentRow, media: readonly ContentMediumRow[]): LibraryAd {
  const { id: _id, home_id, brand_external_id, brand_name, category, website, ...content } = row
  const hasBrand = brand_external_id !== null && brand_name !== null
  return {
    ...content,
    home: toHome(home_id),
    brand: hasBrand
      ? { external_id: brand_external_id, name: brand_name, category, website: toAddress(website) }
      : null,
    landing_page: toAddress(row.landing_page),
    library_url: toAddress(row.library_url),
    started_at: row.started_at?.toISOString() ?? null,
    stopped_at: row.stopped_at?.toISOString() ?? null,
    first_seen_at: row.first_seen_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    verified_at: row.verified_at?.toISOString() ?? null,
    transcript: row.transcript ?? [],
    media: media.map(toLibraryMedium),
  }
}

function toLibraryMedium(row: ContentMediumRow): LibraryMedium {
  const { kind, width, height, duration_s, palette, url, thumbnail_url } = row
  return {
    kind,
    width,
    height,
    duration_s,
    palette,
    url: toAddress(url),
    file: null,
    thumbnail_url: toAddress(thumbnail_url),
    thumbnail_file: null,
  }
}

function toAddress(text: string | null): string | null {
  return webAddress.safeParse(text).data ?? null
}
