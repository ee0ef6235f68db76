import type { OpenApiDocument } from '@marquee/contract/api-keys'
import type { AnyDownload } from '@marquee/contract/download'
import type { AnyEndpoint } from '@marquee/contract/endpoint'
import { problemDetails } from '@marquee/contract/error-response'
import { isPublic, PUBLIC_API_PREFIX, toPublicPath } from '@marquee/contract/public-api'
import { scopes } from '@marquee/contract/scopes'
import { UPLOAD_BYTES_TYPE } from '@marquee/contract/uploads'
import { z } from 'zod'
import { describeWebhooks } from './describe-webhooks.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

const PROBLEM = { $ref: '#/components/schemas/Problem' } as const
/** The errors that occur only in browser sessions. */
const OF_SESSIONS: ReadonlySet<number> = new Set([419])

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

/** Describes every endpoint and every file that API keys reach, from the contract's own schemas. */
export function buildOpenApiDocument(calls: Iterable<AnyEndpoint | AnyDownload>, origin: string): OpenApiDocument {
  const paths: Record<string, OpenApiDocument['paths'][string]> = {}
  for (const call of calls) {
    if (isPublic(call)) {
      const path = toPublicPath(call.path).replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: describe(call) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marquee API',
      version: '1',
      description: 'Send an API key of your workspace as a bearer token. Lists are paged by `meta.next_cursor`.',
    },
    servers: [{ url: origin }],
    security: [{ apiKey: [] }],
    paths,
    webhooks: describeWebhooks(origin),
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: `Scopes: ${scopes.join(', ')}` } },
      schemas: {
        Problem: toSchema(problemDetails, 'output') ?? {},
      },
    },
  }
}

function describe(call: AnyEndpoint | AnyDownload) {
  const { path, summary, scope, errors, params, query } = call
  const parameters = [...listParameters(params, 'path'), ...listParameters(query, 'query')]
  const refusals = errors.filter((error) => !OF_SESSIONS.has(error))
  return {
    summary,
    tags: [toPublicPath(path).slice(PUBLIC_API_PREFIX.length).split('/')[0] ?? ''],
    'x-scope': scope ?? '',
    ...(parameters.length > 0 && { parameters }),
    ...('contentType' in call ? {} : describeBody(call)),
    responses: {
      ...('contentType' in call ? describeFile(call) : describeSuccess(call)),
      ...Object.fromEntries(
        refusals.map((error) => [
          error,
          {
            description: STATUS_WORDS[error] ?? 'Refused',
            content: { 'application/problem+json': { schema: PROBLEM } },
          },
        ]),
      ),
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
  const object = schema === undefined ? null : toSchema(schema, 'input')
  const required = new Set(object?.required)
  return Object.entries(object?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: property,
  }))
}

/** Null for a schema without content. */
function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema | null {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return Object.keys(described).length === 0 ? null : described
}
