import { sql } from 'kysely'
import { importResults } from '../modules/analysis/ad-results/import-results-job.ts'
import { addAdAccount } from './add-ad-account.ts'
import { addCreativeDocument } from './add-creative-document.ts'
import type { SignedInAgent } from './agent.ts'
import type { TestServer } from './test-server.ts'

/** The rows that only the server's background work creates, and no call: ids by the name of the field that takes them. */
export interface FinishedWork {
  document_id: string
  result_ad_id: string
  ad_account_id: string
}

/** Imports the results that a workspace was filled with, and stores a creative for it. */
export async function finishWork(
  server: TestServer,
  { workspaceId }: Pick<SignedInAgent, 'workspaceId'>,
  mark: string,
): Promise<FinishedWork> {
  await server.jobs.drain([importResults])
  const ads = await sql<{ id: string; account_id: string }>`
    select id, account_id from result_ads where workspace_id = ${workspaceId}
  `.execute(server.db)
  return {
    document_id: await addCreativeDocument(server, workspaceId, mark),
    result_ad_id: ads.rows[0]?.id ?? '',
    ad_account_id: await addAdAccount(server, { workspaceId, resultAccountId: ads.rows[0]?.account_id ?? '' }, mark),
  }
}
