import { sql } from 'kysely'
import { createSetAsideRepository } from '../modules/billing/credits/set-aside-credits.repository.ts'
import type { SignedInAgent } from './agent.ts'
import type { TestServer } from './test-server.ts'

/** Sets one credit of a workspace aside, as for a payment that the bank disputes. */
export async function setCreditAside(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { workspaceId }: Pick<SignedInAgent, 'workspaceId'>,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from credit_lots where workspace_id = ${workspaceId} limit 1
  `.execute(db)
  for (const { id: lotId } of rows) {
    await createSetAsideRepository(db).add(workspaceId, 'dispute:test', { lotId, amount: 1 }, clock.now())
  }
}
