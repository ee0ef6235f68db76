import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/**
 * Files of rows that went. A row that names a file queues the file's key in the transaction that removes the row, whichever way it
 * goes: by itself, with its workspace, or with its account.
 */
export async function up(db: Database): Promise<void> {
  await sql`
    create table stored_file_removals (
      storage_key text primary key,
      -- Keys that could not be removed wait behind all others.
      attempts integer not null default 0,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )
  `.execute(db)
  await sql`create index stored_file_removals_order on stored_file_removals (attempts, created_at)`.execute(db)
  await sql`
    -- Its argument is an expression that makes the key of the old row, which is $1; null when no file goes.
    create function queue_stored_file_removal() returns trigger language plpgsql as $$
    declare
      gone text;
    begin
      execute 'select ' || tg_argv[0] into gone using old;
      if gone is not null then
        insert into stored_file_removals (storage_key) values (gone) on conflict do nothing;
      end if;
      return null;
    end
    $$
  `.execute(db)
  await createDeletionTriggers(db)
  await createReplacementTriggers(db)
}

async function createDeletionTriggers(db: Database): Promise<void> {
  const keys = {
    // Images that were stored before there were assets share a place when their bytes are the same.
    assets: `case when not exists (select from assets where storage_key = ($1).storage_key) then ($1).storage_key end`,
    exports: `'exports/' || ($1).id || case ($1).kind when 'csv' then '.csv' else '.zip' end`,
    workspace_exports: `'workspace-exports/' || ($1).id || '.zip'`,
    result_imports: `'result-imports/' || ($1).id`,
    users: `'avatars/' || ($1).picture_name`,
    workspaces: `'avatars/' || ($1).logo_name`,
  }
  for (const [table, key] of Object.entries(keys)) {
    await sql`
      create trigger ${sql.ref(`${table}_file_removal`)} after delete on ${sql.table(table)}
      for each row execute function queue_stored_file_removal(${sql.lit(key)})
    `.execute(db)
  }
}

async function createReplacementTriggers(db: Database): Promise<void> {
  await sql`
    create trigger users_picture_replaced after update of picture_name on users for each row
    when (old.picture_name is distinct from new.picture_name)
    execute function queue_stored_file_removal('''avatars/'' || ($1).picture_name')
  `.execute(db)
  await sql`
    create trigger workspaces_logo_replaced after update of logo_name on workspaces for each row
    when (old.logo_name is distinct from new.logo_name)
    execute function queue_stored_file_removal('''avatars/'' || ($1).logo_name')
  `.execute(db)
}
