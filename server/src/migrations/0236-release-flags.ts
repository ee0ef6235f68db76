import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** The flags that switch parts of remotes. They are off: everybody has all of it. */
export async function up(db: Database): Promise<void> {
  await sql`
    with flag as (
      insert into feature_flags (key, description, type, default_value, is_enabled, created_at, updated_at)
      select key, description || ' Off: for everybody. On: for those for whom it is true.', 'boolean', 'true'::jsonb, false, now(), now()
      from (values
        ('account-settings.workspace-export', 'The export of a workspace''s data, on the page Account.'),
        ('ad-library.same-creative', 'Ads with the same creative, in the details of an ad.'),
        ('administration.job-list', 'The list of single jobs, on the page Jobs.'),
        ('analyzer.compare', 'The link from a creative to the comparison of two.'),
        ('briefs.board', 'The board of briefs beside the table.'),
        ('generation.product-import', 'The import of a list of products.')
      ) as released (key, description)
      on conflict (key) do nothing
      returning *
    )
    insert into feature_flag_changes (flag_key, version, default_value, rules, is_enabled, created_at)
    select key, version, default_value, rules, is_enabled, created_at from flag
  `.execute(db)
}
