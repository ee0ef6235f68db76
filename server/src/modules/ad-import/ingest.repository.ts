import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { FLOOR_LAG_MS } from '../ads/search-terms.service.ts'
import type { IngestOutcome } from './ad-record.ts'
import type { StoredAd } from './stored-ad.ts'

interface WrittenAd {
  id: string
  source: string
  external_id: string
  is_new: boolean
}

/**
 * Writes ads in bulk. The rows of a statement travel as one JSON parameter: one round trip and one plan, whatever their
 * number. Call it inside a transaction.
 */
export function createIngestRepository(db: Database) {
  return {
    /** Inserts ads and updates those whose content differs. No two of the ads may be the same one. */
    async write(ads: readonly StoredAd[], now: Date): Promise<IngestOutcome> {
      await writeBrands(db, ads, now)
      const written = await writeAds(db, ads, now)
      const changed = joinIds(ads, written)
      const updatedIds = written.filter((ad) => !ad.is_new).map((ad) => ad.id)
      await writeMedia(db, changed, updatedIds, now)
      await writeSearch(db, changed, now)
      await writeStats(db, changed, now)
      await markBrandsDue(db, changed, now)
      const newOnes = new Set(written.filter((ad) => ad.is_new).map(keyOf))
      await writeSightings(
        db,
        ads.filter((ad) => !newOnes.has(keyOf(ad))),
        now,
      )
      return {
        inserted: written.length - updatedIds.length,
        updated: updatedIds.length,
        unchanged: ads.length - written.length,
      }
    },

    /** Brings the index of words, the counts of the filter options and the planner's statistics up to date. */
    async refresh(): Promise<void> {
      await sql`select gin_clean_pending_list('ad_search_terms')`.execute(db)
      await sql`refresh materialized view concurrently ad_facet_counts`.execute(db)
      await sql`refresh materialized view concurrently brand_ad_counts`.execute(db)
      await sql`analyze ad_search, ads, ad_stats, ad_media, brands, brand_ad_counts`.execute(db)
    },
  }
}

async function writeBrands(db: Database, ads: readonly StoredAd[], now: Date): Promise<void> {
  const brands = new Map(ads.map(({ source, brand }) => [`${source} ${brand.external_id}`, { source, ...brand }]))
  // In one order for every writer: two imports at once would otherwise lock each other's brands crosswise.
  const rows = [...brands].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, brand]) => brand)
  await sql`
    insert into brands (source, external_id, name, is_placeholder, logo_url, category, website, created_at, updated_at)
    select source, external_id, name, is_placeholder, logo_url, category, website, ${now}, ${now}
    from json_to_recordset(${JSON.stringify(rows)}::json) as brand (
      source text, external_id text, name text, is_placeholder boolean, logo_url text, category text, website text
    )
    on conflict (source, external_id) do update set
      name = excluded.name,
      logo_url = coalesce(excluded.logo_url, brands.logo_url),
      category = coalesce(excluded.category, brands.category),
      website = coalesce(excluded.website, brands.website),
      updated_at = excluded.updated_at
    where (brands.name, brands.logo_url, brands.category, brands.website) is distinct from (
      excluded.name,
      coalesce(excluded.logo_url, brands.logo_url),
      coalesce(excluded.category, brands.category),
      coalesce(excluded.website, brands.website)
    )
  `.execute(db)
}

const AD_COLUMNS = [
  'platforms',
  'countries',
  'languages',
  'niches',
  'market_target',
  'status',
  'display_format',
  'asset_type',
  'title',
  'body',
  'link_description',
  'hook_text',
  'cta_type',
  'cta_text',
  'landing_page',
  'page_type',
  'started_at',
  'stopped_at',
  'age_min',
  'age_max',
  'gender',
  'cards',
  'transcript',
  'library_url',
  'raw',
  'content_hash',
] as const

