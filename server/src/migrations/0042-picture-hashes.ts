import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/**
 * What the pictures of ads look like, in 64 bits. Looking for pictures that differ in a few bits only asks for the four quarters
 * one by one: at least one of them differs in one bit at most.
 */
export async function up(db: Database): Promise<void> {
  await sql`
    create table picture_hashes (
      media_id uuid primary key references ad_media (id) on delete cascade,
      -- Null for a picture that shows too little to be compared.
      hash bit(64),
      quarter_1 integer,
      quarter_2 integer,
      quarter_3 integer,
      quarter_4 integer,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  for (const quarter of [1, 2, 3, 4]) {
    const column = sql.ref(`quarter_${quarter}`)
    const name = sql.ref(`picture_hashes_quarter_${quarter}`)
    await sql`create index ${name} on picture_hashes (${column}) where hash is not null`.execute(db)
  }
  await sql`
    create index ad_media_with_pictures on ad_media (id) where storage_key is not null or recipe is not null
  `.execute(db)
}
