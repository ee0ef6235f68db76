import { z } from 'zod'

/** Query of every list: an opaque cursor from `meta.next_cursor` and a page size. */
export const pageQuery = z.object({
  cursor: z.string().max(1024).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
})

/** `{data, meta}` as every list answers; `next_cursor` is null on the last page. */
export function pageSchema<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), meta: z.object({ next_cursor: z.string().nullable() }) })
}

/** `{data}` around a single entity. */
export function dataSchema<T extends z.ZodType>(item: T) {
  return z.object({ data: item })
}
