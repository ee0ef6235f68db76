import type { AddressOutput, Call } from '@marquee/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { DomainError, invalid } from '../errors/domain-error.ts'
import { cleanBody, cleanQuery, restoreEmptyStrings } from './clean-input.ts'
import { toZodMessage } from './zod-messages.ts'

/** Parses path and query of a call. @throws DomainError 404 for the path, 422 by field for the query */
export function parseAddress<C extends Call>(call: C, { params, query }: FastifyRequest): AddressOutput<C> {
  const address = { params: parseParams(call.params, params), query: parseQuery(call.query, query) }
  // The two schemas produced exactly these types; TypeScript cannot follow them through the generic call.
  return address as AddressOutput<C>
}

/** @throws DomainError 404, because an id that cannot exist is an unknown id */
export function parseParams(schema: z.ZodType | undefined, params: unknown): unknown {
  if (schema === undefined) {
    return undefined
  }
  const parsed = schema.safeParse(params)
  if (!parsed.success) {
    throw new DomainError(404, 'Nothing was found at this address.')
  }
  return parsed.data
}

/** @throws DomainError 422 by field */
function parseQuery(schema: z.ZodType | undefined, query: unknown): unknown {
  if (schema === undefined) {
    return undefined
  }
  return validated(schema, cleanQuery(query))
}

/**
 * Strings are trimmed and empty strings become null, as Laravel does; where the schema requires a string, the empty string is
 * kept.
 * @throws DomainError 422 by field
 */
export function parseBody(schema: z.ZodType | undefined, body: unknown): unknown {
  if (schema === undefined) {
    return undefined
  }
  const cleaned = cleanBody(body ?? {})
  const parsed = schema.safeParse(cleaned.value)
  if (parsed.success) {
    return parsed.data
  }
  return validated(schema, restoreEmptyStrings(cleaned, parsed.error.issues))
}

function validated(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value, { error: toZodMessage })
  if (!parsed.success) {
    throw invalid(messagesByField(parsed.error.issues))
  }
  return parsed.data
}

function messagesByField(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const issue of issues) {
    const field = issue.path.length === 0 ? 'body' : issue.path.join('.')
    fields.set(field, [...(fields.get(field) ?? []), issue.message])
  }
  return Object.fromEntries(fields)
}
