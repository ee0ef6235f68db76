import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** The ledger of credits: who got, held, used and lost how many, and what things cost. */
export async function up(db: Database): Promise<void> {
  await createBalanceTables(db)
  await createHoldTables(db)
  await createEntryTables(db)
  await createPriceTables(db)
}

async function createBalanceTables(db: Database): Promise<void> {
  await sql`
    -- One row for each workspace. Whoever changes credits locks it first, so that changes follow each other.
    create table credit_accounts (
      workspace_id uuid primary key references workspaces (id) on delete cascade,
      -- Available: what is held is not in it. Always the sum of the entries' amounts.
      balance integer not null default 0 check (balance >= 0),
      held integer not null default 0 check (held >= 0),
      entries_count bigint not null default 0,
      period_starts_at timestamptz(3) not null,
      period_ends_at timestamptz(3),
      period_granted integer not null default 0,
      period_spent integer not null default 0,
      -- The last mail about a low balance in this period, so that each is sent once.
      low_balance_notice text not null default 'none' check (low_balance_notice in ('none', 'low', 'empty')),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`
    -- Credits that came together and expire together. The soonest to expire is spent first.
    create table credit_lots (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      amount integer not null check (amount > 0),
      remaining integer not null check (remaining between 0 and amount),
      expires_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index credit_lots_usable on credit_lots (workspace_id, expires_at, id) where remaining > 0`.execute(
    db,
  )
  await sql`create index credit_lots_expiry on credit_lots (expires_at) where remaining > 0`.execute(db)
}

async function createHoldTables(db: Database): Promise<void> {
  await sql`
    create table credit_holds (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      user_id uuid references users (id) on delete set null,
      feature text not null,
      reference text not null,
      amount integer not null check (amount > 0),
      spent integer check (spent between 0 and amount),
      state text not null check (state in ('open', 'spent', 'released')),
      -- Work that has not ended by then is dead, and its credits go back.
      expires_at timestamptz(3) not null,
      idempotency_key text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (workspace_id, idempotency_key)
    )
  `.execute(db)
  await sql`create index credit_holds_open on credit_holds (expires_at) where state = 'open'`.execute(db)
  await sql`
    create table credit_hold_lots (
      hold_id uuid not null references credit_holds (id) on delete cascade,
      lot_id uuid not null references credit_lots (id) on delete cascade,
      amount integer not null check (amount > 0),
      primary key (hold_id, lot_id)
    )
  `.execute(db)
}

async function createEntryTables(db: Database): Promise<void> {
  await sql`
    create table credit_entries (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      number bigint not null,
      kind text not null check (kind in ('grant', 'hold', 'spend', 'release', 'topup', 'expire', 'adjust')),
      amount integer not null check (amount <> 0),
      balance_after integer not null check (balance_after >= 0),
      feature text,
      reference text not null,
      user_id uuid references users (id) on delete set null,
      idempotency_key text not null,
      created_at timestamptz(3) not null,
      unique (workspace_id, number),
      unique (workspace_id, idempotency_key)
    )
  `.execute(db)
  await sql`
    create index credit_entries_settled on credit_entries (workspace_id, number desc) where kind not in ('hold', 'release')
  `.execute(db)
  await sql`create index credit_entries_kind on credit_entries (workspace_id, kind, number desc)`.execute(db)
  // The database itself keeps the ledger: an entry continues the one before, and none is changed or removed on its own.
  await sql`
    create function check_credit_entry() returns trigger language plpgsql as $$
    declare
      before integer;
    begin
      select balance_after into before from credit_entries
      where workspace_id = new.workspace_id and number = new.number - 1;
      if (new.number > 1 and before is null) or new.balance_after <> coalesce(before, 0) + new.amount then
        raise exception 'Credit entry % does not continue the one before', new.number;
      end if;
      return new;
    end
    $$
  `.execute(db)
  await sql`
    create trigger credit_entries_continue before insert on credit_entries
    for each row execute function check_credit_entry()
  `.execute(db)
  await sql`
    create function refuse_credit_entry_change() returns trigger language plpgsql as $$
    begin
      -- Deeper than one: a workspace is being removed with all that is in it, or an account that entries name.
      if pg_trigger_depth() > 1 then
        return coalesce(new, old);
      end if;
      raise exception 'Credit entries are never changed or removed';
    end
    $$
  `.execute(db)
  await sql`
    create trigger credit_entries_append_only before update or delete on credit_entries
    for each row execute function refuse_credit_entry_change()
  `.execute(db)
  await sql`
    -- Sums of the ledger, so that a page about a million entries reads a few rows.
    create table credit_usage_days (
      workspace_id uuid not null references workspaces (id) on delete cascade,
      period_starts_at timestamptz(3) not null,
      period_ends_at timestamptz(3),
      day date not null,
      feature text not null,
      spent integer not null,
      count integer not null,
      primary key (workspace_id, period_starts_at, day, feature)
    )
  `.execute(db)
}

async function createPriceTables(db: Database): Promise<void> {
  await sql`
    create table credit_prices (
      feature text primary key,
      title text not null,
      unit text not null,
      credits integer not null check (credits > 0),
      position integer not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )
  `.execute(db)
  await sql`
    insert into credit_prices (feature, title, unit, credits, position) values
      ('image_generation', 'Image', 'image', 2, 1),
      ('video_generation', 'Video', 'video', 20, 2),
      ('text_generation', 'Script or brief draft', 'draft', 1, 3),
      ('creative_analysis', 'Creative analysis', 'creative', 3, 4)
  `.execute(db)
}
