import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Remembers which mailboxes have had their free trial, also when their account is gone. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table trial_mailboxes (
      -- Of the mailbox, as platform/mailbox.ts reads it from an address: SHA-256, in hexadecimal.
      mailbox_hash text primary key,
      created_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`
    insert into trial_mailboxes (mailbox_hash, created_at)
    select encode(sha256(convert_to(name || '@' || case when domain = 'googlemail.com' then 'gmail.com' else domain end, 'UTF8')), 'hex'),
      min(created_at)
    from (
      select subscriptions.created_at, split_part(lower(email), '@', 2) as domain,
        case when split_part(lower(email), '@', 2) in ('gmail.com', 'googlemail.com')
          then replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '')
          else split_part(split_part(lower(email), '@', 1), '+', 1) end as name
      from subscriptions join users on users.id = trial_user_id
    ) as trials
    group by 1
  `.execute(db)
}
