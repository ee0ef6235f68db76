import { z } from 'zod'

/** The end of every list. */
export const nextCursor = {
  next_cursor: z.string().nullable().describe('Pass it as cursor for the next page; null on the last one'),
}
