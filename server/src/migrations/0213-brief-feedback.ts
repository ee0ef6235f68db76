import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** What members and guests say of briefs, and the versions that were approved. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table brief_comments (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      brief_id uuid not null references briefs (id) on delete cascade,
      -- The comment that this one answers; answers have no answers.
      parent_id uuid references brief_comments (id) on delete cascade,
      section text not null,
      body text not null,
      author_id uuid references users (id) on delete set null,
      -- Set when it was written under a link.
      guest_name text,
      is_for_guests boolean not null,
      mentioned_user_ids uuid[] not null,
      idempotency_key uuid not null,
      resolved_at timestamptz(3),
      resolved_by uuid references users (id) on delete set null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (brief_id, idempotency_key)
    )
  `.execute(db)
  await sql`create index brief_comments_threads on brief_comments (brief_id, id) where parent_id is null`.execute(db)
  await sql`create index brief_comments_replies on brief_comments (parent_id, id)`.execute(db)
  await sql`
    create table brief_reviews (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      brief_id uuid not null references briefs (id) on delete cascade,
      decision text not null check (decision in ('approved', 'changes_requested')),
      version integer not null,
      note text not null,
      reviewer_id uuid references users (id) on delete set null,
      guest_name text,
      idempotency_key uuid not null,
      created_at timestamptz(3) not null,
      unique (brief_id, idempotency_key)
    )
  `.execute(db)
  await sql`create index brief_reviews_newest on brief_reviews (brief_id, id desc)`.execute(db)
  await sql`
    create table approved_brief_versions (
      workspace_id uuid not null references workspaces (id) on delete cascade,
      brief_id uuid not null references briefs (id) on delete cascade,
      version integer not null,
      -- The brief as it was, in the form in which the API answers it.
      content jsonb not null,
      created_at timestamptz(3) not null,
      primary key (brief_id, version)
    )
  `.execute(db)
}
