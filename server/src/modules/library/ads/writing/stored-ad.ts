import { hash } from 'node:crypto'
import type { AdStatus, AssetType } from '@marquee/contract/ads'
import { toStoredId } from '../../homes/homes.service.ts'
import { UNDATED_SHIFT_MS, UNKNOWN_STATUS_RUN_KEY } from '../search/sort-keys.ts'
import { countedFacets } from '../search/search-facets.ts'
import { buildSearchTerms, packTerms } from '../search/search-terms.ts'
import type { CheckedAdRecord } from './ad-record.ts'

/** An ad in the form in which it is written; names are those of the columns, `raw` is JSON. */
export type StoredAd = ReturnType<typeof toStoredAd>

/**
 * Prepares an ad for the database: derived values (asset type, run time, search terms, hash) are computed here, once. Nobody has verified
 * an ad of a workspace, and no library shows it.
 * @param workspaceId the workspace that brings the ad in; null for a common ad
 */
export function toStoredAd(given: CheckedAdRecord, workspaceId: string | null) {
  const record =
    workspaceId === null
      ? given
      : { ...given, external_id: toStoredId(given.external_id, workspaceId), library_url: null, verified_at: null }
  const { brand: _brand, media, raw, first_seen_at, last_seen_at, verified_at, ...rest } = record
  const brand = toBrand(record, workspaceId)
  const assetType = record.asset_type ?? toAssetType(record)
  const status = toStatus(record)
  const ad = {
    ...rest,
    status,
    asset_type: assetType,
    display_format: record.display_format ?? assetType,
    cards: record.cards.map(({ title, body, landing_page, media_index }) => {
      return { title, body, landing_page: landing_page ?? null, media_index: media_index ?? null }
    }),
  }
  const said = raw === null || raw === undefined ? null : JSON.stringify(raw)
  return {
    ...ad,
    home_id: workspaceId,
    brand,
    media: media.map((item, position) => {
      const poster_url = item.kind === 'video' ? (item.thumbnail_url ?? null) : null
      return { ...item, position, external_url: item.url ?? null, poster_url }
    }),
    raw: said,
    first_seen_at: first_seen_at ?? null,
    last_seen_at: last_seen_at ?? null,
    verified_at: verified_at ?? null,
    content_hash: hash('sha256', `${JSON.stringify([ad, brand, media]).slice(0, -1)},${said}]`, 'base64url'),
    search: toSearch(record, { assetType, status }),
  }
}

function toBrand({ brand }: CheckedAdRecord, workspaceId: string | null) {
  if (brand === null || brand === undefined) {
    return null
  }
  const { name, external_id = null, logo_url = null, category = null, website = null } = brand
  const id = external_id ?? `name:${name.toLowerCase()}`
  return { external_id: toStoredId(id, workspaceId), name, logo_url, category, website }
}

/** An ad without an advertiser together with the words of the brand that was confirmed for it; the ad itself without one. */
export function withAdvertiser(ad: StoredAd, brand: { name: string } | null): StoredAd {
  if (brand === null) {
    return ad
  }
  const words = { ...ad, facets: ad.search.facets, brand_name: brand.name, has_known_start: Boolean(ad.started_at) }
  return { ...ad, search: { ...ad.search, terms: packTerms(buildSearchTerms(words)) } }
}

/** Values that are derived from the record when the source does not give them. */
interface Told {
  assetType: AssetType
  status: AdStatus
}

function toStatus({ status, stopped_at }: CheckedAdRecord): AdStatus {
  return status ?? (stopped_at ? 'inactive' : 'unknown')
}

function toAssetType({ media }: CheckedAdRecord): AssetType {
  const [first] = media
  if (first === undefined) {
    return 'text'
  }
  return media.length > 1 ? 'carousel' : first.kind
}

/** Lists the fields that it takes from a record: copying the whole record takes longer than deriving the values. */
function toSearch(record: CheckedAdRecord, told: Told) {
  const { brand, title, body, link_description, hook_text, cta_text, cards, transcript } = record
  const facets = listFacets(record, told)
  const words = { title, body, link_description, hook_text, cta_text, cards, transcript }
  const searched = { facets, brand_name: brand?.name, ...words }
  return {
    // Null: derived from the time of the first sighting, which only the database knows for an existing ad.
    started_ms: record.started_at?.getTime() ?? null,
    undated_shift_ms: record.media.length > 0 ? UNDATED_SHIFT_MS : 2 * UNDATED_SHIFT_MS,
    run_key: toRunKey(record, told.status),
    reach: record.eu_total_reach ?? -1,
    terms: packTerms(buildSearchTerms({ ...searched, has_known_start: Boolean(record.started_at) })),
    facets,
  }
}

function listFacets(record: CheckedAdRecord, { assetType: asset_type, status }: Told): string[] {
  const { source, platforms, niches, countries, languages, cta_type, market_target, page_type } = record
  const { media, age_min, age_max, gender, eu_total_reach } = record
  const chosen = {
    source,
    asset_type,
    status,
    platforms,
    niches,
    countries,
    languages,
    cta_type,
    market_target,
    page_type,
  }
  return countedFacets({ ...chosen, media, age_min, age_max, gender, eu_total_reach })
}

function toRunKey({ started_at, stopped_at }: CheckedAdRecord, status: AdStatus): number {
  if (status === 'unknown') {
    return UNKNOWN_STATUS_RUN_KEY
  }
  return status === 'inactive' && started_at && stopped_at
    ? Math.min(0, started_at.getTime() - stopped_at.getTime())
    : 0
}
