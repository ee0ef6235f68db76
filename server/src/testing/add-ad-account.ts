import { createAccessTokens } from '../modules/analysis/ad-accounts/access-tokens.ts'
import { createAdAccountSyncRepository } from '../modules/analysis/ad-accounts/ad-account-syncs.repository.ts'
import { createAdAccountRepository } from '../modules/analysis/ad-accounts/ad-accounts.repository.ts'
import type { TestServer } from './test-server.ts'

/** Connects an ad account without any request to the provider, with a finished import. @returns its id */
export async function addAdAccount(
  { db, clock, environment }: Pick<TestServer, 'db' | 'clock' | 'environment'>,
  owner: { workspaceId: string; resultAccountId: string },
  name: string,
): Promise<string> {
  const now = clock.now()
  const account = { workspace_id: owner.workspaceId, external_id: '1234567890' }
  const tokens = createAccessTokens(environment.adSources.credentialKeys)
  const { id } = await createAdAccountRepository(db).insert({
    ...account,
    ...tokens.seal(account, `token-${name}`),
    account_id: owner.resultAccountId,
    created_by: null,
    name,
    currency: 'USD',
    time_zone: 'UTC',
    next_sync_at: null,
    created_at: now,
    updated_at: now,
  })
  const syncs = createAdAccountSyncRepository(db)
  const days = { first_day: '2026-02-01', last_day: '2026-02-28', next_day: null, window_days: 30, is_report: true }
  await syncs.insert({
    workspace_id: owner.workspaceId,
    ad_account_id: id,
    state: 'done',
    trigger: 'person',
    ...days,
    finished_at: now,
    created_at: now,
    updated_at: now,
  })
  return id
}
