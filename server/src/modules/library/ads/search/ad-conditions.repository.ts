import { type RawBuilder, sql } from 'kysely'
import { isOwn, isVisible } from '../../homes/homes.service.ts'
import type { AdCriteria } from './ad-criteria.ts'
import { KNOWN_TRANSCRIPT } from './search-facets.ts'
import { quoteLexeme } from './search-query.ts'
import { UNKNOWN_STATUS_RUN_KEY } from './sort-keys.ts'
import { FLOOR_LAG_MS } from './search-terms.ts'

type Condition = RawBuilder<unknown> | false

/** The sample of ads that is examined: every ad, or one random ad out of this number. */
export type SampleRate = 1 | 16 | 64 | 256

/** A condition for another module's query: the ad in this column matches the criteria. */
export function isMatchingAd(adId: RawBuilder<unknown>, criteria: AdCriteria): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from ad_search where ad_id = ${adId} and ${hasStatus(criteria)} and ${conditions(criteria, 'ad_search')}
  )`
}

/** All conditions of the criteria on a row, except for its status. */
export function conditions(criteria: AdCriteria, table: 'ad_search' | 'scanned'): RawBuilder<unknown> {
  const { verifiedSince, seenFrom, seenBefore } = criteria
  const adId = sql.ref(`${table}.ad_id`)
  return joined([
    criteria.isOwnOnly ? isOwn(criteria.viewer, table) : isVisible(criteria.viewer, table),
    ...wordConditions(criteria, adId),
    ...runConditions(criteria),
    ...numberConditions(criteria),
    ...brandConditions(criteria),
    verifiedSince !== null && isSince('verified', verifiedSince, adId),
    seenFrom !== null && isSince('seen', seenFrom, adId),
    seenBefore !== null && sql`not ${isSince('seen', seenBefore, adId)}`,
  ])
}

export function hasStatus({ isActive }: AdCriteria): RawBuilder<unknown> {
  return isActive === null ? sql`true` : sql`is_active = ${isActive}`
}

/** Ids end in random bits; their hash selects the same ads every time, those of the sample's indexes. */
export function inSample(rate: SampleRate): RawBuilder<unknown> {
  return rate === 1 ? sql`true` : sql`uuid_hash(ad_id) & ${sql.lit(rate - 1)} = 0`
}

/** Joins conditions by AND; without conditions, the result is true for every row. */
export function joined(all: readonly Condition[]): RawBuilder<unknown> {
  const some = all.filter((condition) => condition !== false)
  return some.length === 0 ? sql`true` : sql.join(some, sql` and `)
}

function wordConditions(criteria: AdCriteria, adId: RawBuilder<unknown>): Condition[] {
  const { tsquery, phrases, saying, unspokenQuery, onlyTranscribed, sourcesOrCaptured } = criteria
  const written = [
    tsquery !== null && sql`terms @@ ${tsquery}::tsquery`,
    // Uses the function behind the operator, so that the index is not used.
    phrases !== null && sql`ts_match_vq(terms, ${phrases}::tsquery)`,
  ]
  const said = [
    sql`${adId} = any(${saying ?? []}::uuid[])`,
    unspokenQuery !== null && sql`terms @@ ${unspokenQuery}::tsquery`,
  ]
  return [
    ...(saying === null ? written : [sql`(${joined(written)} or ${joined(said)})`]),
    onlyTranscribed !== null &&
      sql`(terms @@ ${quoteLexeme(KNOWN_TRANSCRIPT)}::tsquery or ${adId} = any(${onlyTranscribed}::uuid[]))`,
    sourcesOrCaptured !== null &&
      sql`(terms @@ ${sourcesOrCaptured.tsquery}::tsquery or ${adId} = any(${sourcesOrCaptured.captured}::uuid[]))`,
  ]
}

function runConditions(criteria: AdCriteria): Condition[] {
  const { isActive, startedFrom, startedBefore, minRunMs, maxRunMs, asOf } = criteria
  return [
    isActive === false && sql`run_key < ${UNKNOWN_STATUS_RUN_KEY}`,
    startedFrom !== null && sql`started_ms >= ${startedFrom}`,
    startedBefore !== null && sql`started_ms < ${startedBefore}`,
    minRunMs !== null &&
      sql`case when is_active then started_ms <= ${asOf - minRunMs} else run_key <= ${-minRunMs} end`,
    // A stopped ad with an unknown end has a run of 0; it does not count as a short run.
    maxRunMs !== null &&
      sql`case when is_active then started_ms > ${asOf - maxRunMs} else run_key > ${-maxRunMs} and run_key < 0 end`,
  ]
}

function numberConditions({ minVariations, minReach, maxReach }: AdCriteria): Condition[] {
  return [
    minVariations !== null && sql`variations >= ${minVariations}`,
    minReach !== null && sql`reach >= ${minReach}`,
    maxReach !== null && sql`reach between 0 and ${maxReach}`,
  ]
}

function brandConditions(criteria: AdCriteria): Condition[] {
  const { brandId, onlyBrands, excludedBrands, minBrandAds, maxBrandAds } = criteria
  return [
    brandId !== null && sql`brand_id = ${brandId}`,
    onlyBrands !== null && sql`brand_id = any(${onlyBrands}::uuid[])`,
    excludedBrands.length > 0 && sql`(brand_id is null or brand_id <> all(${excludedBrands}::uuid[]))`,
    (minBrandAds !== null || maxBrandAds !== null) &&
      sql`brand_id in (
        select brand_id from brand_ad_counts
        where active_ads between ${minBrandAds ?? 0} and ${maxBrandAds ?? 2_147_483_647}
      )`,
  ]
}

/**
 * For nearly every ad, the search table itself shows whether it was verified (or seen) since then; the exact time is looked up
 * only when the floor is slightly too old.
 */
function isSince(what: 'verified' | 'seen', since: Date, adId: RawBuilder<unknown>): RawBuilder<unknown> {
  const floor = sql.ref(`${what}_floor`)
  const moment = sql.ref(what === 'seen' ? 'last_seen_at' : 'verified_at')
  const surelyNot = new Date(since.getTime() - FLOOR_LAG_MS)
  return sql`(${floor} >= ${since} or ${floor} > ${surelyNot} and (
    select ${moment} from ad_stats where ad_stats.ad_id = ${adId}
  ) >= ${since})`
}
