import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** What is read, and never searched, sorted or grouped by: the planner has no use for statistics of it. */
const ONLY_READ = {
  ad_search: ['facets'],
  ads: [
    'platforms',
    'countries',
    'languages',
    'title',
    'body',
    'link_description',
    'hook_text',
    'cta_text',
    'cards',
    'transcript',
    'library_url',
    'raw',
    'content_hash',
  ],
  ad_media: ['palette', 'recipe', 'external_url', 'poster_url'],
  ad_stats: ['score_factors'],
}

/** Imports end by counting for the planner, which took as long as writing tens of thousands of ads. */
export async function up(db: Database): Promise<void> {
  for (const [table, columns] of Object.entries(ONLY_READ)) {
    const changes = columns.map((column) => sql`alter column ${sql.id(column)} set statistics 0`)
    await sql`alter table ${sql.id(table)} ${sql.join(changes)}`.execute(db)
  }
}
