import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** What the platform itself keeps: the rate limiter's windows, and the extensions that searches use. */
export async function up(db: Database): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create extension if not exists unaccent`.execute(db)
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('rate_limits_expires_at').on('rate_limits').column('expires_at').execute()
}
