-- Gives the ads that workspaces brought in before to those that keep them (decision 179). Sources, administrators' imports and the demo
-- library leave the data that they were given in `raw`; files and captures of workspaces do not. The workspace that kept an ad first gets
-- its row, each other one a copy. What no workspace keeps any more is removed.

create temporary table brought on commit drop as
  select id as ad_id, brand_id from ads where raw is null and source <> 'demo';
create index on brought (ad_id);

-- Of each ad, the workspaces that keep it; `own_id` is the row that each gets.
create temporary table kept on commit drop as
  select ad_id, brand_id, workspace_id as keeper_id,
    case when row_number() over (partition by ad_id order by min(kept_at), workspace_id) = 1 then ad_id else uuidv7() end as own_id
  from (
    select ad_id, workspace_id, created_at as kept_at from saved_ads
    union all select ad_id, workspace_id, created_at from ad_captures
    union all select ad_id, workspace_id, board_ads.created_at from board_ads join boards on boards.id = board_id
    union all select ad_id, workspace_id, briefs.created_at from brief_reference_ads join briefs on briefs.id = brief_id
    union all select ad_id, workspace_id, created_at from creative_analyses
    union all select ad_id, workspace_id, created_at from funnel_pages
    union all select ad_id, workspace_id, created_at from shares
    union all select ad_id, workspace_id, created_at from transcripts
  ) as keeping join brought using (ad_id)
  group by ad_id, brand_id, workspace_id;
create index on kept (ad_id);

create temporary table own_brands on commit drop as
  select brand_id, keeper_id, uuidv7() as own_id from kept where brand_id is not null group by brand_id, keeper_id;
insert into brands
select own.* from own_brands join brands on brands.id = brand_id, jsonb_populate_record(null::brands, to_jsonb(brands)
  || jsonb_build_object('id', own_brands.own_id, 'home_id', keeper_id, 'external_id', keeper_id || ':' || brands.external_id,
    'merged_into_id', null, 'merged_by', null, 'merged_at', null)) as own;
insert into brand_stats (brand_id, is_due, created_at, updated_at) select own_id, true, now(), now() from own_brands;

-- The copies first, as long as the rows are as they were.
insert into ads
select own.* from kept join ads on ads.id = kept.ad_id
  left join own_brands on own_brands.brand_id = kept.brand_id and own_brands.keeper_id = kept.keeper_id,
  jsonb_populate_record(null::ads, to_jsonb(ads)
  || jsonb_build_object('id', kept.own_id, 'home_id', kept.keeper_id, 'external_id', kept.keeper_id || ':' || ads.external_id,
    'brand_id', own_brands.own_id, 'named_brand_id', null, 'library_url', null)) as own
where kept.own_id <> kept.ad_id;
insert into ad_media
select own.* from kept join ad_media using (ad_id), jsonb_populate_record(null::ad_media, to_jsonb(ad_media)
  || jsonb_build_object('id', uuidv7(), 'ad_id', own_id)) as own
where own_id <> kept.ad_id;
insert into ad_stats
select own.* from kept join ad_stats using (ad_id), jsonb_populate_record(null::ad_stats, to_jsonb(ad_stats)
  || jsonb_build_object('ad_id', own_id, 'verified_at', null)) as own
where own_id <> kept.ad_id;
insert into ad_search
select own.* from kept join ad_search using (ad_id)
  left join own_brands on own_brands.brand_id = kept.brand_id and own_brands.keeper_id = kept.keeper_id,
  jsonb_populate_record(null::ad_search, to_jsonb(ad_search)
  || jsonb_build_object('ad_id', kept.own_id, 'home_id', kept.keeper_id, 'brand_id', own_brands.own_id, 'verified_floor', null)) as own
where kept.own_id <> kept.ad_id;
insert into media_copies
select own.* from kept join media_copies using (ad_id), jsonb_populate_record(null::media_copies, to_jsonb(media_copies)
  || jsonb_build_object('ad_id', own_id)) as own
where own_id <> kept.ad_id;

update ads set home_id = kept.keeper_id, external_id = kept.keeper_id || ':' || external_id, brand_id = own_brands.own_id,
  named_brand_id = null, library_url = null
from kept left join own_brands using (brand_id, keeper_id) where ads.id = kept.ad_id and kept.own_id = kept.ad_id;
update ad_search set home_id = ads.home_id, brand_id = ads.brand_id, verified_floor = null
from kept join ads on ads.id = kept.own_id where ad_search.ad_id = kept.own_id and kept.own_id = kept.ad_id;
update ad_stats set verified_at = null from kept where ad_stats.ad_id = kept.own_id;
insert into ad_scores_due (ad_id, created_at) select own_id, now() from kept on conflict do nothing;

-- What the other workspaces keep refers to their copies.
update saved_ads as own set ad_id = own_id from kept where own.ad_id = kept.ad_id and workspace_id = keeper_id and own_id <> kept.ad_id;
update ad_captures as own set ad_id = own_id from kept where own.ad_id = kept.ad_id and workspace_id = keeper_id and own_id <> kept.ad_id;
update creative_analyses as own set ad_id = own_id from kept where own.ad_id = kept.ad_id and workspace_id = keeper_id and own_id <> kept.ad_id;
update funnel_pages as own set ad_id = own_id from kept where own.ad_id = kept.ad_id and workspace_id = keeper_id and own_id <> kept.ad_id;
update shares as own set ad_id = own_id from kept where own.ad_id = kept.ad_id and workspace_id = keeper_id and own_id <> kept.ad_id;
update transcripts as own set ad_id = own_id from kept where own.ad_id = kept.ad_id and workspace_id = keeper_id and own_id <> kept.ad_id;
update board_ads as own set ad_id = own_id from kept, boards
where own.ad_id = kept.ad_id and boards.id = own.board_id and boards.workspace_id = keeper_id and own_id <> kept.ad_id;
update brief_reference_ads as own set ad_id = own_id from kept, briefs
where own.ad_id = kept.ad_id and briefs.id = own.brief_id and briefs.workspace_id = keeper_id and own_id <> kept.ad_id;

delete from ads where id in (select ad_id from brought) and id not in (select ad_id from kept);

-- Brands without a common ad are the workspaces' alone. Those who follow or hide one follow or hide their own.
create temporary table left_brands on commit drop as
  select id from brands where home_id is null and id in (select brand_id from brought)
    and not exists (select from ads where ads.brand_id = brands.id or ads.named_brand_id = brands.id)
    and not exists (select from brands as part where part.merged_into_id = brands.id);
update brand_trackers as own set brand_id = own_id, named_brand_id = null from own_brands
where own.brand_id = own_brands.brand_id and workspace_id = keeper_id and own.brand_id in (select id from left_brands);
update brand_alerts as own set brand_id = own_id from own_brands
where own.brand_id = own_brands.brand_id and workspace_id = keeper_id and own.brand_id in (select id from left_brands);
update hidden_brands as own set brand_id = own_id from own_brands
where own.brand_id = own_brands.brand_id and workspace_id = keeper_id and own.brand_id in (select id from left_brands);
delete from brands where id in (select id from left_brands);
update brand_stats set is_due = true where brand_id in (select brand_id from brought);

refresh materialized view ad_facet_counts;
refresh materialized view brand_ad_counts;
