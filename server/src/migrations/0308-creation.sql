-- What creatives are made from and with: products, brand profiles, templates, documents, and generated images.

create table creative_documents (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  document jsonb not null,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- Lets other tables refer to a document together with its workspace, so that no row can point into another one.
  unique (workspace_id, id)
);

create table ad_templates (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  idempotency_key uuid not null,
  name text not null,
  style text not null,
  niches text[] not null,
  texts jsonb not null,
  formats jsonb not null,
  created_by uuid references users (id) on delete set null,
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, idempotency_key)
);
create index ad_templates_newest on ad_templates (workspace_id, created_at desc, id desc) where deleted_at is null;

create table favorite_ad_templates (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- Of the product's templates or of the workspace's: no foreign key can say both.
  template_id text not null,
  created_at timestamptz(3) not null,
  primary key (workspace_id, user_id, template_id)
);

create table image_orders (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  idempotency_key uuid not null,
  title text not null,
  status text not null check (status in ('queued', 'running', 'done', 'failed', 'canceled')),
  source_kind text not null check (source_kind in ('template', 'ad', 'idea')),
  product_id uuid,
  -- What was ordered, as the contract describes it.
  input jsonb not null,
  product_name text,
  brand_name text,
  source_name text,
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, id),
  unique (workspace_id, idempotency_key)
);
create index image_orders_newest on image_orders (workspace_id, created_at desc, id desc) where deleted_at is null;
create index image_orders_unfinished on image_orders (workspace_id) where status in ('queued', 'running');
alter table shares add foreign key (image_order_id) references image_orders (id) on delete cascade;

-- One design of an order: what it looks like, in every format.
create table image_designs (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null,
  order_id uuid not null,
  variation integer not null,
  template_id text not null,
  maker text not null check (maker in ('embedded', 'model', 'scene')),
  -- Words, look and layers of every format, as the editor changes them.
  document_id uuid not null,
  -- The ground that a model has made for it.
  ground_asset_id uuid references assets (id),
  -- Calls to the model that failed and were to be repeated.
  postponements integer not null default 0,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (order_id, variation),
  unique (workspace_id, id),
  foreign key (workspace_id, document_id) references creative_documents (workspace_id, id),
  foreign key (workspace_id, order_id) references image_orders (workspace_id, id) on delete cascade
);
create index image_designs_document on image_designs (workspace_id, document_id);
create index image_designs_ground on image_designs (ground_asset_id);

create table generated_images (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null,
  order_id uuid not null,
  design_id uuid not null,
  aspect_ratio text not null check (aspect_ratio in ('1:1', '4:5', '9:16', '16:9')),
  width integer not null,
  height integer not null,
  status text not null check (status in ('queued', 'running', 'done', 'failed', 'canceled')),
  asset_id uuid references assets (id),
  -- Of the design's document when the image was drawn.
  document_version integer,
  hold_id uuid not null references credit_holds (id) on delete cascade,
  price integer not null check (price > 0),
  failed_reason text,
  rating text check (rating in ('up', 'down')),
  -- Of the request that asked for this image or for another try of it.
  request_key uuid,
  deleted_at timestamptz(3),
  finished_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, id),
  check ((status = 'done') = (asset_id is not null)),
  check (status <> 'failed' or failed_reason is not null),
  foreign key (workspace_id, design_id) references image_designs (workspace_id, id) on delete cascade,
  foreign key (workspace_id, order_id) references image_orders (workspace_id, id) on delete cascade
);
create index generated_images_of_order on generated_images (order_id, id);
create index generated_images_of_design on generated_images (design_id);
create index generated_images_unfinished on generated_images (updated_at) where status in ('queued', 'running');
create index generated_images_asset on generated_images (asset_id);
create unique index generated_images_request on generated_images (workspace_id, request_key)
  where request_key is not null;
alter table shares add foreign key (image_id) references generated_images (id) on delete cascade;

create table brief_images (
  workspace_id uuid not null,
  brief_id uuid not null,
  image_id uuid not null,
  position integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (brief_id, image_id),
  foreign key (workspace_id, image_id) references generated_images (workspace_id, id) on delete cascade
);
create index brief_images_of_image on brief_images (workspace_id, image_id);

-- A workspace's own OpenAI-compatible provider.
create table generation_providers (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  base_address text not null,
  text_model text not null,
  image_model text not null,
  sealed_key text not null,
  credential_key_id text not null,
  key_hint text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table brand_profiles (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  idempotency_key uuid not null,
  name text not null,
  website text,
  description text not null,
  -- #rrggbb, the most important first.
  colors text[] not null,
  voice text not null,
  audience text not null,
  always_include text[] not null,
  never_mention text[] not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, id),
  unique (workspace_id, idempotency_key)
);
create index brand_profiles_newest on brand_profiles (workspace_id, created_at desc, id desc) where deleted_at is null;

create table products (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  idempotency_key uuid not null,
  name text not null,
  url text,
  description text not null,
  price numeric(12,2) check (price >= 0),
  currency text not null,
  benefits text[] not null,
  offer text not null,
  category text not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  brand_profile_id uuid,
  rating numeric(2,1) check (rating between 0 and 5),
  review_count integer check (review_count >= 0),
  reviews jsonb not null default '[]',
  -- Lets other tables refer to a product together with its workspace, so that no row can point into another one.
  unique (workspace_id, id),
  unique (workspace_id, idempotency_key),
  foreign key (workspace_id, brand_profile_id) references brand_profiles (workspace_id, id)
);
create index products_newest on products (workspace_id, created_at desc, id desc) where deleted_at is null;
create index products_brand_profile on products (brand_profile_id);

create table product_images (
  product_id uuid not null references products (id) on delete cascade,
  position integer not null,
  asset_id uuid not null constraint product_images_file_id_fkey references assets (id),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (product_id, position)
);
create index product_images_asset on product_images (asset_id);

create table brand_profile_logos (
  brand_profile_id uuid not null references brand_profiles (id) on delete cascade,
  position integer not null,
  asset_id uuid not null references assets (id),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (brand_profile_id, position)
);
create index brand_profile_logos_asset on brand_profile_logos (asset_id);

create table brand_profile_fonts (
  brand_profile_id uuid not null references brand_profiles (id) on delete cascade,
  role text not null check (role in ('heading', 'body')),
  family text not null,
  -- Null: a font that comes with the product, or the one that is most like it.
  asset_id uuid references assets (id),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (brand_profile_id, role)
);
create index brand_profile_fonts_asset on brand_profile_fonts (asset_id);

create table product_imports (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  -- Null when the account was removed.
  user_id uuid references users (id) on delete set null,
  idempotency_key uuid not null,
  brand_profile_id uuid,
  cuts_out_images boolean not null,
  finished_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, idempotency_key),
  foreign key (workspace_id, brand_profile_id) references brand_profiles (workspace_id, id)
);
create index product_imports_newest on product_imports (workspace_id, created_at desc, id desc);

create table product_import_pages (
  id uuid primary key default uuidv7(),
  import_id uuid not null references product_imports (id) on delete cascade,
  position integer not null,
  url text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  product_id uuid references products (id) on delete set null,
  reason text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (import_id, position)
);
create index product_import_pages_product on product_import_pages (product_id);

-- Which assets a document shows: the clean-up of assets sees foreign keys, and not what is inside of a document.
create table creative_document_assets (
  document_id uuid not null references creative_documents (id) on delete cascade,
  asset_id uuid not null references assets (id),
  primary key (document_id, asset_id)
);
create index creative_document_assets_asset on creative_document_assets (asset_id);
