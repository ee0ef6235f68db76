import { API_CALLS_PER_MINUTE, type OpenApiDocument } from '@marquee/contract/api-keys'
import type { AnyDownload } from '@marquee/contract/download'
import type { AnyEndpoint } from '@marquee/contract/endpoint'
import { problemDetails } from '@marquee/contract/error-response'
import { isPublic, PUBLIC_API_PREFIX, toPublicPath } from '@marquee/contract/public-api'
import { scopes } from '@marquee/contract/scopes'
import { UPLOAD_BYTES_TYPE } from '@marquee/contract/uploads'
import { z } from 'zod'
import { describeSchema, type JsonObject, jsonObject } from '../../../platform/http/describe-schema.ts'
import { describeWebhooks } from './describe-webhooks.ts'

const PROBLEM_CONTENT = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } as const
const objectSchema = z.object({
  properties: z.record(z.string(), jsonObject),
  required: z.array(z.string()).default([]),
})
/** The errors that occur only in browser sessions. */
const OF_SESSIONS: ReadonlySet<number> = new Set([419])

const DESCRIPTION = `Send an API key of your workspace as a bearer token; a key may make ${API_CALLS_PER_MINUTE} calls a minute.

Lists are paged: send \`meta.next_cursor\` as \`cursor\` for the next page; it is null on the last one. Repeat a parameter that takes several values, or join them by commas.

A write that takes an \`idempotency_key\` is done once for a key: send the same UUID when you repeat a call that got no answer. Refusals are problem details (RFC 9457), of which \`errors\` names the fields. Answers and events may get further fields at any time; those that they have stay.`

const STATUS_WORDS: Readonly<Record<number, string>> = {
  400: 'The body cannot be read.',
  401: 'No API key, or one that has ended.',
  402: 'Too few credits.',
  403: 'The scope, the role or the plan does not allow it.',
  404: 'There is no such thing in the workspace.',
  409: 'It has changed meanwhile, or cannot be done now.',
  410: 'It was there and is gone.',
  413: 'The body is too large.',
  412: 'The version of the protocol is another one.',
  415: 'The body has another type than expected.',
  422: 'A value is not accepted; `errors` names it.',
  429: 'Too many calls; `Retry-After` says when to go on.',
}

/**
 * Describes every endpoint and every file that API keys reach, from the contract's own schemas.
 * @param calls by `module.name`; the name becomes that of the operation, by which generated clients call it
 */
export function buildOpenApiDocument(
  calls: ReadonlyMap<string, AnyEndpoint | AnyDownload>,
  origin: string,
): OpenApiDocument {
  const paths: Record<string, OpenApiDocument['paths'][string]> = {}
  for (const [key, call] of calls) {
    if (isPublic(call)) {
      const path = toPublicPath(call.path).replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: describe(key, call) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marquee API',
      version: '1',
      description: DESCRIPTION,
    },
    servers: [{ url: origin }],
    security: [{ apiKey: [] }],
    paths,
    webhooks: describeWebhooks(origin),
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: `Scopes: ${scopes.join(', ')}` } },
      schemas: {
        Problem: describeSchema(problemDetails, 'output'),
      },
    },
  }
}

function describe(key: string, call: AnyEndpoint | AnyDownload) {
  const { path, summary, scope, errors, params, query } = call
  const parameters = [...listParameters(params, 'path'), ...listParameters(query, 'query')]
  const refusals = errors.filter((error) => !OF_SESSIONS.has(error))
  return {
    operationId: key.slice(key.indexOf('.') + 1),
    summary,
    tags: [toPublicPath(path).slice(PUBLIC_API_PREFIX.length).split('/')[0] ?? ''],
    'x-scope': scope ?? '',
    ...(parameters.length > 0 && { parameters }),
    ...('contentType' in call ? {} : describeBody(call)),
    responses: {
      ...('contentType' in call ? describeFile(call) : describeSuccess(call)),
      ...Object.fromEntries(
        refusals.map((error) => [error, { description: STATUS_WORDS[error] ?? 'Refused', content: PROBLEM_CONTENT }]),
      ),
      default: {
        description: 'A failure of ours, or too much to do now: after 503, `Retry-After` says when to go on.',
        content: PROBLEM_CONTENT,
      },
    },
  }
}

function describeSuccess({ status, response }: AnyEndpoint) {
  const schema = toSchema(response, 'output')
  return {
    [status]: { description: 'Success', ...(schema !== null && { content: { 'application/json': { schema } } }) },
  }
}

function describeFile({ contentType }: AnyDownload) {
  const schema = { type: 'string', format: 'binary' }
  return { 200: { description: 'Success', content: Object.fromEntries(contentType.map((type) => [type, { schema }])) } }
}

function describeBody({ body, bodyType, files }: AnyEndpoint) {
  if (bodyType === 'form') {
    const data = (body === undefined ? null : toSchema(body, 'input')) ?? {}
    const file = { type: 'array', maxItems: files?.most ?? 0, items: { type: 'string', format: 'binary' } }
    const schema = { type: 'object', required: ['data'], properties: { data, file } }
    const encoding = { data: { contentType: 'application/json' } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema, encoding } } } }
  }
  if (bodyType === 'multipart') {
    const schema = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (bodyType === 'bytes') {
    const schema = { type: 'string', format: 'binary' }
    return { requestBody: { required: true, content: { [UPLOAD_BYTES_TYPE]: { schema } } } }
  }
  const schema = body === undefined ? null : toSchema(body, 'input')
  return schema === null ? {} : { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

function listParameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!(schema instanceof z.ZodObject)) {
    return []
  }
  const { properties, required: names } = objectSchema.parse(describeSchema(schema, 'input'))
  const required = new Set(names)
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: property,
  }))
}

/** Null for a schema without content. */
function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject | null {
  const described = describeSchema(schema, io)
  return Object.keys(described).length === 0 ? null : described
}
