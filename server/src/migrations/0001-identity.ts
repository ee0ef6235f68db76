import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Who uses the product, in which workspaces, and on which plan. */
export async function up(db: Database): Promise<void> {
  await createWorkspaceTables(db)
  await createPlanTables(db)
  await createSessionTables(db)
}

async function createWorkspaceTables(db: Database): Promise<void> {
  await sql`
    create table workspaces (
      id uuid primary key default uuidv7(),
      name text not null,
      features jsonb not null default '{"explore_pages": true, "swipe_file": true}',
      is_ad_template_allowed boolean not null default false,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`
    create table users (
      id uuid primary key default uuidv7(),
      display_name text not null,
      email text not null,
      email_verified_at timestamptz(3),
      password_hash text not null,
      phone text,
      is_admin boolean not null default false,
      is_super_admin boolean not null default false,
      is_new boolean not null default false,
      -- Null after the workspace was removed: the oldest membership counts then.
      current_workspace_id uuid references workspaces (id) on delete set null,
      -- Where the person came from: utm_*, ref_code, rewardful_referral, as sent with the registration.
      attribution jsonb not null default '{}',
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create unique index users_email_key on users (lower(email))`.execute(db)
  await sql`create index users_current_workspace on users (current_workspace_id)`.execute(db)
  await sql`
    create table memberships (
      workspace_id uuid not null references workspaces (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      role text not null check (role in ('owner', 'admin', 'member', 'viewer')),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (user_id, workspace_id)
    )
  `.execute(db)
  await sql`create index memberships_workspace on memberships (workspace_id)`.execute(db)
  await sql`create unique index memberships_one_owner on memberships (workspace_id) where role = 'owner'`.execute(db)
}

async function createPlanTables(db: Database): Promise<void> {
  await sql`
    create table plans (
      id uuid primary key default uuidv7(),
      code text not null unique,
      title text not null,
      -- In cents of the currency: money is never a float.
      price_month integer not null check (price_month >= 0),
      price_year integer not null check (price_year >= 0),
      currency text not null default 'USD',
      credits integer not null check (credits >= 0),
      seats integer not null check (seats > 0),
      spy_limit integer not null check (spy_limit >= 0),
      analyzer_accounts integer not null check (analyzer_accounts >= 0),
      features jsonb not null,
      position integer not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )
  `.execute(db)
  await sql`
    insert into plans
      (code, title, price_month, price_year, credits, seats, spy_limit, analyzer_accounts, features, position)
    values
      ('starter', 'Starter', 2900, 29000, 100, 1, 5, 1, '{"brand_spy": true, "generation": true}', 1),
      ('growth', 'Growth', 7900, 79000, 500, 5, 25, 3,
        '{"brand_spy": true, "generation": true, "creative_analyzer": true, "integrations": true}', 2),
      ('agency', 'Agency', 19900, 199000, 2000, 20, 150, 25,
        '{"brand_spy": true, "generation": true, "creative_analyzer": true, "integrations": true, "api": true}', 3)
  `.execute(db)
  await sql`
    create table subscriptions (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null unique references workspaces (id) on delete cascade,
      plan_id uuid not null references plans (id),
      status text not null check (status in ('trialing', 'active', 'past_due', 'canceled')),
      trial_ends_at timestamptz(3),
      current_period_start timestamptz(3) not null,
      current_period_end timestamptz(3) not null,
      cancel_at_period_end boolean not null default false,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      check (status <> 'trialing' or trial_ends_at is not null)
    )
  `.execute(db)
}

async function createSessionTables(db: Database): Promise<void> {
  await sql`
    create table sessions (
      id uuid primary key default uuidv7(),
      -- SHA-256 of the cookie's value: whoever reads the table cannot sign in with it.
      token_hash text not null unique,
      csrf_token text not null,
      -- Null for a visitor, who has a session for the sake of the CSRF token.
      user_id uuid references users (id) on delete cascade,
      ip_address text,
      user_agent text,
      is_remembered boolean not null default false,
      last_seen_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index sessions_user on sessions (user_id) where user_id is not null`.execute(db)
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db)
  await sql`
    create table password_resets (
      user_id uuid primary key references users (id) on delete cascade,
      token_hash text not null,
      expires_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
}
