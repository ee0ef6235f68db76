import { type Kysely, sql } from 'kysely'

/** How often each part of a workspace has changed: what open pages compare to learn that they show something old. */
export async function up(db: Kysely<Record<never, never>>): Promise<void> {
  await sql`
    create table workspace_changes (
      workspace_id uuid not null references workspaces (id) on delete cascade,
      topic text not null,
      revision integer not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (workspace_id, topic)
    )
  `.execute(db)
}
