import type { z } from 'zod'
import { invalid } from '../errors/domain-error.ts'

/** An opaque cursor that contains the sort values of the last row of a page. */
export function encodeCursor(values: unknown): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/**
 * Cuts the rows of a query that asked for one row more than the page holds: the extra row shows that there is a next page.
 * @param toPosition the sort values of the last row of the page, after which the next page begins
 */
export function takePage<R>(
  rows: readonly R[],
  limit: number,
  toPosition: (last: R) => unknown,
): { page: R[]; next_cursor: string | null } {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { page, next_cursor: last === undefined ? null : encodeCursor(toPosition(last)) }
}

/**
 * The values of a cursor that {@link encodeCursor} made, validated by a schema because a cursor comes from outside.
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
