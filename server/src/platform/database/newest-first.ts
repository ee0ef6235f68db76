import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

/** Where a page of a list starts that shows the newest rows first: after this row. */
export const newestPosition = z.object({ created_at: z.iso.datetime(), id: z.uuid() })
export type NewestPosition = z.output<typeof newestPosition>

/** The condition of such a page: that a row was made before the one of the position, or at the same time with a lower id. */
export function isOlderThan({ created_at, id }: NewestPosition): RawBuilder<boolean> {
  return sql<boolean>`(created_at, id) < (${new Date(created_at)}::timestamptz, ${id}::uuid)`
}
