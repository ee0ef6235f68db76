import { adWords, analysisResult } from '@marquee/contract/creative-analyses'
import { z } from 'zod'

/** What the analysis process is asked to do. */
export const analysisOrder = z.object({
  id: z.number(),
  content: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  words: adWords,
})
export type AnalysisOrder = z.infer<typeof analysisOrder>

/** What it answers: steps first, then a result or why there is none. */
export const analysisAnswer = z.union([
  z.object({ id: z.number(), result: analysisResult }),
  z.object({ id: z.number(), failure: z.string() }),
  z.object({ id: z.number(), share: z.number(), step: z.string() }),
])
export type AnalysisAnswer = z.infer<typeof analysisAnswer>
