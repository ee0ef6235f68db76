import { isDeepStrictEqual } from 'node:util'
import { tiers } from '@marquee/contract/ads'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { facetLexeme, tierFacets } from '../search/search-facets.ts'
import { isSeenLately } from '../../last-seen/last-seen.service.ts'
import { readReuse } from './reuse.repository.ts'
import { type AdScore, scoreAd } from './score-ad.ts'

interface ScoredAd extends AdScore {
  id: string
  tier: string | null
}

const TIER_LEXEMES = tiers.map((tier) => facetLexeme('tier', tier))

/**
 * Scores ads by what is stored about them, and writes the scores that differ; the wide search row is written only when the tier or
 * the number of variations differs. Call it in a transaction that has locked the sources of the ads.
 * @returns how many ads have another score, other factors or another number of variations now
 */
export async function scoreStoredAds(db: Database, adIds: readonly string[], now: Date): Promise<number> {
  if (adIds.length === 0) {
    return 0
  }
  const [rows, reuse] = [await readObservations(db, adIds), await readReuse(db, adIds)]
  const changed: ScoredAd[] = []
  const moved: ScoredAd[] = []
  for (const { id, performance_score, score_factors, variations_count, variations, facets, ...seen } of rows) {
    const lately = isSeenLately({ source: seen.source, last_seen_at: seen.lastSeenAt }, now)
    const score = scoreAd({ ...seen, isSeenLately: lately, reuse: reuse.get(id) ?? null })
    const [tier = null] = tierFacets(score.performance_score)
    const scored = { ...score, id, tier }
    if (!isDeepStrictEqual(score, { performance_score, score_factors, variations_count })) {
      changed.push(scored)
    }
    if (
      Number(variations) !== score.variations_count ||
      TIER_LEXEMES.some((one) => facets.includes(one) !== (one === tier))
    ) {
      moved.push(scored)
    }
  }
  await writeScores(db, changed, now)
  await writeSearchRows(db, moved, now)
  return new Set([...changed, ...moved].map(({ id }) => id)).size
}

function readObservations(db: Database, adIds: readonly string[]) {
  return db
    .selectFrom('ads')
    .innerJoin('ad_stats', 'ad_stats.ad_id', 'ads.id')
    .innerJoin('ad_search', 'ad_search.ad_id', 'ads.id')
    .where('ads.id', '=', sql<string>`any(${[...adIds]}::uuid[])`)
    .select([
      'ads.id',
      'ads.source',
      'ads.status',
      'ads.started_at as startedAt',
      'ads.stopped_at as stoppedAt',
      'ads.first_seen_at as firstSeenAt',
      'ad_stats.last_seen_at as lastSeenAt',
      'ad_stats.source_variations_count as sourceVariations',
      'ad_stats.eu_total_reach as reach',
      'ad_stats.performance_score',
      'ad_stats.score_factors',
      'ad_stats.variations_count',
      'ad_search.variations',
      'ad_search.facets',
      sql<number>`cardinality(ads.countries)`.as('countries'),
      sql<number>`cardinality(ads.platforms)`.as('platforms'),
    ])
    .execute()
}

async function writeScores(db: Database, ads: readonly ScoredAd[], now: Date): Promise<void> {
  if (ads.length > 0) {
    await sql`
      update ad_stats set performance_score = scored.performance_score, score_factors = scored.score_factors,
        variations_count = scored.variations_count, updated_at = ${now}
      from json_to_recordset(${JSON.stringify(ads)}::json) as scored (
        id uuid, performance_score integer, score_factors jsonb, variations_count integer
      )
      where ad_stats.ad_id = scored.id
    `.execute(db)
  }
}

async function writeSearchRows(db: Database, ads: readonly ScoredAd[], now: Date): Promise<void> {
  if (ads.length > 0) {
    const rows = ads.map(({ id, variations_count, tier }) => ({
      id,
      variations_count,
      tiers: tier === null ? [] : [tier],
    }))
    await sql`
      update ad_search set variations = scored.variations_count, updated_at = ${now},
        terms = ts_delete(ad_search.terms, ${TIER_LEXEMES}::text[]) || array_to_tsvector(scored.tiers),
        facets = array(select facet from unnest(ad_search.facets) as facet where facet <> all(${TIER_LEXEMES}::text[]))
          || scored.tiers
      from json_to_recordset(${JSON.stringify(rows)}::json) as scored (id uuid, variations_count integer, tiers text[])
      where ad_search.ad_id = scored.id
    `.execute(db)
  }
}
