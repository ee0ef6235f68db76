import type { Ad, AdSummary, Media } from '@marquee/contract/ads'
import { DAY_MS } from '../../../platform/clock.ts'
import { toHome } from '../homes/homes.service.ts'
import type { AdMediaRow, AdRow, AdSummaryRow } from './ads.repository.ts'
import { toSpendBand, toTier } from './search/search-facets.ts'
import { isSeenLately } from '../last-seen/last-seen.service.ts'

/** A medium of an ad, or of an earlier version of one. */
type MediaRow = Omit<AdMediaRow, 'ad_id'>

/** Addresses of a medium: full size, and the same image in several widths. */
export type MediaUrls = (media: MediaRow) => Pick<Media, 'url' | 'sources' | 'playback'>

export interface AdSurroundings {
  media: readonly AdMediaRow[]
  isSaved: boolean
  mediaUrls: MediaUrls
  now: Date
}

/** Converts a row to the contract's card. */
export function presentSummary(row: AdSummaryRow, { media, isSaved, mediaUrls, now }: AdSurroundings): AdSummary {
  const { home_id, brand_id, brand_name, brand_logo_url, ...shown } = row
  const { started_at, stopped_at, last_seen_at, score_factors, ...rest } = shown
  return {
    ...rest,
    home: toHome(home_id),
    brand:
      brand_id === null || brand_name === null ? null : { id: brand_id, name: brand_name, logo_url: brand_logo_url },
    started_at: toTimestamp(started_at),
    stopped_at: toTimestamp(stopped_at),
    last_seen_at: last_seen_at.toISOString(),
    is_seen_lately: isSeenLately(row, now),
    days_active: daysActive(row, now),
    known_factors: score_factors?.factors.filter(({ points }) => points !== null).length ?? null,
    tier: toTier(row.performance_score),
    media: media.map((medium) => presentMedia(medium, mediaUrls)),
    is_saved: isSaved,
  }
}

/** Converts a row to the contract's medium, with its addresses. */
export function presentMedia(medium: MediaRow, mediaUrls: MediaUrls): Media {
  const { id, kind, width, height, duration_s, palette } = medium
  return { id, kind, width, height, duration_s, palette, ...mediaUrls(medium) }
}

/** Converts a row to the contract's ad, with all its data. */
export function presentAd(row: AdRow, surroundings: AdSurroundings): Ad {
  return {
    ...row,
    ...presentSummary(row, surroundings),
    spend_band: toSpendBand(row.eu_total_reach),
    cards: row.cards.map(({ media_index, ...card }) => {
      return { ...card, media_id: media_index === null ? null : (surroundings.media[media_index]?.id ?? null) }
    }),
    transcript: row.transcript ?? [],
    first_seen_at: row.first_seen_at.toISOString(),
    verified_at: toTimestamp(row.verified_at),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** Whole days from the start to the end, or while the ad runs to when it was last seen; null when one of them is unknown. */
function daysActive({ source, status, started_at, stopped_at, last_seen_at }: AdSummaryRow, now: Date): number | null {
  const lastSeen = source === 'demo' ? now : last_seen_at
  const end = status === 'active' ? lastSeen : stopped_at
  if (started_at === null || end === null) {
    return null
  }
  return Math.max(0, Math.floor((end.getTime() - started_at.getTime()) / DAY_MS))
}

function toTimestamp(date: Date | null): string | null {
  return date === null ? null : date.toISOString()
}
