import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { markBrandsDue } from '../../brand-insights/brand-counts.service.ts'
import { createBrandWriter, type FindBrand } from '../../brands/brand-writing.service.ts'
import { markAlikeDue, readReuse } from '../scoring/reuse.repository.ts'
import { scoreStoredAds } from '../scoring/score-stored-ads.repository.ts'
import { toNotation, unpackTerms } from '../search/search-terms.ts'
import { keepEarlierVersions } from '../versions/keep-versions.repository.ts'
import type { IngestOutcome } from './ad-record.ts'
import { copyNewAds } from './new-ads.repository.ts'
import { confirmOwnAds } from './own-ads.repository.ts'
import { writeLastSeen } from './last-seen.repository.ts'
import { type StoredAd, withAdvertiser } from './stored-ad.ts'

interface WrittenAd {
  id: string
  source: string
  external_id: string
  is_new: boolean
}

/** How ads that the library does not have are written: COPY is fast, MERGE allows another writer of the same ads. */
export type WayOfWriting = 'copy' | 'merge'

/**
 * Writes ads in bulk: new ones by COPY, the others in statements that receive their rows as one JSON parameter, with one round
 * trip and one plan for any number of rows. Call it inside a transaction.
 */
export function createIngestRepository(db: Database) {
  return {
    /** Inserts ads and updates those whose content differs. Each ad may occur only once. */
    async write(given: readonly StoredAd[], now: Date, way: WayOfWriting): Promise<IngestOutcome> {
      const findBrand = await createBrandWriter(db).write(given, now)
      const ads = given.map((ad) => (ad.brand === null ? withAdvertiser(ad, findBrand(ad)) : ad))
      const known = await readHashes(db, ads)
      const added = way === 'copy' ? ads.filter((ad) => !known.has(toKey(ad))) : []
      const merged = ads.filter((ad) => (way === 'merge' && !known.has(toKey(ad))) || differs(known, ad))
      await copyNewAds(db, added, findBrand, now)
      await keepEarlierVersions(db, merged, now)
      const written = await mergeAds(db, merged, findBrand, now)
      const changed = [...added, ...merged].flatMap((ad) => findBrand(ad)?.id ?? [])
      await markBrandsDue(db, [...new Set(changed)].toSorted(), now)
      const newOnes = new Set([...added, ...written.filter((ad) => ad.is_new)].map(toKey))
      await writeLastSeen(
        db,
        ads.filter((ad) => !newOnes.has(toKey(ad))),
        now,
      )
      await scoreWritten(db, written, now)
      await confirmOwnAds(
        db,
        given.filter(({ home_id }) => home_id === null),
      )
      const updated = added.length + written.length - newOnes.size
      return { inserted: newOnes.size, updated, unchanged: ads.length - newOnes.size - updated }
    },

    sortWords: () => sortWords(db),

    refreshBrandCounts: () => refreshBrandCounts(db),

    /**
     * Updates the indexes of words, the counts of the filter options and the planner's statistics, in parallel. Call it
     * outside of a transaction.
     */
    async refresh(): Promise<void> {
      await Promise.all([
        sortWords(db),
        refreshCounts(db),
        sql`analyze ad_search, ads, ad_stats, ad_media, brands`.execute(db),
      ])
    },
  }
}

/** Scores merged ads when everything else about them is stored; copied ones have their scores already. */
async function scoreWritten(db: Database, written: readonly WrittenAd[], now: Date): Promise<void> {
  if (written.length === 0) {
    return
  }
  const ids = written.map((ad) => ad.id)
  await scoreStoredAds(db, ids, now)
  await markAlikeDue(db, await readReuse(db, ids), now)
}

/** Sorts the waiting words into the indexes. */
async function sortWords(db: Database): Promise<void> {
  for (const index of ['ad_search_terms', 'ad_search_terms_of_16']) {
    await sql`select gin_clean_pending_list(${index})`.execute(db)
  }
}

async function refreshCounts(db: Database): Promise<void> {
  await sql`refresh materialized view concurrently ad_facet_counts`.execute(db)
  await refreshBrandCounts(db)
}

async function refreshBrandCounts(db: Database): Promise<void> {
  await sql`refresh materialized view concurrently brand_ad_counts`.execute(db)
  await sql`analyze brand_ad_counts`.execute(db)
}

