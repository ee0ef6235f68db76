import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Which assets a creative shows: the clean-up of assets sees foreign keys, and not what stands inside of a document. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table creative_document_assets (
      document_id uuid not null references creative_documents (id) on delete cascade,
      asset_id uuid not null references assets (id),
      primary key (document_id, asset_id)
    )
  `.execute(db)
  await sql`create index creative_document_assets_asset on creative_document_assets (asset_id)`.execute(db)
}
