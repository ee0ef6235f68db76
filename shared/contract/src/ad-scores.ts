import { z } from 'zod'

/** How many factors a score has, and how many of them must be known for one. */
export const SCORE_FACTORS = 5
export const MIN_KNOWN_FACTORS = 2

export const scoreFactor = z.object({
  name: z.string(),
  /** The points that the observation adds; null when nothing was observed. */
  points: z.number().int().nullable(),
  /** The points of the best observation. The score is the share of the points that the known factors can give. */
  max_points: z.number().int(),
  /** The observation in words, or the reason why there is none. */
  observed: z.string(),
})
export type ScoreFactor = z.infer<typeof scoreFactor>

export const scoreFactors = z.object({ factors: z.array(scoreFactor) })
