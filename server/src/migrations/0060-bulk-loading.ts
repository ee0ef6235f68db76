import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** The tables with one owner, the ad: whoever writes their rows has just written the ad, in the same transaction. */
const PARTS = ['ad_media', 'ad_search', 'ad_stats']

/**
 * For a row of an ad's parts it is no longer looked up whether there is such an ad, which was done one by one in imports; the
 * rows are removed with the ad as before, for all ads of a statement at once.
 */
export async function up(db: Database): Promise<void> {
  for (const part of PARTS) {
    await sql`alter table ${sql.id(part)} drop constraint ${sql.id(`${part}_ad_id_fkey`)}`.execute(db)
  }
  await sql`
    create function remove_parts_of_ads() returns trigger language plpgsql as $$
    begin
      ${sql.raw(PARTS.map((part) => `delete from ${part} where ad_id in (select id from removed);`).join('\n      '))}
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger ads_remove_parts after delete on ads
    referencing old table as removed
    for each statement execute function remove_parts_of_ads()
  `.execute(db)
}
