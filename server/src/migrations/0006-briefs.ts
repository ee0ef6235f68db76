import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

export async function up(db: Database): Promise<void> {
  await sql`
    create table briefs (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
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
    )
  `.execute(db)
  await sql`create index briefs_last_changed on briefs (workspace_id, updated_at desc, id desc)`.execute(db)
  await sql`
    create table brief_reference_ads (
      brief_id uuid not null references briefs (id) on delete cascade,
      position integer not null,
      ad_id uuid not null references ads (id) on delete cascade,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (brief_id, position)
    )
  `.execute(db)
  await sql`create index brief_reference_ads_ad on brief_reference_ads (ad_id)`.execute(db)
}
