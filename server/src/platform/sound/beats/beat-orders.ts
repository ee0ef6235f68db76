import { z } from 'zod'

/** `file`: the path of a stored sound. */
export const beatOrder = z.object({ file: z.string() })
export type BeatOrder = z.infer<typeof beatOrder>

/** Beats a minute, and the beats in seconds; null and none for a sound without a beat that can be relied on. */
export const beatResult = z.object({ bpm: z.number().nullable(), times: z.array(z.number()) })
export type BeatResult = z.infer<typeof beatResult>
