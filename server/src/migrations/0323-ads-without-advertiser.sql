-- An ad whose source does not name the advertiser belongs to no brand.
alter table ads alter column brand_id drop not null;
alter table ad_search alter column brand_id drop not null;
update ad_search set brand_id = null where brand_id in (select id from brands where is_placeholder);
update ads set brand_id = null where brand_id in (select id from brands where is_placeholder);

drop materialized view brand_ad_counts;
delete from brands where is_placeholder;
alter table brands drop column is_placeholder;
create materialized view brand_ad_counts as
  select brand_id, (count(*) filter (where is_active))::integer as active_ads from ad_search
  where brand_id is not null group by brand_id;
create unique index brand_ad_counts_key on brand_ad_counts (brand_id);
