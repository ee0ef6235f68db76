import { adWords, analysisResult, placementName } from '@marquee/contract/creative-analyses'
import { z } from 'zod'

const context = { words: adWords, placements: z.array(placementName) }
const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** The orders to the analysis process. Images are sent in the order; videos are read from files, because they may be large. */
export const analysisOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('image'), content: bytes, ...context }),
  z.object({ kind: z.literal('video'), file: z.string(), ...context }),
])
export type AnalysisOrder = z.infer<typeof analysisOrder>

/** The answers of the analysis process. `refusal`: the reason why the file is not analysed, in words for users. */
export const analysisAnswer = z.union([
  z.object({ result: analysisResult, poster: bytes.optional(), sheet: bytes.optional() }),
  z.object({ refusal: z.string() }),
])
export type AnalysisAnswer = z.infer<typeof analysisAnswer>
