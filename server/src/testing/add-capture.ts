import { createCaptureRepository } from '../modules/collections/captures/captures.repository.ts'
import { createBrowserCodeRepository } from '../modules/identity/connected-browsers/browser-codes.repository.ts'
import type { SignedInAgent } from './agent.ts'
import type { TestServer } from './test-server.ts'

/** Notes that a member's extension saw an ad, and leaves a code of its sign-in that nobody has used. */
export async function addCapture(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { workspaceId, userId }: Pick<SignedInAgent, 'workspaceId' | 'userId'>,
  { adId, mark }: { adId: string; mark: string },
): Promise<void> {
  const now = clock.now()
  const seen = { adId, userId, page: `https://${mark}.example/`, capturedAt: now, facts: { title: mark }, now }
  await createCaptureRepository(db).add(workspaceId, seen)
  await createBrowserCodeRepository(db).add({
    workspace_id: workspaceId,
    user_id: userId,
    browser: mark,
    code_hash: mark,
    challenge: mark,
    expires_at: new Date(now.getTime() + 1),
    created_at: now,
    updated_at: now,
  })
}
