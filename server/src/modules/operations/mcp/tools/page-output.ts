import { z } from 'zod'

/** The end of every list. */
export const nextCursor = {
  next_cursor: z.string().nullable(),
}