async function writeAds(db: Database, ads: readonly StoredAd[], now: Date): Promise<WrittenAd[]> {
  const columns = sql.join(AD_COLUMNS.map((column) => sql.ref(column)))
  const values = sql.join(AD_COLUMNS.map((column) => sql.ref(`ad.${column}`)))
  const updates = sql.join(AD_COLUMNS.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))
  const rows = ads.map(({ search: _search, media: _media, brand, ...ad }) => {
    return { ...ad, brand_external_id: brand.external_id }
  })
  const result = await sql<WrittenAd>`
    insert into ads (source, external_id, brand_id, first_seen_at, created_at, updated_at, ${columns})
    select ad.source, ad.external_id, brands.id, coalesce(ad.first_seen_at, ${now}), ${now}, ${now}, ${values}
    from json_to_recordset(${JSON.stringify(rows)}::json) as ad (
      source text, external_id text, brand_external_id text, first_seen_at timestamptz,
      platforms text[], countries text[], languages text[], niches text[], market_target text, status text,
      display_format text, asset_type text, title text, body text, link_description text, hook_text text,
      cta_type text, cta_text text, landing_page text, page_type text, started_at timestamptz, stopped_at timestamptz,
      age_min integer, age_max integer, gender text, cards jsonb, transcript jsonb, library_url text, raw jsonb,
      content_hash text
    )
    join brands on brands.source = ad.source and brands.external_id = ad.brand_external_id
    on conflict (source, external_id) do update set
      brand_id = excluded.brand_id, updated_at = excluded.updated_at, ${updates}
    where ads.content_hash <> excluded.content_hash
    returning new.id, new.source, new.external_id, old.id is null as is_new
  `.execute(db)
  return result.rows
}

function keyOf({ source, external_id }: Pick<WrittenAd, 'source' | 'external_id'>): string {
  return `${source} ${external_id}`
}

function joinIds(ads: readonly StoredAd[], written: readonly WrittenAd[]): (StoredAd & { id: string })[] {
  const ids = new Map(written.map((ad) => [keyOf(ad), ad.id]))
  return ads.flatMap((ad) => {
    const id = ids.get(keyOf(ad))
    return id === undefined ? [] : [{ ...ad, id }]
  })
}

/** Media of a changed ad are new media: what was rendered or cached under the old ids cannot be taken for them. */
async function writeMedia(
  db: Database,
  ads: readonly (StoredAd & { id: string })[],
  updatedIds: readonly string[],
  now: Date,
): Promise<void> {
  if (updatedIds.length > 0) {
    await sql`delete from ad_media where ad_id = any(${updatedIds}::uuid[])`.execute(db)
  }
  const rows = ads.flatMap(({ id, media }) => media.map((item) => ({ ...item, ad_id: id })))
  if (rows.length === 0) {
    return
  }
  await sql`
    insert into ad_media (
      ad_id, position, kind, width, height, duration_s, palette, hash, storage_key, recipe, external_url, poster_url,
      created_at, updated_at
    )
    select ad_id, position, kind, width, height, duration_s, palette, hash, storage_key, recipe, external_url, poster_url,
      ${now}, ${now}
    from json_to_recordset(${JSON.stringify(rows)}::json) as media (
      ad_id uuid, position integer, kind text, width integer, height integer, duration_s double precision,
      palette text[], hash text, storage_key text, recipe jsonb, external_url text, poster_url text
    )
  `.execute(db)
}

async function writeSearch(db: Database, ads: readonly (StoredAd & { id: string })[], now: Date): Promise<void> {
  const rows = ads.map(({ id, search, variations_count, verified_at, last_seen_at }) => {
    return { ad_id: id, ...search, variations: variations_count, verified_floor: verified_at, seen_floor: last_seen_at }
  })
  await sql`
    insert into ad_search (
      ad_id, brand_id, is_brand_capped, is_active, started_ms, run_key, variations, reach, terms, facets, verified_floor,
      seen_floor, created_at, updated_at
    )
    select ads.id, brands.id, not brands.is_placeholder, ads.status = 'active',
      coalesce(search.started_ms, floor(extract(epoch from ads.first_seen_at) * 1000)),
      search.run_key, search.variations, search.reach, search.terms, search.facets, search.verified_floor,
      coalesce(search.seen_floor, ${now}), ${now}, ${now}
    from json_to_recordset(${JSON.stringify(rows)}::json) as search (
      ad_id uuid, started_ms bigint, run_key bigint, variations bigint, reach bigint, terms tsvector,
      facets text[], verified_floor timestamptz, seen_floor timestamptz
    )
    join ads on ads.id = search.ad_id
    join brands on brands.id = ads.brand_id
    on conflict (ad_id) do update set
      brand_id = excluded.brand_id, is_brand_capped = excluded.is_brand_capped, is_active = excluded.is_active,
      started_ms = excluded.started_ms, run_key = excluded.run_key, variations = excluded.variations,
      reach = excluded.reach, terms = excluded.terms, facets = excluded.facets,
      verified_floor = greatest(ad_search.verified_floor, excluded.verified_floor), updated_at = excluded.updated_at
  `.execute(db)
}

