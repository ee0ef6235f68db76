import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { day, id, idParams, line, timestamp } from './primitives.ts'
import { scopes } from './scopes.ts'

/** The number of calls of one key within a minute; further calls are answered with 429. */
export const API_CALLS_PER_MINUTE = 120

export const apiScope = z.enum(scopes)

/**
 * The reason why a key does not work. `maker_left` and `maker_role`: a key ends when the member who made it loses the right to make keys.
 * `plan`: the workspace's plan has no access to the API now.
 */
export const apiKeyEnd = z.enum(['revoked', 'expired', 'maker_left', 'maker_role', 'plan'])
export type ApiKeyEnd = z.infer<typeof apiKeyEnd>

export const apiKey = z.object({
  id,
  name: z.string(),
  /** The beginning of the key. */
  prefix: z.string(),
  scopes: z.array(apiScope),
  /** The member who made the key. */
  created_by: z.string(),
  last_used_at: timestamp.nullable(),
  expires_at: timestamp.nullable(),
  revoked_at: timestamp.nullable(),
  /** Null: the key works. */
  ended_by: apiKeyEnd.nullable(),
  created_at: timestamp,
})
export type ApiKey = z.infer<typeof apiKey>

/** A member with keys may see and revoke them, even when the plan no longer has access to the API. */
const access = { access: 'verified', plan: 'ended', feature: 'full_product', permission: 'api_keys.manage' } as const

export const listApiKeys = endpoint('GET', '/api/api-keys', {
  ...access,
  summary: "The workspace's API keys, newest first, those that have ended included",
  query: pageQuery,
  response: pageSchema(apiKey),
})

export const createApiKey = endpoint('POST', '/api/api-keys', {
  access: 'verified',
  feature: 'api',
  permission: 'api_keys.manage',
  errors: ['key_shown'],
  summary: 'Makes an API key, which this answer alone shows',
  body: z.object({
    name: line(80, 'what the key is for'),
    scopes: z.array(apiScope).min(1, { message: 'Choose what the key may do.' }).max(scopes.length),
    /** Null: until it is revoked. */
    expires_in_days: z.union([z.literal(30), z.literal(90), z.literal(365)]).nullable(),
    idempotency_key: id,
  }),
  response: z.object({ data: apiKey, key: z.string() }),
  status: 201,
})

export const revokeApiKey = endpoint('DELETE', '/api/api-keys/:id', {
  ...access,
  summary: 'Ends an API key at once; ending it again changes nothing',
  params: idParams,
  response: dataSchema(apiKey),
})

export const apiUsageDay = z.object({
  day,
  requests: z.number().int().min(0),
  /** The number of calls that were answered with an error. */
  failures: z.number().int().min(0),
})
export type ApiUsageDay = z.infer<typeof apiUsageDay>

export const listApiUsage = endpoint('GET', '/api/api-keys/usage', {
  ...access,
  summary: 'Calls of the last 30 days by day, the oldest first',
  response: dataSchema(z.array(apiUsageDay)),
})

const operation = z.looseObject({
  summary: z.string(),
  tags: z.array(z.string()),
  'x-scope': z.string(),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).optional(),
})

export const openApiDocument = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  /** What the server sends to webhook endpoints, by the type of the event. */
  webhooks: z.record(z.string(), z.looseObject({ post: z.looseObject({ summary: z.string() }) })).optional(),
})
export type OpenApiDocument = z.infer<typeof openApiDocument>

export const getOpenApiDocument = endpoint('GET', '/api/v1/openapi.json', {
  access: 'anonymous',
  summary: 'The description of the public API, OpenAPI 3.1',
  response: openApiDocument,
})
