import type { z } from 'zod'
import { DomainError, invalid } from '../errors/domain-error.ts'
import { cleanBody, cleanQuery, restoreEmptyStrings } from './clean-input.ts'
import { toZodMessage } from './zod-messages.ts'

/** @throws DomainError 404: an id that cannot exist is an unknown id */
export function parseParams(schema: z.ZodType | undefined, params: unknown): unknown {
  if (schema === undefined) {
    return undefined
  }
  const parsed = schema.safeParse(params)
  if (!parsed.success || holdsNul(params)) {
    throw new DomainError(404, 'Nothing was found at this address.')
  }
  return parsed.data
}

/** @throws DomainError 422 by field */
export function parseQuery(schema: z.ZodType | undefined, query: unknown): unknown {
  if (schema === undefined) {
    return undefined
  }
  return validated(schema, cleanQuery(query))
}

/**
 * Strings are trimmed and empty ones become null, as Laravel does; where the schema wants a string the empty one stays.
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

function holdsNul(params: unknown): boolean {
  return JSON.stringify(params).includes('\\u0000')
}
