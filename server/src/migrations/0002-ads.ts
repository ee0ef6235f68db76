import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** The ad library: brands, ads and their media, what is searched, and the record of imports. */
export async function up(db: Database): Promise<void> {
  await createBrands(db)
  await createAds(db)
  await createAdSearch(db)
  await createFacetCounts(db)
  await createImports(db)
}

async function createBrands(db: Database): Promise<void> {
  await sql`
    create table brands (
      id uuid primary key default uuidv7(),
      source text not null,
      -- The source's own id, or 'name:' and the name in lower case when the source has none.
      external_id text not null,
      name text not null,
      -- Stands for the unknown advertisers of a source; not one brand, so the cap per brand does not apply.
      is_placeholder boolean not null default false,
      logo_url text,
      category text,
      website text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (source, external_id)
    )
  `.execute(db)
}

async function createAds(db: Database): Promise<void> {
  await sql`
    create table ads (
      id uuid primary key default uuidv7(),
      source text not null,
      external_id text not null,
      brand_id uuid not null references brands (id),
      platforms text[] not null,
      countries text[] not null,
      languages text[] not null,
      niches text[] not null,
      market_target text,
      status text not null,
      display_format text not null,
      asset_type text not null,
      title text,
      body text not null,
      link_description text,
      hook_text text,
      cta_type text,
      cta_text text,
      landing_page text,
      page_type text,
      started_at timestamptz(3),
      stopped_at timestamptz(3),
      first_seen_at timestamptz(3) not null,
      age_min integer,
      age_max integer,
      gender text,
      cards jsonb not null,
      library_url text,
      raw jsonb,
      -- Of everything that a source said; tells whether an ad that is imported again has changed.
      content_hash text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (source, external_id)
    )
  `.execute(db)
  await sql`create index ads_brand on ads (brand_id)`.execute(db)
  await sql`
    create table ad_media (
      id uuid primary key default uuidv7(),
      ad_id uuid not null references ads (id) on delete cascade,
      position integer not null,
      kind text not null,
      width integer not null,
      height integer not null,
      duration_s double precision,
      palette text[] not null,
      hash text,
      storage_key text,
      recipe jsonb,
      external_url text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (ad_id, position),
      check (num_nonnulls(storage_key, recipe, external_url) between 1 and 2)
    )
  `.execute(db)
  // What changes every time an ad is seen again. Apart from `ads` and `ad_search`, whose rows are wide and indexed.
  await sql`
    create table ad_stats (
      ad_id uuid primary key references ads (id) on delete cascade,
      last_seen_at timestamptz(3) not null,
      verified_at timestamptz(3),
      variations_count integer not null,
      performance_score integer,
      score_factors jsonb,
      eu_total_reach integer,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index ad_stats_verified on ad_stats (verified_at) where verified_at is not null`.execute(db)
}

async function createAdSearch(db: Database): Promise<void> {
  await sql`
    create table ad_search (
      ad_id uuid primary key references ads (id) on delete cascade,
      brand_id uuid not null,
      is_brand_capped boolean not null,
      is_active boolean not null,
      -- Sort keys are whole numbers, so that a page's cursor carries them without loss. Milliseconds since 1970 of the
      -- start, or of the first sight when nobody knows the start.
      started_ms bigint not null,
      -- Minus the milliseconds that an ad ran which has stopped; 0 while it runs (its start says it) or when nobody knows.
      -- Negative, so that the longest run comes first in the same direction as the oldest start.
      run_key bigint not null,
      variations bigint not null,
      -- -1 when it is not known.
      reach bigint not null,
      -- Words with their positions, and facets as lexemes with a colon, such as f:video: one index intersects both.
      terms tsvector not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`alter table ad_search alter column terms set statistics 1000`.execute(db)
  await sql`create index ad_search_terms on ad_search using gin (terms)`.execute(db)
  for (const key of ['started_ms', 'run_key', 'variations', 'reach']) {
    const index = sql.id(`ad_search_${key}`)
    await sql`create index ${index} on ad_search (is_active, ${sql.id(key)}, ad_id)`.execute(db)
  }
  await sql`create index ad_search_brand on ad_search (brand_id, started_ms, ad_id)`.execute(db)
}

async function createFacetCounts(db: Database): Promise<void> {
  await sql`
    create materialized view ad_facet_counts as
      select facet, value, count(*)::integer as ads_count
      from ads, lateral (
        select 'niche' as facet, unnest(niches) as value
        union all select 'country', unnest(countries)
        union all select 'language', unnest(languages)
        union all select 'cta', cta_type where cta_type is not null
      ) as facets
      group by facet, value
  `.execute(db)
  await sql`create unique index ad_facet_counts_key on ad_facet_counts (facet, value)`.execute(db)
}

async function createImports(db: Database): Promise<void> {
  await sql`
    create table ad_imports (
      id uuid primary key default uuidv7(),
      source text not null,
      format text not null,
      -- SHA-256 of the file: the same content continues where it stopped, another content is another import.
      fingerprint text not null,
      label text not null,
      records_done bigint not null,
      inserted bigint not null,
      updated bigint not null,
      unchanged bigint not null,
      refused bigint not null,
      finished_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`
    create unique index ad_imports_unfinished on ad_imports (source, format, fingerprint) where finished_at is null
  `.execute(db)
  await sql`
    create table ad_import_refusals (
      import_id uuid not null references ad_imports (id) on delete cascade,
      -- Counted from 1, as an editor shows it.
      line bigint not null,
      external_id text,
      field text not null,
      reason text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index ad_import_refusals_import on ad_import_refusals (import_id, line)`.execute(db)
}
