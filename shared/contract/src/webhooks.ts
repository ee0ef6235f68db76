import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageQuery, pageSchema } from './pagination.ts'
import { id, idParams, text, timestamp } from './primitives.ts'
import { webhookEventType, webhookMessageType } from './webhook-events.ts'

/** The largest number of endpoints of a workspace. */
export const MOST_WEBHOOK_ENDPOINTS = 10
/** Deliveries are kept for this number of days. */
export const WEBHOOK_DAYS = 30
/** After a renewal the earlier secret signs as well for this number of hours. */
export const SECRET_OVERLAP_HOURS = 24

export const webhookDeliveryState = z.enum(['waiting', 'delivered', 'failed'])
export type WebhookDeliveryState = z.infer<typeof webhookDeliveryState>

export const webhookEndpoint = z.object({
  id,
  url: z.string(),
  description: z.string(),
  event_types: z.array(webhookEventType),
  is_on: z.boolean(),
  /** Why the server switched it off: `gone` after an answer with 410, `failing` after five days without a success. */
  off_reason: z.enum(['gone', 'failing']).nullable(),
  /** Since when every attempt has failed. */
  failing_since: timestamp.nullable(),
  /** Until when the secret before the current one signs as well. */
  earlier_secret_until: timestamp.nullable(),
  last_delivery: z.object({ state: webhookDeliveryState, updated_at: timestamp }).nullable(),
  created_at: timestamp,
})
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>

const attempt = z.object({
  id,
  /** The status of the answer; null without one. */
  status: z.number().int().nullable(),
  /** Why there was no answer, as a sentence. */
  problem: z.string().nullable(),
  duration_ms: z.number().int(),
  /** The first kilobyte of the answer, as text. */
  answer: z.string(),
  created_at: timestamp,
})
export type WebhookAttempt = z.infer<typeof attempt>

export const webhookDelivery = z.object({
  id,
  endpoint_id: id,
  /** The header `webhook-id`. */
  event_id: id,
  type: webhookMessageType,
  state: webhookDeliveryState,
  /** When the next attempt is made; null when none is. */
  next_attempt_at: timestamp.nullable(),
  attempts_count: z.number().int(),
  created_at: timestamp,
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

const deliveryDetails = webhookDelivery.extend({
  /** What was sent. */
  body: z.string(),
  /** The newest first. */
  attempts: z.array(attempt),
})
export type WebhookDeliveryDetails = z.infer<typeof deliveryDetails>

/** A member with endpoints may see, change and delete them, even when the plan no longer has access to the API. */
const managing = {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  permission: 'integrations.manage',
} as const
const sending = { access: 'verified', feature: 'api', permission: 'integrations.manage' } as const
const once = z.object({ idempotency_key: id })

/** What is sent goes over an encrypted connection only. */
const secureAddress = z
  .string()
  .max(2048)
  .refine((address) => /^https:\/\/\S+$/i.test(address) && URL.canParse(address), {
    message: 'Enter an address that starts with https://.',
  })

const settings = z.object({
  url: secureAddress,
  description: text(200),
  event_types: z
    .array(webhookEventType)
    .min(1, { message: 'Choose at least one event.' })
    .max(webhookEventType.options.length),
})

export const listWebhookEndpoints = endpoint('GET', '/api/webhook-endpoints', {
  ...managing,
  summary: 'The addresses that events of the workspace are sent to, oldest first: ten at most',
  response: dataSchema(z.array(webhookEndpoint)),
})

export const createWebhookEndpoint = endpoint('POST', '/api/webhook-endpoints', {
  ...sending,
  errors: ['no_credential_keys', 'too_many_webhooks'],
  summary: 'Adds an address that events are sent to; the answer has the secret that signs them',
  body: settings.extend({ idempotency_key: id }),
  response: z.object({ data: webhookEndpoint, secret: z.string() }),
  status: 201,
})

export const updateWebhookEndpoint = endpoint('PATCH', '/api/webhook-endpoints/:id', {
  ...managing,
  summary: 'Changes an address, its description and its events, or switches it on or off',
  params: idParams,
  body: settings.extend({ is_on: z.boolean() }).partial(),
  response: dataSchema(webhookEndpoint),
})

export const deleteWebhookEndpoint = endpoint('DELETE', '/api/webhook-endpoints/:id', {
  ...managing,
  summary: 'Deletes an address with its deliveries',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

export const getWebhookSecret = endpoint('GET', '/api/webhook-endpoints/:id/secret', {
  ...managing,
  errors: ['no_credential_keys'],
  summary: 'The secret that signs what is sent to an address',
  params: idParams,
  response: dataSchema(z.object({ secret: z.string() })),
})

export const renewWebhookSecret = endpoint('POST', '/api/webhook-endpoints/:id/secret', {
  ...sending,
  errors: ['no_credential_keys'],
  summary: 'Makes a new secret; the one before it signs as well for 24 hours',
  params: idParams,
  body: once,
  response: z.object({ data: webhookEndpoint, secret: z.string() }),
})

export const testWebhookEndpoint = endpoint('POST', '/api/webhook-endpoints/:id/test', {
  ...sending,
  errors: ['endpoint_off'],
  summary: 'Sends a test event to an address at once',
  params: idParams,
  body: once,
  response: dataSchema(webhookDelivery),
  status: 201,
})

export const resendFailedWebhooks = endpoint('POST', '/api/webhook-endpoints/:id/failed', {
  ...sending,
  errors: ['endpoint_off'],
  summary: 'Sends the failed deliveries of an address since a moment again, in the background',
  params: idParams,
  body: once.extend({ since: timestamp }),
  response: z.undefined(),
  status: 204,
})

export const listWebhookDeliveries = endpoint('GET', '/api/webhook-deliveries', {
  ...managing,
  summary: 'What was sent to the addresses of the workspace in the last 30 days, newest first',
  query: pageQuery.extend({
    endpoint_id: id.optional(),
    state: webhookDeliveryState.optional(),
    type: webhookMessageType.optional(),
  }),
  response: pageSchema(webhookDelivery),
})

export const getWebhookDelivery = endpoint('GET', '/api/webhook-deliveries/:id', {
  ...managing,
  summary: 'What was sent, and every attempt',
  params: idParams,
  response: dataSchema(deliveryDetails),
})

export const resendWebhookDelivery = endpoint('POST', '/api/webhook-deliveries/:id/sending', {
  ...sending,
  errors: ['endpoint_off'],
  summary: 'Sends a delivery again at once, with the same webhook-id',
  params: idParams,
  body: once,
  response: dataSchema(webhookDelivery),
})
