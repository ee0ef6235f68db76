import { sql } from 'kysely'
import {
  bigint,
  binary,
  boolean,
  column,
  double,
  integer,
  json,
  moment,
  text,
  texts,
  uuid,
} from '../../../../platform/database/binary-rows.ts'
import type { FindBrand } from '../../brands/brand-writing.service.ts'
import { type CopiedColumns, copyInto } from '../../../../platform/database/copy-in.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { isSeenLately } from '../../last-seen/last-seen.service.ts'
import { markAlikeDue, readReuse } from '../scoring/reuse.repository.ts'
import { type AdScore, scoreAd } from '../scoring/score-ad.ts'
import { tierFacets } from '../search/search-facets.ts'
import { addToPackedTerms } from '../search/search-terms.ts'
import type { StoredAd } from './stored-ad.ts'

/** An ad that the library does not have yet. */
interface NewAd {
  id: Uint8Array
  /** Null when the advertiser is not known. */
  brandId: Uint8Array | null
  namedBrandId: Uint8Array | null
  workspaceId: Uint8Array | null
  firstSeenAt: Date
  lastSeenAt: Date
  ad: StoredAd
}

type ScoredAd = NewAd & { score: AdScore }

interface NewMedium {
  id: Uint8Array
  adId: Uint8Array
  medium: StoredAd['media'][number]
}

/**
 * Adds ads that the library does not have, by COPY. Call it inside a transaction.
 * @throws when one of them exists already, or cannot be stored
 */
export async function copyNewAds(
  db: Database,
  ads: readonly StoredAd[],
  findBrand: FindBrand,
  now: Date,
): Promise<void> {
  if (ads.length === 0) {
    return
  }
  const nextId = await makeIds(db, ads.length + ads.reduce((sum, { media }) => sum + media.length, 0))
  const packed = new Map<string, Uint8Array>()
  function packId(id: string | null | undefined): Uint8Array | null {
    if (id === null || id === undefined) {
      return null
    }
    const bytes = packed.get(id) ?? Buffer.from(id.replaceAll('-', ''), 'hex')
    packed.set(id, bytes)
    return bytes
  }
  const rows = ads.map((ad): NewAd => {
    const brand = findBrand(ad)
    const ids = {
      brandId: packId(brand?.id),
      namedBrandId: packId(brand?.namedId),
      workspaceId: packId(ad.home_id),
    }
    return { id: nextId(), ...ids, firstSeenAt: ad.first_seen_at ?? now, lastSeenAt: ad.last_seen_at ?? now, ad }
  })
  const media = rows.flatMap(({ id, ad }) => {
    return ad.media.map((medium): NewMedium => ({ id: nextId(), adId: id, medium }))
  })
  await copyInto(db, 'ads', { ...AD_COLUMNS, ...writtenAt(now) }, rows)
  await copyInto(db, 'ad_media', { ...MEDIA_COLUMNS, ...writtenAt(now) }, media)
  const scored = await scoreNewAds(db, rows, now)
  await copyInto(db, 'ad_search', { ...SEARCH_COLUMNS, ...writtenAt(now) }, scored)
  await copyInto(db, 'ad_stats', { ...STATS_COLUMNS, ...writtenAt(now) }, scored)
}

/** Scores ads of which `ads` and `ad_media` have the rows: ads of one batch may have the same creative. */
async function scoreNewAds(db: Database, rows: readonly NewAd[], now: Date): Promise<ScoredAd[]> {
  const ids = rows.map(({ id }) => toText(id))
  const reuse = await readReuse(db, ids)
  await markAlikeDue(db, reuse, now)
  return rows.map((row, index) => {
    const { ad, firstSeenAt, lastSeenAt } = row
    const score = scoreAd({
      status: ad.status,
      startedAt: ad.started_at ?? null,
      stoppedAt: ad.stopped_at ?? null,
      firstSeenAt,
      lastSeenAt,
      isSeenLately: isSeenLately({ source: ad.source, last_seen_at: lastSeenAt }, now),
      sourceVariations: ad.variations_count ?? null,
      reuse: reuse.get(ids[index] ?? '') ?? null,
      countries: ad.countries.length,
      platforms: ad.platforms.length,
      reach: ad.eu_total_reach ?? null,
    })
    return { ...row, score }
  })
}

