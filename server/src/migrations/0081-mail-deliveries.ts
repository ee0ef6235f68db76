import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Every mail of the product and what became of it. What it says is made when it is sent: no link waits in here. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table mail_deliveries (
      id uuid primary key,
      kind text not null,
      recipient text not null,
      data jsonb not null,
      state text not null check (state in ('waiting', 'sent', 'failed', 'dropped')),
      attempts integer not null,
      problem text,
      sent_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index mail_deliveries_newest on mail_deliveries (created_at desc, id desc)`.execute(db)
  await sql`create index mail_deliveries_by_kind on mail_deliveries (kind, created_at desc, id desc)`.execute(db)
}
