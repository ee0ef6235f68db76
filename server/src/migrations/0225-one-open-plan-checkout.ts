import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** A workspace has one open purchase of a plan at most; a second plan that was paid nevertheless is a duplicate. */
export async function up(db: Database): Promise<void> {
  await sql`
    alter table checkouts
      drop constraint checkouts_state_check,
      add constraint checkouts_state_check
        check (state in ('open', 'pending', 'paid', 'declined', 'expired', 'duplicate'))
  `.execute(db)
  await sql`
    update checkouts set state = 'expired'
    where kind = 'plan' and state = 'open' and exists (
      select from checkouts as newer
      where newer.workspace_id = checkouts.workspace_id and newer.kind = 'plan' and newer.state = 'open'
        and newer.id > checkouts.id
    )
  `.execute(db)
  await sql`
    create unique index checkouts_one_open_plan on checkouts (workspace_id) where kind = 'plan' and state = 'open'
  `.execute(db)
}
