import { z } from 'zod'

/** The voices of the draft voice, by Flite's names. `kal` is the oldest and sounds most like a machine. */
export const draftVoiceName = z.enum(['slt', 'rms', 'awb', 'kal16', 'kal'])
export type DraftVoiceName = z.infer<typeof draftVoiceName>

export const voiceOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('speak'), voice: draftVoiceName, text: z.string() }),
  z.object({
    kind: z.literal('align'),
    text: z.string(),
    /** The path of a stored sound. */
    file: z.string(),
  }),
])
export type VoiceOrder = z.infer<typeof voiceOrder>

/** A word in seconds from the start of its sound. */
export const timedWord = z.object({ text: z.string(), start: z.number(), end: z.number() })
export type TimedWord = z.infer<typeof timedWord>

export const voiceResult = z.object({
  /** A WAV file: mono, 8 or 16 kHz, 16 bits; null after an alignment. */
  wav: z.instanceof(Uint8Array).nullable(),
  words: z.array(timedWord),
})
export type VoiceResult = z.infer<typeof voiceResult>
