import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Plans are bought, changed, paused and left; what was paid, and what the payment provider said of it. */
export async function up(db: Database): Promise<void> {
  await extendSubscriptions(db)
  await createAccountTables(db)
  await createPurchaseTables(db)
}

async function extendSubscriptions(db: Database): Promise<void> {
  await sql`
    alter table subscriptions
      -- Null: a trial that nobody has bought.
      add column provider text check (provider in ('test', 'stripe')),
      add column billing_interval text not null default 'month' check (billing_interval in ('month', 'year')),
      add column scheduled_plan_id uuid references plans (id),
      add column scheduled_interval text check (scheduled_interval in ('month', 'year')),
      add column pause_starts_at timestamptz(3),
      add column pause_ends_at timestamptz(3),
      -- Until when an unpaid plan goes on.
      add column grace_ends_at timestamptz(3),
      -- The end of the month for which credits were granted last; null before the first.
      add column credits_granted_until timestamptz(3),
      -- The last reminder that was sent, as "trial 2026-03-16", so that each goes out once.
      add column reminder text,
      add check ((scheduled_plan_id is null) = (scheduled_interval is null)),
      add check ((pause_starts_at is null) = (pause_ends_at is null))
  `.execute(db)
  await sql`
    create table subscription_cancellations (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      user_id uuid references users (id) on delete set null,
      reason text not null,
      comment text not null,
      created_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index subscription_cancellations_workspace on subscription_cancellations (workspace_id)`.execute(db)
}

async function createAccountTables(db: Database): Promise<void> {
  await sql`
    create table billing_accounts (
      workspace_id uuid primary key references workspaces (id) on delete cascade,
      provider text not null check (provider in ('test', 'stripe')),
      customer_id text unique,
      subscription_id text unique,
      -- What pages show of the card; the provider has the rest.
      card_brand text,
      card_last4 text,
      card_expires text,
      details jsonb not null default '{}',
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`
    create table billing_events (
      -- The provider's id: an event that is sent again is known by it.
      id text primary key,
      type text not null,
      workspace_id uuid references workspaces (id) on delete cascade,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
}

async function createPurchaseTables(db: Database): Promise<void> {
  await sql`
    create table credit_packs (
      code text primary key,
      credits integer not null check (credits > 0),
      price integer not null check (price > 0),
      currency text not null default 'USD',
      position integer not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )
  `.execute(db)
  await sql`
    insert into credit_packs (code, credits, price, position)
    values ('100', 100, 1500, 1), ('500', 500, 6500, 2), ('2000', 2000, 22000, 3)
  `.execute(db)
  await sql`
    create table checkouts (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      user_id uuid references users (id) on delete set null,
      kind text not null check (kind in ('plan', 'top_up')),
      state text not null check (state in ('open', 'pending', 'paid', 'declined', 'expired')),
      provider text not null check (provider in ('test', 'stripe')),
      provider_id text unique,
      url text,
      plan_id uuid references plans (id),
      billing_interval text check (billing_interval in ('month', 'year')),
      trial_ends_at timestamptz(3),
      pack_code text references credit_packs (code),
      credits integer not null check (credits >= 0),
      due_now integer not null check (due_now >= 0),
      price integer not null check (price >= 0),
      currency text not null,
      idempotency_key uuid not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (workspace_id, idempotency_key)
    )
  `.execute(db)
  await sql`
    create table invoices (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      provider text not null check (provider in ('test', 'stripe')),
      provider_id text not null unique,
      number text not null,
      description text not null,
      state text not null check (state in ('paid', 'open', 'void')),
      total integer not null,
      currency text not null,
      -- The provider's PDF; null for those that we draw.
      pdf_url text,
      issued_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index invoices_workspace on invoices (workspace_id, issued_at desc, id desc)`.execute(db)
}