/** The content hashes of the ads that exist already. */
async function readHashes(db: Database, ads: readonly StoredAd[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<Pick<StoredAd, 'source' | 'external_id' | 'content_hash'>>`
    select source, external_id, content_hash
    from unnest(${ads.map((ad) => ad.source)}::text[], ${ads.map((ad) => ad.external_id)}::text[])
      as wanted (source, external_id)
    join ads using (source, external_id)
  `.execute(db)
  return new Map(rows.map((row) => [toKey(row), row.content_hash]))
}

function differs(known: ReadonlyMap<string, string>, ad: StoredAd): boolean {
  const hash = known.get(toKey(ad))
  return hash !== undefined && hash !== ad.content_hash
}

async function mergeAds(db: Database, ads: readonly StoredAd[], findBrand: FindBrand, now: Date): Promise<WrittenAd[]> {
  if (ads.length === 0) {
    return []
  }
  const written = await writeAds(db, ads, findBrand, now)
  const changed = joinIds(ads, written)
  await writeMedia(
    db,
    changed,
    written.filter((ad) => !ad.is_new).map((ad) => ad.id),
    now,
  )
  await writeSearch(db, changed, now)
  await writeStats(db, changed, now)
  return written
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

async function writeAds(db: Database, ads: readonly StoredAd[], findBrand: FindBrand, now: Date): Promise<WrittenAd[]> {
  const columns = sql.join(AD_COLUMNS.map((column) => sql.ref(column)))
  const values = sql.join(AD_COLUMNS.map((column) => (column === 'raw' ? sql`ad.raw::jsonb` : sql.ref(`ad.${column}`))))
  const updates = sql.join(AD_COLUMNS.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))
  const rows = ads.map((stored) => {
    const { search: _search, media: _media, brand: _brand, ...ad } = stored
    const found = findBrand(stored)
    return { ...ad, brand_id: found?.id ?? null, named_brand_id: found?.namedId ?? null }
  })
  const result = await sql<WrittenAd>`
    insert into ads (source, external_id, home_id, brand_id, named_brand_id, first_seen_at, created_at, updated_at, ${columns})
    select ad.source, ad.external_id, ad.home_id, ad.brand_id, ad.named_brand_id, coalesce(ad.first_seen_at, ${now}), ${now}, ${now}, ${values}
    from json_to_recordset(${JSON.stringify(rows)}::json) as ad (
      source text, external_id text, home_id uuid, brand_id uuid, named_brand_id uuid, first_seen_at timestamptz,
      platforms text[], countries text[], languages text[], niches text[], market_target text, status text,
      display_format text, asset_type text, title text, body text, link_description text, hook_text text,
      cta_type text, cta_text text, landing_page text, page_type text, started_at timestamptz, stopped_at timestamptz,
      age_min integer, age_max integer, gender text, cards jsonb, transcript jsonb, library_url text, raw text,
      content_hash text
    )
    on conflict (source, external_id) do update set
      brand_id = excluded.brand_id, named_brand_id = excluded.named_brand_id, updated_at = excluded.updated_at, ${updates}
    where ads.content_hash <> excluded.content_hash
    returning new.id, new.source, new.external_id, old.id is null as is_new
  `.execute(db)
  return result.rows
}

function toKey({ source, external_id }: Pick<WrittenAd, 'source' | 'external_id'>): string {
  return `${source} ${external_id}`
}

function joinIds(ads: readonly StoredAd[], written: readonly WrittenAd[]): (StoredAd & { id: string })[] {
  const ids = new Map(written.map((ad) => [toKey(ad), ad.id]))
  return ads.flatMap((ad) => {
    const id = ids.get(toKey(ad))
    return id === undefined ? [] : [{ ...ad, id }]
  })
}

/** The media of a changed ad get new ids: images that were rendered or cached under the old ids cannot be mistaken for them. */
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
    const floors = { verified_floor: verified_at, seen_floor: last_seen_at }
    return {
      ad_id: id,
      ...search,
      terms: toNotation(unpackTerms(search.terms)),
      variations: variations_count ?? 1,
      ...floors,
    }
  })
  await sql`
    insert into ad_search (
      ad_id, home_id, brand_id, is_active, started_ms, run_key, variations, reach, terms, facets, verified_floor,
      seen_floor, created_at, updated_at
    )
    select ads.id, ads.home_id, ads.brand_id, ads.status = 'active',
      coalesce(search.started_ms, floor(extract(epoch from ads.first_seen_at) * 1000) - search.undated_shift_ms),
      search.run_key, search.variations, search.reach, search.terms, search.facets, search.verified_floor,
      coalesce(search.seen_floor, ${now}), ${now}, ${now}
    from json_to_recordset(${JSON.stringify(rows)}::json) as search (
      ad_id uuid, started_ms bigint, undated_shift_ms bigint, run_key bigint, variations bigint, reach bigint, terms tsvector,
      facets text[], verified_floor timestamptz, seen_floor timestamptz
    )
    join ads on ads.id = search.ad_id
    on conflict (ad_id) do update set
      brand_id = excluded.brand_id, is_active = excluded.is_active,
      started_ms = excluded.started_ms, run_key = excluded.run_key, variations = excluded.variations,
      reach = excluded.reach, terms = excluded.terms, facets = excluded.facets,
      verified_floor = greatest(ad_search.verified_floor, excluded.verified_floor), updated_at = excluded.updated_at
  `.execute(db)
}

async function writeStats(db: Database, ads: readonly (StoredAd & { id: string })[], now: Date): Promise<void> {
  const rows = ads.map(({ id, last_seen_at, verified_at, ...ad }) => {
    const { variations_count, eu_total_reach } = ad
    return { ad_id: id, last_seen_at, verified_at, variations_count, eu_total_reach }
  })
  await sql`
    insert into ad_stats (
      ad_id, last_seen_at, verified_at, source_variations_count, variations_count, eu_total_reach, created_at, updated_at
    )
    select ad_id, coalesce(last_seen_at, ${now}), verified_at, variations_count, coalesce(variations_count, 1), eu_total_reach,
      ${now}, ${now}
    from json_to_recordset(${JSON.stringify(rows)}::json) as stats (
      ad_id uuid, last_seen_at timestamptz, verified_at timestamptz, variations_count integer, eu_total_reach integer
    )
    on conflict (ad_id) do update set
      source_variations_count = excluded.source_variations_count, eu_total_reach = excluded.eu_total_reach,
      updated_at = excluded.updated_at
  `.execute(db)
}
