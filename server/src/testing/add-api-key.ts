import { randomUUID } from 'node:crypto'
import type { Scope } from '@marquee/contract/scopes'
import { createApiKeyToken } from '../modules/identity/api-keys/api-key-token.ts'
import { createApiKeyRepository } from '../modules/identity/api-keys/api-keys.repository.ts'
import type { SignedInAgent } from './agent.ts'
import type { TestServer } from './test-server.ts'

/** Creates an API key of a workspace with any plan, and counts a call with it. */
export async function addApiKey(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { workspaceId, userId }: Pick<SignedInAgent, 'workspaceId' | 'userId'>,
  name: string,
  scopes: Scope[] = ['boards:read'],
): Promise<{ token: string }> {
  const keys = createApiKeyRepository(db)
  const { token, prefix, hash } = createApiKeyToken()
  const now = clock.now()
  const row = await keys.insert({
    workspace_id: workspaceId,
    user_id: userId,
    name,
    prefix,
    key_hash: hash,
    scopes,
    browser: null,
    idempotency_key: randomUUID(),
    last_used_at: null,
    expires_at: null,
    revoked_at: null,
    created_at: now,
    updated_at: now,
  })
  await keys.count({ workspaceId, keyId: row?.id ?? '' }, false, now)
  return { token }
}