async function writeStats(db: Database, ads: readonly (StoredAd & { id: string })[], now: Date): Promise<void> {
  const rows = ads.map(({ id, last_seen_at, verified_at, ...ad }) => {
    const { variations_count, performance_score, score_factors, eu_total_reach } = ad
    return { ad_id: id, last_seen_at, verified_at, variations_count, performance_score, score_factors, eu_total_reach }
  })
  await sql`
    insert into ad_stats (
      ad_id, last_seen_at, verified_at, variations_count, performance_score, score_factors, eu_total_reach,
      created_at, updated_at
    )
    select ad_id, coalesce(last_seen_at, ${now}), verified_at, variations_count, performance_score, score_factors,
      eu_total_reach, ${now}, ${now}
    from json_to_recordset(${JSON.stringify(rows)}::json) as stats (
      ad_id uuid, last_seen_at timestamptz, verified_at timestamptz, variations_count integer,
      performance_score integer, score_factors jsonb, eu_total_reach integer
    )
    on conflict (ad_id) do update set
      variations_count = excluded.variations_count, performance_score = excluded.performance_score,
      score_factors = excluded.score_factors, eu_total_reach = excluded.eu_total_reach,
      updated_at = excluded.updated_at
  `.execute(db)
}

/** What brands do is counted from their ads, in the background (module brand-insights). */
async function markBrandsDue(db: Database, ads: readonly { id: string }[], now: Date): Promise<void> {
  const ids = ads.map(({ id }) => id)
  await sql`
    insert into brand_stats (brand_id, is_due, created_at, updated_at)
    select distinct brand_id, true, ${now}::timestamptz, ${now}::timestamptz
    from ads join brands on brands.id = ads.brand_id
    where ads.id = any(${ids}::uuid[]) and not brands.is_placeholder
    order by brand_id
    on conflict (brand_id) do update set is_due = true where not brand_stats.is_due
  `.execute(db)
}

/**
 * An ad that is seen again without a change still was seen; a file that says nothing about it changes nothing. The search
 * table follows when it has fallen too far behind.
 */
async function writeSightings(db: Database, ads: readonly StoredAd[], now: Date): Promise<void> {
  const rows = ads
    .filter((ad) => ad.last_seen_at !== null || ad.verified_at !== null)
    .map(({ source, external_id, last_seen_at, verified_at }) => ({ source, external_id, last_seen_at, verified_at }))
  if (rows.length === 0) {
    return
  }
  const lag = `${FLOOR_LAG_MS} milliseconds`
  await sql`
    with seen as (
      update ad_stats set
        last_seen_at = greatest(ad_stats.last_seen_at, sighting.last_seen_at),
        verified_at = greatest(ad_stats.verified_at, sighting.verified_at),
        updated_at = ${now}
      from json_to_recordset(${JSON.stringify(rows)}::json) as sighting (
        source text, external_id text, last_seen_at timestamptz, verified_at timestamptz
      )
      join ads using (source, external_id)
      where ad_stats.ad_id = ads.id and (
        ad_stats.last_seen_at < sighting.last_seen_at
        or ad_stats.verified_at is distinct from greatest(ad_stats.verified_at, sighting.verified_at)
      )
      returning ad_stats.ad_id, ad_stats.verified_at, ad_stats.last_seen_at
    )
    update ad_search set verified_floor = seen.verified_at, seen_floor = seen.last_seen_at, updated_at = ${now}
    from seen
    where ad_search.ad_id = seen.ad_id and (
      verified_floor is null and seen.verified_at is not null
      or verified_floor <= seen.verified_at - ${lag}::interval
      or seen_floor <= seen.last_seen_at - ${lag}::interval
    )
  `.execute(db)
}
