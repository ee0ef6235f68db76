import { sql } from 'kysely'
import { createCreditService } from '../modules/billing/credits/credits.service.ts'
import type { SignedInAgent } from './agent.ts'
import type { TestServer } from './test-server.ts'

/** Spends some credits of a workspace and holds some more, as its work would, and receives a message about its payments. */
export async function spendSomeCredits(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { workspaceId, userId }: Pick<SignedInAgent, 'workspaceId' | 'userId'>,
  key = '',
): Promise<void> {
  const credits = createCreditService({ db, clock })
  await db.transaction().execute(async (transaction) => {
    const request = { workspaceId, userId, feature: 'image_generation', reference: 'test' }
    const { id } = await credits.hold(transaction, { ...request, idempotencyKey: `used${key}` })
    await credits.spend(transaction, workspaceId, id)
    await credits.hold(transaction, { ...request, idempotencyKey: `held${key}` })
  })
  await sql`
    insert into billing_events (id, type, workspace_id, created_at, updated_at)
    values ('evt_test', 'invoice.paid', ${workspaceId}, now(), now())
    on conflict do nothing
  `.execute(db)
}
