import { z } from 'zod'

/** Ten minutes, in samples at 48 kHz: the longest sound that is kept. */
export const MAX_SOUND_SAMPLES = 600 * 48_000

export const soundOrder = z.object({ source: z.string(), target: z.string() })
export type SoundOrder = z.infer<typeof soundOrder>

/** The answer of the process that reads sounds. `refusal`: the reason why the sound is refused, in words for users. */
export const soundAnswer = z.union([
  z.object({
    /** The length at 48 kHz. */
    samples: z.number().int().positive().max(MAX_SOUND_SAMPLES),
  }),
  z.object({ refusal: z.string() }),
])
export type SoundAnswer = z.infer<typeof soundAnswer>
