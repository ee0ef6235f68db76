import { randomUUID } from 'node:crypto'
import { webhookEventType, type WebhookEventType } from '@marquee/contract/webhook-events'
import { sql } from 'kysely'
import { createWebhookEndpointRepository } from '../modules/notifications/webhooks/webhook-endpoints.repository.ts'
import { createWebhookEventRepository } from '../modules/notifications/webhooks/webhook-events.repository.ts'
import { createWebhookSendingRepository } from '../modules/notifications/webhooks/webhook-sending.repository.ts'
import type { SignedInAgent } from './agent.ts'
import type { TestServer } from './test-server.ts'

type Owner = Pick<SignedInAgent, 'workspaceId' | 'userId'>

/** Creates an endpoint of a workspace with any plan, which listens to everything. @returns its id */
export async function listenToWebhooks(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { workspaceId, userId }: Owner,
  description = '',
): Promise<string> {
  const now = clock.now()
  const idempotencyKey = randomUUID()
  const endpoints = createWebhookEndpointRepository(db)
  await endpoints.insert({
    workspace_id: workspaceId,
    created_by: userId,
    url: 'https://hooks.invalid/',
    description,
    event_types: webhookEventType.options,
    // No key has encrypted it, so nothing is sent.
    sealed_secret: 'none',
    credential_key_id: 'none',
    idempotency_key: idempotencyKey,
    listening_since: now,
    created_at: now,
    updated_at: now,
  })
  return (await endpoints.findByKey(workspaceId, idempotencyKey))?.id ?? ''
}

interface ToldEvent {
  type: WebhookEventType
  data: Record<string, unknown>
}

/** The events that were told of a workspace, oldest first. */
export async function listToldEvents(
  { db }: Pick<TestServer, 'db'>,
  { workspaceId }: Pick<Owner, 'workspaceId'>,
): Promise<ToldEvent[]> {
  const { rows } = await sql<ToldEvent>`
    select type, body::jsonb -> 'data' as data from webhook_events where workspace_id = ${workspaceId} order by id
  `.execute(db)
  return rows
}

/** Creates a delivery that has failed. @returns its id */
export async function addFailedDelivery(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { workspaceId }: Pick<Owner, 'workspaceId'>,
  endpointId: string,
  answer: string,
): Promise<string> {
  const now = clock.now()
  const body = JSON.stringify({ type: 'webhook.test', timestamp: now.toISOString(), data: {} })
  const test = { workspaceId, endpointId, type: 'webhook.test', body, idempotencyKey: randomUUID(), now }
  const id = (await createWebhookEventRepository(db).insertTest(test)) ?? ''
  const sending = createWebhookSendingRepository(db)
  await sending.insertAttempt({ delivery_id: id, status: 500, problem: null, duration_ms: 12, answer, created_at: now })
  await sending.end(id, { state: 'failed', attempts_made: 1, next_attempt_at: null }, now)
  return id
}
