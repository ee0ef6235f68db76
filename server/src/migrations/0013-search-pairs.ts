import { type Kysely, sql } from 'kysely'

/** Searches ask one table and one index: for the rule of verified ads, and for neighbours among short words. */
export async function up(db: Kysely<Record<never, never>>): Promise<void> {
  // Up to 15 days before `ad_stats.verified_at`, so that an ad that is verified every day is rewritten twice a month; null
  // when nobody ever verified it.
  await sql`alter table ad_search add column verified_floor timestamptz(3)`.execute(db)
  // The lexemes of modules/library/ads/search/word-pairs.ts for the ads that are there; a facet has no position.
  await sql`
    update ad_search set
      verified_floor = (select verified_at from ad_stats where ad_stats.ad_id = ad_search.ad_id),
      terms = terms || coalesce((
        with words as materialized (
          select lexeme, unnest(positions) as position from unnest(ad_search.terms) where length(lexeme) <= 4
        )
        select array_to_tsvector(array_agg(distinct former.lexeme || ' ' || latter.lexeme))
        from words as former join words as latter on latter.position = former.position + 1
      ), '')
  `.execute(db)
}
