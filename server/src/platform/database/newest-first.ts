import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

/** The position at which a page of a list with the newest rows first starts: after this row. */
export const newestPosition = z.object({ created_at: z.iso.datetime(), id: z.uuid() })
export type NewestPosition = z.output<typeof newestPosition>

/** The condition of such a page: the row was created before the row of the position, or at the same time with a lower id. */
export function isOlderThan({ created_at, id }: NewestPosition): RawBuilder<boolean> {
  return sql<boolean>`(created_at, id) < (${new Date(created_at)}::timestamptz, ${id}::uuid)`
}
