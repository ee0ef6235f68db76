import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Payments that are disputed, what each payment brought, and the credits that wait for the end of a dispute. */
export async function up(db: Database): Promise<void> {
  await sql`
    alter table invoices
      -- Cents that disputes withhold, while they are open and when they were lost.
      add column disputed integer not null default 0 check (disputed between 0 and greatest(total, 0)),
      add column dispute_state text check (dispute_state in ('open', 'won', 'lost')),
      -- What the payment was for: a period of a plan, or a purchase of credits; all null for anything else.
      add column covers_from timestamptz(3),
      add column covers_until timestamptz(3),
      add column checkout_id uuid references checkouts (id) on delete set null,
      add check ((covers_from is null) = (covers_until is null))
  `.execute(db)
  await sql`create index invoices_checkout on invoices (checkout_id) where checkout_id is not null`.execute(db)
  // The key of the entry that brought the lot; null for lots from before.
  await sql`alter table credit_lots add column source_key text`.execute(db)
  await sql`create index credit_lots_source on credit_lots (workspace_id, source_key)`.execute(db)
  await sql`
    -- What was taken out of lots because the payment that brought them was taken back.
    create table credit_set_asides (
      workspace_id uuid not null references workspaces (id) on delete cascade,
      reference text not null,
      lot_id uuid not null references credit_lots (id) on delete cascade,
      amount integer not null check (amount > 0),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (workspace_id, reference, lot_id)
    )
  `.execute(db)
  await sql`create index credit_set_asides_lot on credit_set_asides (lot_id)`.execute(db)
}
