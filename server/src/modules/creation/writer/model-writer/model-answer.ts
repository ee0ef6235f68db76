import { WORD_LIMITS, type WordBinding, writingFramework } from '@marquee/contract/image-words'
import { z } from 'zod'

const MOST_ANGLES = 8
const MOST_LINES = 20
const MOST_FACTS = 6

const PLACES = Object.keys(WORD_LIMITS) as [WordBinding, ...WordBinding[]]

const modelLine = z.object({
  place: z.enum(PLACES),
  text: z.string().max(1000),
  /** The ids of the facts that the line stands on, the strongest first; none for a call to action. */
  facts: z.array(z.string().max(20)).max(MOST_FACTS),
})
export type ModelLine = z.infer<typeof modelLine>

/** The first answer: whole angles. */
export const modelAngles = z.object({
  angles: z
    .array(
      z.object({ framework: writingFramework, title: z.string().max(200), lines: z.array(modelLine).max(MOST_LINES) }),
    )
    .min(1)
    .max(MOST_ANGLES),
})
export type ModelAngle = z.infer<typeof modelAngles>['angles'][number]

/** The answer to a request for other lines. */
export const modelLines = z.object({
  lines: z.array(modelLine.extend({ angle: z.number().int().min(0).max(MOST_ANGLES) })).max(MOST_ANGLES * MOST_LINES),
})
