import { type Kysely, sql } from 'kysely'

/** What the filters choose by and what is counted beside their choices. */
export async function up(db: Kysely<Record<never, never>>): Promise<void> {
  await sql`
    alter table ad_search
      -- The facets of modules/library/ads/search/search-facets.ts, for counting them.
      add column facets text[] not null default '{}',
      -- Up to 15 days before ad_stats.last_seen_at, for the reason that verified_floor has.
      add column seen_floor timestamptz(3)
  `.execute(db)
  await fillFacets(db)
  // Many matches are counted in a random sample: one ad of 16 by words and facets, one of 128 whatever is asked for.
  await sql`create index ad_search_terms_of_16 on ad_search using gin (terms) where uuid_hash(ad_id) & 15 = 0`.execute(
    db,
  )
  await sql`create index ad_search_of_128 on ad_search (ad_id) where uuid_hash(ad_id) & 127 = 0`.execute(db)
  await createCounts(db)
}

/** Gives the ads that are there the lexemes of the new filters. */
async function fillFacets(db: Kysely<Record<never, never>>): Promise<void> {
  await sql`
    with added as (
      select ads.id, ad_stats.last_seen_at, array_remove(array[
        's:' || gender,
        case
          when eu_total_reach >= 200000 then 'b:high'
          when eu_total_reach >= 20000 then 'b:medium'
          when eu_total_reach >= 0 then 'b:low'
        end,
        (
          select case
            when floor(duration_s) <= 15 then 'v:up_to_15'
            when floor(duration_s) <= 30 then 'v:16_30'
            when floor(duration_s) <= 60 then 'v:31_60'
            else 'v:over_60'
          end
          from ad_media where ad_id = ads.id and kind = 'video' and duration_s is not null order by position limit 1
        )
      ], null) || array(
        select 'o:' || name
        from (values ('13_17', 13, 17), ('18_24', 18, 24), ('25_34', 25, 34), ('35_44', 35, 44), ('45_54', 45, 54),
          ('55_64', 55, 64), ('65_plus', 65, 1000)) as band (name, youngest, oldest)
        where num_nonnulls(age_min, age_max) > 0
          and youngest <= coalesce(age_max, 1000) and oldest >= coalesce(age_min, 0)
      ) as facets, 'x:' || status as status
      from ads join ad_stats on ad_stats.ad_id = ads.id
    )
    update ad_search set
      facets = array(select lexeme from unnest(terms) where lexeme ~ '^[pfnclamgt]:') || added.facets || added.status,
      terms = terms || array_to_tsvector(added.facets),
      seen_floor = added.last_seen_at
    from added where added.id = ad_search.ad_id
  `.execute(db)
}

async function createCounts(db: Kysely<Record<never, never>>): Promise<void> {
  await sql`drop materialized view ad_facet_counts`.execute(db)
  await sql`
    create materialized view ad_facet_counts as
      select lexeme, count(*)::integer as ads_count from ad_search, unnest(facets) as lexeme group by lexeme
  `.execute(db)
  await sql`create unique index ad_facet_counts_key on ad_facet_counts (lexeme)`.execute(db)
  await sql`
    create materialized view brand_ad_counts as
      select brand_id, (count(*) filter (where is_active))::integer as active_ads from ad_search group by brand_id
  `.execute(db)
  await sql`create unique index brand_ad_counts_key on brand_ad_counts (brand_id)`.execute(db)
}
