import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Days of a workspace are counted in its own time zone; one that nobody chose is not UTC but none. */
export async function up(db: Database): Promise<void> {
  await sql`alter table workspaces alter column time_zone drop not null, alter column time_zone drop default`.execute(
    db,
  )
  // Until now every workspace had UTC without having chosen it.
  await sql`update workspaces set time_zone = null where time_zone = 'UTC'`.execute(db)
  await sql`
    -- The calendar day of a moment where the workspace is; in UTC for one without a time zone.
    create function workspace_day(workspace uuid, moment timestamptz) returns date language sql stable as $$
      select (moment at time zone coalesce((select time_zone from workspaces where id = workspace), 'UTC'))::date
    $$
  `.execute(db)
}
