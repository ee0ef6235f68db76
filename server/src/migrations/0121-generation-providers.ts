import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

export async function up(db: Database): Promise<void> {
  await sql`
    -- A workspace's own OpenAI-compatible provider.
    create table generation_providers (
      workspace_id uuid primary key references workspaces (id) on delete cascade,
      created_by uuid references users (id) on delete set null,
      base_address text not null,
      text_model text not null,
      image_model text not null,
      sealed_key text not null,
      credential_key_id text not null,
      key_hint text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
}
