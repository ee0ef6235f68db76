import type { z } from 'zod'
import { invalid } from '../errors/domain-error.ts'

/** An opaque cursor around the sort values of the last row of a page. */
export function encodeCursor(values: unknown): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/**
 * The values of a cursor that {@link encodeCursor} made, checked by a schema: a cursor comes from outside.
 * @returns null without a cursor
 * @throws DomainError 422 on the field `cursor` when it is not one of ours
 */
export function decodeCursor<S extends z.ZodType>(schema: S, cursor: string | undefined): z.output<S> | null {
  if (cursor === undefined) {
    return null
  }
  const parsed = schema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!parsed.success) {
    throw invalid({ cursor: ['This page link is no longer valid. Start again from the first page.'] })
  }
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
