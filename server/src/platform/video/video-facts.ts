import { z } from 'zod'

/** What a video is, by its content. */
export const videoFacts = z.object({
  /** What browsers are told. */
  contentType: z.string(),
  /** Pixels, as it is shown: a video that was filmed upright is higher than wide. */
  width: z.number().int(),
  height: z.number().int(),
  /** Seconds that a player plays: to the end of the image or the sound, whichever is later. */
  duration: z.number(),
  /** Where the timeline begins, in seconds of the file's clock. */
  start: z.number(),
  /** When the last frame begins, in seconds of the timeline. */
  lastFrame: z.number(),
  codec: z.string(),
  audioCodec: z.string().nullable(),
  hasSubtitles: z.boolean(),
})
export type VideoFacts = z.infer<typeof videoFacts>

/** What the process that reads videos answers. `refusal`: why it is not read, in words for users. */
export const videoInspection = z.union([z.object({ facts: videoFacts }), z.object({ refusal: z.string() })])
export type VideoInspection = z.infer<typeof videoInspection>
