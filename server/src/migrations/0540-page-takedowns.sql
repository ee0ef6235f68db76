-- What administrators keep off the web: a page, or without one all pages of a workspace.
create table page_takedowns (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  page_id uuid references funnel_pages (id) on delete cascade,
  reason text not null,
  taken_down_by uuid references users (id) on delete set null,
  taken_down_at timestamptz(3) not null,
  unique nulls not distinct (workspace_id, page_id)
);
create index page_takedowns_page on page_takedowns (page_id);
create index page_takedowns_taken_down_by on page_takedowns (taken_down_by);

-- What visitors say is wrong with a published page, until an administrator decides.
create table page_reports (
  id uuid primary key default uuidv7(),
  page_id uuid not null references funnel_publications (page_id) on delete cascade,
  reason text not null check (reason in ('phishing', 'illegal', 'misleading', 'other')),
  details text not null,
  created_at timestamptz(3) not null
);
create index page_reports_page on page_reports (page_id);

-- Links and targets of forms name one host from now on. What is stored with another one, such as https://*/, leads nowhere.
update funnel_pages
set page = regexp_replace(page::text, '"(href|link|address)": "https://(?:[^/?#"]*[*,;''()!$&+=~`{}|^<>%@_ ][^"]*|[^./?#"]*(?:[/?#:][^"]*)?)"',
  '"\1": "https://removed.invalid/"', 'gi')::jsonb
where page::text ~* '"(href|link|address)": "https://(?:[^/?#"]*[*,;''()!$&+=~`{}|^<>%@_ ]|[^./?#"]*[/?#:"])';
update funnel_publications set withdrawn_at = now() where withdrawn_at is null and policy ~ 'form-action [^;]*[*,]';
