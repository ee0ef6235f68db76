import { z } from 'zod'

/** The facts of a video, from its content. */
export const videoFacts = z.object({
  /** The content type for browsers. */
  contentType: z.string(),
  /** In pixels, as it is displayed: a video that was recorded upright is higher than wide. */
  width: z.number().int(),
  height: z.number().int(),
  /** The seconds that a player plays: until the end of the image or the sound, whichever is later. */
  duration: z.number(),
  /** The start of the timeline, in seconds of the file's clock. */
  start: z.number(),
  /** The start of the last frame, in seconds of the timeline. */
  lastFrame: z.number(),
  codec: z.string(),
  audioCodec: z.string().nullable(),
  hasSubtitles: z.boolean(),
})
export type VideoFacts = z.infer<typeof videoFacts>

/** The answer of the process that reads videos. `refusal`: the reason why the video is refused, in words for users. */
export const videoInspection = z.union([z.object({ facts: videoFacts }), z.object({ refusal: z.string() })])
export type VideoInspection = z.infer<typeof videoInspection>
