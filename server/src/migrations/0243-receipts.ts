import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Notes when the receipt of an invoice was sent, so that it is sent once. What was paid before has had none, and gets none now. */
export async function up(db: Database): Promise<void> {
  await sql`alter table invoices add column receipt_sent_at timestamptz(3)`.execute(db)
  await sql`update invoices set receipt_sent_at = updated_at where state = 'paid'`.execute(db)
}
