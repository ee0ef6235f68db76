-- Comments and reviews are for briefs, funnel pages and videos alike, and any link may ask for a password.
alter table shares
  add column funnel_page_id uuid references funnel_pages (id) on delete cascade,
  -- As argon2id; null for a link that opens without a password.
  add column password_hash text;
alter table shares drop constraint shares_one_target;
alter table shares add constraint shares_one_target
  check (num_nonnulls(board_id, ad_id, brief_id, image_order_id, image_id, analysis_id, video_id, funnel_page_id) = 1);
create unique index shares_funnel_page on shares (workspace_id, funnel_page_id) where revoked_at is null;
create index shares_of_funnel_page on shares (funnel_page_id);

alter table brief_comments rename to feedback_comments;
alter table feedback_comments
  alter column brief_id drop not null,
  add column funnel_page_id uuid references funnel_pages (id) on delete cascade,
  add column video_id uuid references videos (id) on delete cascade,
  -- For a video: what the comment is about, counted from its first frame.
  add column frame integer check (frame >= 0),
  add constraint feedback_comments_one_target check (num_nonnulls(brief_id, funnel_page_id, video_id) = 1);
alter table feedback_comments
  add column target_id uuid not null generated always as (coalesce(brief_id, funnel_page_id, video_id)) stored;
alter table feedback_comments drop constraint brief_comments_brief_id_idempotency_key_key;
alter table feedback_comments add constraint feedback_comments_key unique (target_id, idempotency_key);
drop index brief_comments_threads;
create index feedback_comments_threads on feedback_comments (target_id, id) where parent_id is null;
alter index brief_comments_replies rename to feedback_comments_replies;
create index feedback_comments_brief on feedback_comments (brief_id);
create index feedback_comments_page on feedback_comments (funnel_page_id);
create index feedback_comments_video on feedback_comments (video_id);

alter table brief_reviews rename to feedback_reviews;
alter table feedback_reviews
  alter column brief_id drop not null,
  add column funnel_page_id uuid references funnel_pages (id) on delete cascade,
  add column video_id uuid references videos (id) on delete cascade,
  add constraint feedback_reviews_one_target check (num_nonnulls(brief_id, funnel_page_id, video_id) = 1);
alter table feedback_reviews
  add column target_id uuid not null generated always as (coalesce(brief_id, funnel_page_id, video_id)) stored;
alter table feedback_reviews drop constraint brief_reviews_brief_id_idempotency_key_key;
alter table feedback_reviews add constraint feedback_reviews_key unique (target_id, idempotency_key);
drop index brief_reviews_newest;
create index feedback_reviews_newest on feedback_reviews (target_id, id desc);
create index feedback_reviews_brief on feedback_reviews (brief_id);
create index feedback_reviews_page on feedback_reviews (funnel_page_id);
create index feedback_reviews_video on feedback_reviews (video_id);

update notifications
  set kind = case kind when 'brief_comment' then 'feedback_comment' else 'feedback_review' end,
    data = data - 'brief_id' || jsonb_build_object('target', 'brief', 'target_id', data -> 'brief_id')
  where kind in ('brief_comment', 'brief_reviewed');
update notification_preferences
  set kind = case kind when 'brief_comment' then 'feedback_comment' else 'feedback_review' end
  where kind in ('brief_comment', 'brief_reviewed');
