import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

interface Owner {
  workspaceId: string
  accountId: string
}

/** The SQL of the file that each ad shows, as far as the platform reports it. */
export function createCreativeFileRepository(db: Database) {
  return {
    async listAdsWithoutFile(
      { workspaceId, accountId }: Owner,
      { after, limit }: { after: string | null; limit: number },
    ): Promise<{ id: string; external_id: string }[]> {
      let query = db
        .selectFrom('result_ads')
        .select(['id', 'external_id'])
        .where('workspace_id', '=', workspaceId)
        .where('account_id', '=', accountId)
        .where('creative_file', 'is', null)
        .where('external_id', 'is not', null)
        .$narrowType<{ external_id: string }>()
      if (after !== null) {
        query = query.where('id', '>', after)
      }
      return await query.orderBy('id').limit(limit).execute()
    },

    async saveFiles({ workspaceId, accountId }: Owner, files: ReadonlyMap<string, string>): Promise<void> {
      const given = [...files].map(([external_id, creative_file]) => ({ external_id, creative_file }))
      await sql`
        update result_ads set creative_file = given.creative_file
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (external_id text, creative_file text)
        where result_ads.external_id = given.external_id
          and result_ads.workspace_id = ${workspaceId} and result_ads.account_id = ${accountId}
      `.execute(db)
    },
  }
}
