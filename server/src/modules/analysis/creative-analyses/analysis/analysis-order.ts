import { adWords, analysisResult, placementName } from '@marquee/contract/creative-analyses'
import { z } from 'zod'

const context = { words: adWords, placements: z.array(placementName) }
const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** What the analysis process is asked to do. Images come along; videos stay files, which may be large. */
export const analysisOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('image'), content: bytes, ...context }),
  z.object({ kind: z.literal('video'), file: z.string(), ...context }),
])
export type AnalysisOrder = z.infer<typeof analysisOrder>

/** What it answers. `refusal`: why the file is not analysed, in words for people. */
export const analysisAnswer = z.union([
  z.object({ result: analysisResult, poster: bytes.optional(), sheet: bytes.optional() }),
  z.object({ refusal: z.string() }),
])
export type AnalysisAnswer = z.infer<typeof analysisAnswer>
