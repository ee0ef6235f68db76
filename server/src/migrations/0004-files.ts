import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Pictures that people of a workspace uploaded. Never removed: a product that is brought back needs its pictures. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table files (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      uploaded_by uuid references users (id) on delete set null,
      content_type text not null,
      width integer not null,
      height integer not null,
      size integer not null,
      -- SHA-256 of the stored bytes, in hex; also the ETag.
      hash text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index files_workspace on files (workspace_id, id)`.execute(db)
}
