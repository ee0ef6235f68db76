-- The brand profile whose voice and rules a brief follows; null without one.
alter table briefs add column brand_profile_id uuid;
alter table briefs add foreign key (workspace_id, brand_profile_id) references brand_profiles (workspace_id, id);
create index briefs_brand_profile on briefs (brand_profile_id);
