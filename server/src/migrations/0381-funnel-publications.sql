-- What the public sees of a funnel page: the file that was made when it was published, until the page is published again or withdrawn.
create table funnel_publications (
  page_id uuid primary key references funnel_pages (id) on delete cascade,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  -- The last segment of the public address. It stays with the page after a withdrawal, so that no other page gets its visitors.
  slug text not null unique,
  published_by uuid references users (id) on delete set null,
  page_version integer not null,
  html text not null,
  -- The Content-Security-Policy of the file.
  policy text not null,
  -- The forms of the page that post to us, as sections of `@marquee/funnel-pages`: what a post is checked by.
  forms jsonb not null,
  published_at timestamptz(3) not null,
  withdrawn_at timestamptz(3),
  -- The page that a share of the visitors sees instead, in percent.
  rival_page_id uuid references funnel_pages (id) on delete set null,
  rival_share integer not null default 50 check (rival_share between 1 and 99),
  -- When the comparison began: the figures of that day (UTC) and of later ones are compared.
  rival_since timestamptz(3)
);
create index funnel_publications_workspace on funnel_publications (workspace_id);
create index funnel_publications_rival on funnel_publications (rival_page_id);

-- The files beside a published page, kept in the storage under `funnel-pages/` and their ids.
create table funnel_publication_files (
  id uuid primary key,
  page_id uuid not null references funnel_publications (page_id) on delete cascade,
  -- From the page, as in `images/image-1.webp`.
  path text not null,
  content_type text not null,
  -- Bytes.
  size integer not null,
  unique (page_id, path)
);
create trigger funnel_publication_files_removed after delete on funnel_publication_files for each row
  execute function queue_stored_file_removal('''funnel-pages/'' || ($1).id');

-- How often the address of a page was opened and forms were sent there, by the day in UTC. No row is about a visitor.
create table funnel_page_days (
  page_id uuid not null references funnel_publications (page_id) on delete cascade,
  -- The page that was shown: the page itself or its rival.
  shown_page_id uuid not null references funnel_pages (id) on delete cascade,
  day date not null,
  views integer not null default 0,
  form_posts integer not null default 0,
  primary key (page_id, shown_page_id, day)
);
create index funnel_page_days_shown on funnel_page_days (shown_page_id);

-- What visitors sent by the forms of published pages.
create table leads (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  page_id uuid references funnel_pages (id) on delete set null,
  page_title text not null,
  -- The labels and values of the fields in their order, as `leadField` of the contract.
  fields jsonb not null,
  -- What the visitor agreed to, as the page showed it; null for a form without a consent.
  consent text,
  created_at timestamptz(3) not null
);
create index leads_newest on leads (workspace_id, created_at desc, id desc);
create index leads_page on leads (page_id);

create table lead_settings (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  -- Leads are deleted after this number of days; null: they stay until they are deleted.
  keep_days integer check (keep_days between 1 and 3650),
  webhook_url text,
  updated_at timestamptz(3) not null
);
