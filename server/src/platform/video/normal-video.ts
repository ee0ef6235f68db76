import { z } from 'zod'

export const normalizeOrder = z.object({
  /** The path of the uploaded file. */
  source: z.string(),
  /** The path of the new file. */
  target: z.string(),
  /** WebM for the editor, MP4 for cutting programs. */
  encoding: z.enum(['webm', 'mp4']).default('webm'),
  /** The length of the uploaded video in seconds, for the progress. */
  duration: z.number(),
})
export type NormalizeOrder = z.input<typeof normalizeOrder>
export type CheckedOrder = z.output<typeof normalizeOrder>

const normalVideo = z.object({
  width: z.number().int(),
  height: z.number().int(),
  frames: z.number().int(),
  hasSound: z.boolean(),
})
export type NormalVideo = z.infer<typeof normalVideo>

/** The answer of the process. `refusal`: the reason why the video is refused, in words for users. */
export const normalizeAnswer = z.union([z.object({ video: normalVideo }), z.object({ refusal: z.string() })])
export type NormalizeAnswer = z.infer<typeof normalizeAnswer>
