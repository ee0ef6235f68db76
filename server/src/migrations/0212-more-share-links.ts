import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Links to briefs, generated images and analyses, and what guests of a link may do. */
export async function up(db: Database): Promise<void> {
  await sql`
    alter table shares
      add column brief_id uuid references briefs (id) on delete cascade,
      add column image_order_id uuid references image_orders (id) on delete cascade,
      add column image_id uuid references generated_images (id) on delete cascade,
      add column analysis_id uuid references creative_analyses (id) on delete cascade,
      add column allows_comments boolean not null default false,
      add column allows_download boolean not null default false,
      drop constraint shares_check,
      add constraint shares_one_target
        check (num_nonnulls(board_id, ad_id, brief_id, image_order_id, image_id, analysis_id) = 1)
  `.execute(db)
  await sql`drop index shares_board`.execute(db)
  for (const target of ['board', 'brief', 'image_order', 'image', 'analysis']) {
    const [name, column] = [`shares_${target}`, `${target}_id`]
    await sql`
      create unique index ${sql.ref(name)} on shares (workspace_id, ${sql.ref(column)}) where revoked_at is null
    `.execute(db)
    // A deleted target takes its links along, those that were withdrawn as well.
    await sql`create index ${sql.ref(`shares_of_${target}`)} on shares (${sql.ref(column)})`.execute(db)
  }
  await sql`alter table creative_analyses drop column share_token`.execute(db)
}
