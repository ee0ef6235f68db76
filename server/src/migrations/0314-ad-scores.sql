-- Scores of ads from what was seen (decision 101).

alter table ad_stats
  -- How many ads share the creative by the source's own count; null when the source does not count. variations_count is this number, or
  -- else our count of ads of the same brand with the same words or the same image.
  add column source_variations_count integer;
-- Until now a missing count was stored as 1.
update ad_stats set source_variations_count = variations_count
where variations_count > 1 or ad_id in (select id from ads where source = 'demo');
-- The scores of the demo library stay; the first pass writes the factors of every ad in their new form.
update ad_stats set score_factors = null where score_factors is not null;

-- What tells ads with the same words apart from others: the body, with the title if the body is short. Null for too few words, and for
-- a template, whose words are those of its products.
create function ad_words_key(title text, body text) returns bigint
language sql immutable parallel safe as $$
  select case
    when position('{{' in body) > 0 then null
    when char_length(body) >= 20 then hashtextextended(lower(body), 0)
    when char_length(coalesce(title, '')) + char_length(body) >= 20
      then hashtextextended(lower(coalesce(title, '') || chr(10) || body), 0)
  end
$$;
create index ads_same_words on ads (brand_id, ad_words_key(title, body));

-- What tells ads with the same first image or video apart from others: its content, or else its address at the source. Meta's
-- addresses differ by server and signature for the same file.
create function ad_image_key(hash text, external_url text) returns bigint
language sql immutable parallel safe as $$
  select hashtextextended(
    coalesce(hash, substring(external_url from '^https?://[^/]+\.fbcdn\.net(/[^?#]+)'), external_url), 0)
$$;
create index ad_media_same_image on ad_media (ad_image_key(hash, external_url)) where position = 0;

-- Ads whose score must be computed again, because another ad with the same creative has arrived.
create table ad_scores_due (
  ad_id uuid primary key,
  created_at timestamptz(3) not null
);

-- The one row: how far the last pass over all ads has come. Ads up to after_id are done.
create table ad_score_pass (
  is_only boolean primary key default true check (is_only),
  started_on date not null,
  after_id uuid,
  scored bigint not null,
  changed bigint not null,
  finished_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
-- Long ago: the first pass, which scores what is in the library now, begins with the first worker.
insert into ad_score_pass (started_on, scored, changed, finished_at, created_at, updated_at)
values ('2000-01-01', 0, 0, now(), now(), now());

-- A file's own score is no longer a column that is read.
update ad_file_imports set
  mapping = (
    select jsonb_object_agg(
      key, case when value in ('"performance_score"', '"score_factors"') then 'null'::jsonb else value end)
    from jsonb_each(mapping)
  )
where mapping::text ~ '"(performance_score|score_factors)"';
update ad_file_imports set
  preview = regexp_replace(preview::text, '"guess": "(performance_score|score_factors)"', '"guess": null', 'g')::jsonb
where preview::text ~ '"guess": "(performance_score|score_factors)"';
