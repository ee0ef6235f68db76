import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Workspaces recommend the product by a link, and are paid a part of what comes of it. */
export async function up(db: Database): Promise<void> {
  await extendWhatExists(db)
  await createReferralTables(db)
  await createAffiliateTables(db)
}

async function extendWhatExists(db: Database): Promise<void> {
  // The default is computed for each row, those that exist included: every workspace has a link without asking for one.
  await sql`
    alter table workspaces
      add column referral_code text not null unique default substr(md5(gen_random_uuid()::text), 1, 10)
  `.execute(db)
  // A keyed hash of the network from which the account was created; null where the address says nothing.
  await sql`alter table users add column sign_up_network text`.execute(db)
  await sql`
    alter table invoices add column refunded integer not null default 0 check (refunded between 0 and greatest(total, 0))
  `.execute(db)
}

async function createReferralTables(db: Database): Promise<void> {
  await sql`
    create table referral_terms (
      version integer primary key,
      commission_percent integer not null check (commission_percent between 1 and 100),
      commission_months integer not null check (commission_months > 0),
      attribution_days integer not null check (attribution_days > 0),
      hold_days integer not null check (hold_days >= 0),
      minimum_payout integer not null check (minimum_payout >= 0),
      currency text not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )
  `.execute(db)
  await sql`
    insert into referral_terms
      (version, commission_percent, commission_months, attribution_days, hold_days, minimum_payout, currency)
    values (1, 25, 12, 60, 30, 5000, 'USD')
  `.execute(db)
  await sql`
    -- Somebody counts once a day. The hash of a day cannot be joined with that of another.
    create table referral_visits (
      workspace_id uuid not null references workspaces (id) on delete cascade,
      day date not null,
      visitor text not null,
      primary key (workspace_id, day, visitor)
    )
  `.execute(db)
  await sql`
    create table referrals (
      id uuid primary key default uuidv7(),
      -- Whose link it was.
      workspace_id uuid not null references workspaces (id) on delete cascade,
      referred_workspace_id uuid unique references workspaces (id) on delete set null,
      state text not null check (state in ('lead', 'conversion', 'refused')),
      refusal text check (refusal in ('same_person', 'same_network', 'same_workspace')),
      signed_up_at timestamptz(3) not null,
      converted_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      check ((state = 'refused') = (refusal is not null))
    )
  `.execute(db)
  await sql`create index referrals_workspace on referrals (workspace_id, id desc)`.execute(db)
}

async function createAffiliateTables(db: Database): Promise<void> {
  await sql`
    -- Whoever posts to the ledger locks this row first, so that entries follow each other.
    create table affiliates (
      workspace_id uuid primary key references workspaces (id) on delete cascade,
      terms_version integer not null references referral_terms (version),
      payout_email text not null,
      joined_by uuid references users (id) on delete set null,
      entries_count bigint not null default 0,
      -- The sum of the entries; below zero when a payment was refunded after the payout.
      balance integer not null default 0,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`
    create table affiliate_payouts (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      amount integer not null check (amount > 0),
      currency text not null,
      state text not null check (state in ('due', 'paid')),
      payout_email text not null,
      reference text not null default '',
      paid_at timestamptz(3),
      paid_by uuid references users (id) on delete set null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index affiliate_payouts_workspace on affiliate_payouts (workspace_id, id desc)`.execute(db)
  await sql`
    create table commission_entries (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      number bigint not null,
      kind text not null check (kind in ('commission', 'reversal', 'payout')),
      amount integer not null check (amount <> 0),
      balance_after integer not null,
      currency text not null,
      -- Ids of what the entry is about, kept when that is gone.
      invoice_id uuid,
      payout_id uuid,
      available_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      unique (workspace_id, number)
    )
  `.execute(db)
  await sql`
    create index commission_entries_invoice on commission_entries (workspace_id, invoice_id)
    where invoice_id is not null
  `.execute(db)
  await sql`
    create function refuse_commission_entry_change() returns trigger language plpgsql as $$
    begin
      -- Deeper than one: a workspace is being removed with all that is in it.
      if pg_trigger_depth() > 1 then
        return coalesce(new, old);
      end if;
      raise exception 'Commission entries are never changed or removed';
    end
    $$
  `.execute(db)
  await sql`
    create trigger commission_entries_append_only before update or delete on commission_entries
    for each row execute function refuse_commission_entry_change()
  `.execute(db)
}
