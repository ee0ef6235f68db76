import { z } from 'zod'

const scene = z.object({
  seconds: z.number(),
  color: z.string(),
  /** White text on a black plate, in the lower third. */
  caption: z.string().optional(),
  /** A square that crosses the frame. */
  isMoving: z.boolean().optional(),
  /** A still frame, as in a slide show. */
  isHeld: z.boolean().optional(),
})

/** The content of a video that a test makes: the truth that findings are compared with. */
export const videoScript = z.object({
  width: z.number().default(540),
  height: z.number().default(960),
  scenes: z.array(scene),
  /** A tone of 997 Hz in both channels, given by its peak level in dBFS; null is silence. Without it there is no sound track. */
  sound: z.array(z.object({ seconds: z.number(), level: z.number().nullable() })).optional(),
  /** Further sound tracks, all silent. */
  moreTracks: z.number().default(0),
  container: z.enum(['webm', 'mkv', 'mp4', 'avi']).default('webm'),
  /** Whether the file is written like a recording that is still going on, without a length. */
  isLive: z.boolean().default(false),
  /** Seconds before the first frame. */
  late: z.number().default(0),
})
export type VideoScript = z.input<typeof videoScript>
export type ReadVideoScript = z.output<typeof videoScript>

/** The part that contains a moment; the last part has no end. @param moment in seconds */
export function findPart<Part extends { seconds: number }>(parts: readonly Part[], moment: number) {
  let start = 0
  for (const part of parts) {
    if (moment < start + part.seconds - 1e-6) {
      return { part, inside: moment - start }
    }
    start += part.seconds
  }
  const last = parts.at(-1)
  if (last === undefined) {
    throw new Error('A video has at least one part.')
  }
  return { part: last, inside: 0 }
}
