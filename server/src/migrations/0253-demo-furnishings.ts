import { type Kysely, sql } from 'kysely'

/** What was made in the workspaces of the demo sign-ins: what somebody removed there stays away. */
export async function up(db: Kysely<Record<never, never>>): Promise<void> {
  await sql`
    create table demo_furnishings (
      part text primary key,
      created_at timestamptz(3) not null
    )
  `.execute(db)
}
