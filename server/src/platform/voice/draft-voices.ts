import { z } from 'zod'

/** The voices of the draft voice, by Flite's names. `kal` is the oldest and sounds most like a machine. */
export const draftVoiceName = z.enum(['slt', 'rms', 'awb', 'kal16', 'kal'])
export type DraftVoiceName = z.infer<typeof draftVoiceName>

export const draftVoiceOrder = z.object({ voice: draftVoiceName, text: z.string().min(1).max(1000) })
export type DraftVoiceOrder = z.infer<typeof draftVoiceOrder>

/** A word in seconds from the start of its sound. */
export const timedWord = z.object({ text: z.string(), start: z.number(), end: z.number() })
export type TimedWord = z.infer<typeof timedWord>

export const draftSpeech = z.object({
  /** A WAV file: mono, 8 or 16 kHz, 16 bits. */
  wav: z.instanceof(Uint8Array),
  words: z.array(timedWord),
})
export type DraftSpeech = z.infer<typeof draftSpeech>