/** The id as the database writes it. */
function toText(id: Uint8Array): string {
  const hex = Buffer.from(id).toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Creates ids in the database, in the order in which the ads are inserted. */
async function makeIds(db: Database, count: number): Promise<() => Uint8Array> {
  const { rows } = await sql<{ ids: Buffer }>`
    select string_agg(uuid_send(uuidv7()), ''::bytea) as ids from generate_series(1, ${count}::integer)
  `.execute(db)
  const ids = rows[0]?.ids ?? Buffer.alloc(0)
  let end = 0
  return () => {
    end += 16
    return ids.subarray(end - 16, end)
  }
}

function writtenAt<T>(now: Date): CopiedColumns<T> {
  return { created_at: column(moment, () => now), updated_at: column(moment, () => now) }
}

const AD_COLUMNS: CopiedColumns<NewAd> = {
  id: column(uuid, (row) => row.id),
  source: column(text, ({ ad }) => ad.source),
  external_id: column(text, ({ ad }) => ad.external_id),
  home_id: column(uuid, (row) => row.workspaceId),
  brand_id: column(uuid, (row) => row.brandId),
  named_brand_id: column(uuid, (row) => row.namedBrandId),
  platforms: column(texts, ({ ad }) => ad.platforms),
  countries: column(texts, ({ ad }) => ad.countries),
  languages: column(texts, ({ ad }) => ad.languages),
  niches: column(texts, ({ ad }) => ad.niches),
  market_target: column(text, ({ ad }) => ad.market_target ?? null),
  status: column(text, ({ ad }) => ad.status),
  display_format: column(text, ({ ad }) => ad.display_format),
  asset_type: column(text, ({ ad }) => ad.asset_type),
  title: column(text, ({ ad }) => ad.title ?? null),
  body: column(text, ({ ad }) => ad.body),
  link_description: column(text, ({ ad }) => ad.link_description ?? null),
  hook_text: column(text, ({ ad }) => ad.hook_text ?? null),
  cta_type: column(text, ({ ad }) => ad.cta_type ?? null),
  cta_text: column(text, ({ ad }) => ad.cta_text ?? null),
  landing_page: column(text, ({ ad }) => ad.landing_page ?? null),
  page_type: column(text, ({ ad }) => ad.page_type ?? null),
  started_at: column(moment, ({ ad }) => ad.started_at ?? null),
  stopped_at: column(moment, ({ ad }) => ad.stopped_at ?? null),
  first_seen_at: column(moment, (row) => row.firstSeenAt),
  age_min: column(integer, ({ ad }) => ad.age_min ?? null),
  age_max: column(integer, ({ ad }) => ad.age_max ?? null),
  gender: column(text, ({ ad }) => ad.gender ?? null),
  cards: column(json, ({ ad }) => JSON.stringify(ad.cards)),
  transcript: column(json, ({ ad }) => toJson(ad.transcript)),
  library_url: column(text, ({ ad }) => ad.library_url ?? null),
  raw: column(json, ({ ad }) => ad.raw),
  content_hash: column(text, ({ ad }) => ad.content_hash),
}

const MEDIA_COLUMNS: CopiedColumns<NewMedium> = {
  id: column(uuid, (row) => row.id),
  ad_id: column(uuid, (row) => row.adId),
  position: column(integer, ({ medium }) => medium.position),
  kind: column(text, ({ medium }) => medium.kind),
  width: column(integer, ({ medium }) => medium.width),
  height: column(integer, ({ medium }) => medium.height),
  duration_s: column(double, ({ medium }) => medium.duration_s ?? null),
  palette: column(texts, ({ medium }) => medium.palette),
  hash: column(text, ({ medium }) => medium.hash ?? null),
  storage_key: column(text, ({ medium }) => medium.storage_key ?? null),
  recipe: column(json, ({ medium }) => toJson(medium.recipe)),
  external_url: column(text, ({ medium }) => medium.external_url),
  poster_url: column(text, ({ medium }) => medium.poster_url),
}

const SEARCH_COLUMNS: CopiedColumns<ScoredAd> = {
  ad_id: column(uuid, (row) => row.id),
  home_id: column(uuid, (row) => row.workspaceId),
  brand_id: column(uuid, (row) => row.brandId),
  is_active: column(boolean, ({ ad }) => ad.status === 'active'),
  started_ms: column(bigint, ({ ad: { search }, firstSeenAt }) => {
    return search.started_ms ?? firstSeenAt.getTime() - search.undated_shift_ms
  }),
  run_key: column(bigint, ({ ad }) => ad.search.run_key),
  variations: column(bigint, ({ score }) => score.variations_count),
  reach: column(bigint, ({ ad }) => ad.search.reach),
  terms: column(binary, ({ ad, score }) => addToPackedTerms(ad.search.terms, tierFacets(score.performance_score))),
  facets: column(texts, ({ ad, score }) => [...ad.search.facets, ...tierFacets(score.performance_score)]),
  verified_floor: column(moment, ({ ad }) => ad.verified_at),
  seen_floor: column(moment, (row) => row.lastSeenAt),
}

const STATS_COLUMNS: CopiedColumns<ScoredAd> = {
  ad_id: column(uuid, (row) => row.id),
  last_seen_at: column(moment, (row) => row.lastSeenAt),
  verified_at: column(moment, ({ ad }) => ad.verified_at),
  source_variations_count: column(integer, ({ ad }) => ad.variations_count ?? null),
  variations_count: column(integer, ({ score }) => score.variations_count),
  performance_score: column(integer, ({ score }) => score.performance_score),
  score_factors: column(json, ({ score }) => toJson(score.score_factors)),
  eu_total_reach: column(integer, ({ ad }) => ad.eu_total_reach ?? null),
}

function toJson(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
