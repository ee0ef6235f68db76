-- Funnel pages that a workspace makes. What a list shows of a page stands beside it, so that a list does not read pages.
create table funnel_pages (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  idempotency_key uuid not null,
  title text not null,
  -- As `funnelPage` of `@marquee/funnel-pages`.
  page jsonb not null,
  version integer not null default 1,
  kind text not null,
  -- Whether the page is a template of the workspace, from which others are made.
  is_template boolean not null default false,
  sections_count integer not null,
  preview_asset_id uuid references assets (id),
  template_id text not null,
  product_id uuid,
  product_name text,
  brand_profile_id uuid,
  ad_id uuid,
  brief_id uuid,
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, id),
  unique (workspace_id, idempotency_key)
);
create index funnel_pages_newest on funnel_pages (workspace_id, is_template, created_at desc, id desc) where deleted_at is null;
create index funnel_pages_preview on funnel_pages (preview_asset_id);

-- Which assets a page shows: the clean-up of assets sees foreign keys, and not what is inside of a page.
create table funnel_page_assets (
  page_id uuid not null references funnel_pages (id) on delete cascade,
  asset_id uuid not null references assets (id),
  primary key (page_id, asset_id)
);
create index funnel_page_assets_asset on funnel_page_assets (asset_id);

-- The id is that of a template of the product, or of a page that is saved as a template: no foreign key can say both.
create table favorite_funnel_templates (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  template_id text not null,
  created_at timestamptz(3) not null,
  primary key (workspace_id, user_id, template_id)
);
create index favorite_funnel_templates_user on favorite_funnel_templates (user_id);
