-- Briefs, and what members and guests say of them.

create table briefs (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  -- Null when the account was removed.
  created_by uuid references users (id) on delete set null,
  idempotency_key uuid not null,
  title text not null,
  status text not null check (status in ('draft', 'in_review', 'approved', 'delivered')),
  objective text not null,
  audience text not null,
  concept text not null,
  hooks text[] not null,
  script jsonb not null,
  deliverables jsonb not null,
  do_list text[] not null,
  dont_list text[] not null,
  success_metrics text not null,
  product_id uuid,
  due_date date,
  archived_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, idempotency_key),
  foreign key (workspace_id, product_id) references products (workspace_id, id)
);
create index briefs_last_changed on briefs (workspace_id, updated_at desc, id desc);
alter table shares add foreign key (brief_id) references briefs (id) on delete cascade;
alter table brief_images add foreign key (brief_id) references briefs (id) on delete cascade;

create table brief_reference_ads (
  brief_id uuid not null references briefs (id) on delete cascade,
  position integer not null,
  ad_id uuid not null references ads (id) on delete cascade,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (brief_id, position)
);
create index brief_reference_ads_ad on brief_reference_ads (ad_id);

create table brief_comments (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  brief_id uuid not null references briefs (id) on delete cascade,
  -- The comment that this one answers; answers have no answers.
  parent_id uuid references brief_comments (id) on delete cascade,
  section text not null,
  body text not null,
  -- Null for guests, and when the account was removed.
  author_id uuid references users (id) on delete set null,
  -- Set when it was written under a link.
  guest_name text,
  is_for_guests boolean not null,
  mentioned_user_ids uuid[] not null,
  idempotency_key uuid not null,
  resolved_at timestamptz(3),
  resolved_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (brief_id, idempotency_key)
);
create index brief_comments_threads on brief_comments (brief_id, id) where parent_id is null;
create index brief_comments_replies on brief_comments (parent_id, id);

create table brief_reviews (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  brief_id uuid not null references briefs (id) on delete cascade,
  decision text not null check (decision in ('approved', 'changes_requested')),
  version integer not null,
  note text not null,
  reviewer_id uuid references users (id) on delete set null,
  guest_name text,
  idempotency_key uuid not null,
  created_at timestamptz(3) not null,
  unique (brief_id, idempotency_key)
);
create index brief_reviews_newest on brief_reviews (brief_id, id desc);

create table approved_brief_versions (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  brief_id uuid not null references briefs (id) on delete cascade,
  version integer not null,
  -- The brief as it was, in the form in which the API answers it.
  content jsonb not null,
  created_at timestamptz(3) not null,
  primary key (brief_id, version)
);
