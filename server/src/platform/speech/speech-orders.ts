import { z } from 'zod'

/** `source`: a file with sound; `folder`: an empty folder for its parts; `longest`: the longest part, in seconds. */
export const speechOrder = z.object({ source: z.string(), folder: z.string(), longest: z.number().positive() })
export type SpeechOrder = z.infer<typeof speechOrder>

export const readSpeechResult = z.object({
  /** The length of the sound. */
  seconds: z.number(),
  has_sound: z.boolean(),
  /** The parts in which something can be heard. In seconds: where the file starts, and between which times its words count. */
  parts: z.array(z.object({ file: z.string(), start: z.number(), from: z.number(), to: z.number() })),
})
export type ReadSpeech = z.infer<typeof readSpeechResult>

export const speechAnswer = z.union([readSpeechResult, z.object({ refusal: z.string() })])
export type SpeechAnswer = z.infer<typeof speechAnswer>
