import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'

/** Lets this workspace find what the rest of the transaction writes before a search engine has it (`ad_search_changes.awaited_by`). */
export async function awaitChanges(transaction: Database, workspaceId: string): Promise<void> {
  await sql`select set_config('marquee.awaited_by', ${workspaceId}, true)`.execute(transaction)
}
