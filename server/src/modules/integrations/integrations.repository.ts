import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export interface ConnectedPrograms {
  /** Keys that work now. */
  api_keys: number
  /** Followed brands whose alerts go to a webhook. */
  webhooks: number
}

/** The SQL that counts what a workspace has connected. It reads the tables of other modules and writes none. */
export function createIntegrationRepository(db: Database) {
  return {
    async countPrograms(workspaceId: string, now: Date): Promise<ConnectedPrograms> {
      const { rows } = await sql<ConnectedPrograms>`
        select
          (select count(*)::integer from api_keys where workspace_id = ${workspaceId}
            and revoked_at is null and (expires_at is null or expires_at > ${now})) as api_keys,
          (select count(*)::integer from brand_trackers where workspace_id = ${workspaceId}
            and alert_channel = 'webhook') as webhooks
      `.execute(db)
      return rows[0] ?? { api_keys: 0, webhooks: 0 }
    },
  }
}
