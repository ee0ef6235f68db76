import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Remembers whose free trial a subscription is: a person has one, however many workspaces they make. */
export async function up(db: Database): Promise<void> {
  await sql`
    alter table subscriptions add column trial_user_id uuid references users (id) on delete set null
  `.execute(db)
  await sql`
    update subscriptions set trial_user_id = memberships.user_id
    from memberships
    where memberships.workspace_id = subscriptions.workspace_id and role = 'owner' and trial_ends_at is not null
  `.execute(db)
  await sql`
    create index subscriptions_trial_user on subscriptions (trial_user_id) where trial_user_id is not null
  `.execute(db)
}
