import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Folders and the order of boards, notes on their ads, what is shared by link, and the boards that the staff picks. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table board_folders (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      name text not null,
      parent_id uuid,
      position integer not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (workspace_id, id),
      -- A folder is never inside of another workspace's. Checked at the end: a workspace is removed with all its folders.
      foreign key (workspace_id, parent_id) references board_folders (workspace_id, id) deferrable initially deferred
    )
  `.execute(db)
  await sql`create index board_folders_parent on board_folders (workspace_id, parent_id)`.execute(db)
  await sql`
    alter table boards
      add column folder_id uuid references board_folders (id) on delete set null,
      add column position integer not null default 0,
      add column removed_at timestamptz(3),
      add column idempotency_key uuid,
      add column copies_count integer not null default 0,
      add column is_staff_pick boolean not null default false,
      add column curator_note text not null default '',
      add column pick_position integer not null default 0,
      add unique (workspace_id, idempotency_key)
  `.execute(db)
  await sql`create index boards_folder on boards (folder_id)`.execute(db)
  await sql`create index boards_picked on boards (pick_position) where is_staff_pick`.execute(db)
  await sql`alter table board_ads add column note text not null default ''`.execute(db)
  await sql`
    create table shares (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      board_id uuid references boards (id) on delete cascade,
      ad_id uuid references ads (id) on delete cascade,
      -- As it stands in the link, because members look the link up again. 128 random bits.
      token text not null unique,
      shows_notes boolean not null,
      expires_at timestamptz(3),
      revoked_at timestamptz(3),
      created_by uuid references users (id) on delete set null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      check (num_nonnulls(board_id, ad_id) = 1)
    )
  `.execute(db)
  // One link for each board and ad of a workspace; a withdrawn one stays withdrawn, and the next one has another token.
  await sql`create unique index shares_board on shares (board_id) where revoked_at is null`.execute(db)
  await sql`create unique index shares_ad on shares (workspace_id, ad_id) where revoked_at is null`.execute(db)
  await sql`create index shares_of_ad on shares (ad_id)`.execute(db)
}
