import { randomUUID } from 'node:crypto'
import { createCreativeComment, reviewAsGuest } from '@marquee/contract/creative-feedback'
import { getSharedPage } from '@marquee/contract/shared-pages'
import { shareFunnelPage } from '@marquee/contract/sharing'
import type { SignedInAgent } from './agent.ts'

/** A link to a page, a comment, and an approval as a guest of the link gives it. */
export async function addPageFeedback(owner: SignedInAgent, id: string, mark: string): Promise<void> {
  const body = { expires_at: null, allows_comments: true }
  const { token } = (await owner.call(shareFunnelPage, { params: { id }, body })).body.data
  await owner.call(createCreativeComment, {
    params: { kind: 'funnel_page', id },
    body: { body: mark, idempotency_key: randomUUID() },
  })
  const { version } = (await owner.call(getSharedPage, { params: { token } })).body.data
  await owner.call(reviewAsGuest, {
    params: { token },
    body: { name: mark, decision: 'approved', note: mark, version, idempotency_key: randomUUID() },
  })
}
