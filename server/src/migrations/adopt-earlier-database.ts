import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { StartError } from '../platform/errors/start-error.ts'

/** The migrations up to November 2026 had numbers up to 0251; what they made is now made by the twelve from 0300 on. */
const LAST_EARLIER = '0251-analysis-placements'
const FIRST_NUMBER = '0300'
const SUCCESSORS = [
  '0300-platform',
  '0301-identity',
  '0302-notifications',
  '0303-workspaces',
  '0304-billing',
  '0305-library',
  '0306-collections',
  '0307-watching',
  '0308-creation',
  '0309-briefs',
  '0310-analysis',
  '0311-operations',
]

/**
 * Notes in a database that all earlier migrations have run on that it needs none of those that took their place. Other databases
 * stay as they are.
 * @throws StartError when only some of the earlier migrations have run
 */
export async function adoptEarlierDatabase(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { rows: found } = await sql`select where to_regclass('kysely_migration') is not null`.execute(transaction)
    if (found.length === 0) {
      return
    }
    // A second starter waits here, and finds the new names.
    await sql`lock table kysely_migration in exclusive mode`.execute(transaction)
    const { rows } = await sql<{ name: string | null }>`
      select max(name) as name from kysely_migration where name < ${FIRST_NUMBER}
    `.execute(transaction)
    const last = rows[0]?.name ?? null
    if (last === null) {
      return
    }
    if (last !== LAST_EARLIER) {
      throw new StartError(
        `The database stopped at migration ${last} of an earlier Marquee, and this one goes on from ${LAST_EARLIER} only. ` +
          `Start the last version that has ${LAST_EARLIER} once, then this one.`,
      )
    }
    await renameConstraints(transaction)
    await sql`delete from kysely_migration where name < ${FIRST_NUMBER}`.execute(transaction)
    await sql`
      insert into kysely_migration (name, timestamp) select unnest(${SUCCESSORS}::text[]), ${new Date().toISOString()}
    `.execute(transaction)
  })
}

/** The table of assets was called files, and its constraints still are. */
async function renameConstraints(transaction: Database): Promise<void> {
  await sql`
    alter table assets rename constraint files_pkey to assets_pkey;
    alter table assets rename constraint files_workspace_id_fkey to assets_workspace_id_fkey;
    alter table assets rename constraint files_uploaded_by_fkey to assets_user_id_fkey;
    alter table assets rename constraint files_id_not_null to assets_id_not_null;
    alter table assets rename constraint files_workspace_id_not_null to assets_workspace_id_not_null;
    alter table assets rename constraint files_content_type_not_null to assets_content_type_not_null;
    alter table assets rename constraint files_size_not_null to assets_size_not_null;
    alter table assets rename constraint files_hash_not_null to assets_hash_not_null;
    alter table assets rename constraint files_created_at_not_null to assets_created_at_not_null;
    alter table assets rename constraint files_updated_at_not_null to assets_updated_at_not_null;
    alter table product_images rename constraint product_images_file_id_not_null to product_images_asset_id_not_null;
  `.execute(transaction)
}
