import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

const STATUS = sql.raw("('queued', 'running', 'done', 'failed', 'canceled')")

export async function up(db: Database): Promise<void> {
  await sql`
    create table image_orders (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      created_by uuid references users (id) on delete set null,
      idempotency_key uuid not null,
      title text not null,
      status text not null check (status in ${STATUS}),
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
      unique (workspace_id, idempotency_key),
      unique (workspace_id, id)
    )
  `.execute(db)
  await sql`
    create index image_orders_newest on image_orders (workspace_id, created_at desc, id desc) where deleted_at is null
  `.execute(db)
  await sql`
    create index image_orders_unfinished on image_orders (workspace_id) where status in ('queued', 'running')
  `.execute(db)
  await sql`
    -- One design of an order: what it looks like, in every format.
    create table image_designs (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null,
      order_id uuid not null,
      variation integer not null,
      template_id text not null,
      maker text not null check (maker in ('embedded', 'model')),
      -- Words, look and layers of every format, as the editor changes them.
      document_id uuid not null,
      -- The ground that a model has made for it.
      ground_asset_id uuid references files (id),
      -- Calls to the model that failed and were to be repeated.
      postponements integer not null default 0,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (order_id, variation),
      unique (workspace_id, id),
      foreign key (workspace_id, order_id) references image_orders (workspace_id, id) on delete cascade,
      foreign key (workspace_id, document_id) references creative_documents (workspace_id, id)
    )
  `.execute(db)
  await sql`
    create table generated_images (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null,
      order_id uuid not null,
      design_id uuid not null,
      aspect_ratio text not null check (aspect_ratio in ('1:1', '4:5', '9:16', '16:9')),
      width integer not null,
      height integer not null,
      status text not null check (status in ${STATUS}),
      asset_id uuid references files (id),
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
      foreign key (workspace_id, order_id) references image_orders (workspace_id, id) on delete cascade,
      foreign key (workspace_id, design_id) references image_designs (workspace_id, id) on delete cascade,
      check ((status = 'done') = (asset_id is not null)),
      check (status <> 'failed' or failed_reason is not null)
    )
  `.execute(db)
  await sql`create index generated_images_of_order on generated_images (order_id, id)`.execute(db)
  await sql`create index generated_images_of_design on generated_images (design_id)`.execute(db)
  await sql`
    create index generated_images_unfinished on generated_images (updated_at) where status in ('queued', 'running')
  `.execute(db)
  await sql`create index generated_images_asset on generated_images (asset_id)`.execute(db)
  await sql`create index image_designs_document on image_designs (workspace_id, document_id)`.execute(db)
  await sql`create index image_designs_ground on image_designs (ground_asset_id)`.execute(db)
  await sql`
    create unique index generated_images_request on generated_images (workspace_id, request_key) where request_key is not null
  `.execute(db)
  await sql`
    create table brief_images (
      workspace_id uuid not null,
      brief_id uuid not null references briefs (id) on delete cascade,
      image_id uuid not null,
      position integer not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (brief_id, image_id),
      foreign key (workspace_id, image_id) references generated_images (workspace_id, id) on delete cascade
    )
  `.execute(db)
  await sql`create index brief_images_of_image on brief_images (workspace_id, image_id)`.execute(db)
}
