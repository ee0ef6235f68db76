import { z } from 'zod'
import { MAX_VIDEO_FRAMES, SAMPLES_PER_SECOND } from './time.ts'

/** Ten minutes: the longest sound that a video may use a part of. */
const MAX_SAMPLES = 600 * SAMPLES_PER_SECOND

const frame = z.number().int().min(0).max(MAX_VIDEO_FRAMES)
const sample = z.number().int().min(0).max(MAX_SAMPLES)
/** A factor of the amplitude: 1 leaves the sound as it is. */
export const volume = z.number().min(0).max(2)

/** A spoken word, in samples from the start of its take. */
const spokenWord = z.object({ text: z.string().min(1).max(80), start: sample, end: sample })

/**
 * How a take came into being. `draft`: the draft voice of the product. `provider`: a provider's voice. `model`: a model of the installation.
 * `recording`: recorded in the browser. `upload`: an uploaded file.
 */
export const voiceMaker = z.enum(['draft', 'provider', 'model', 'recording', 'upload'])
export type VoiceMaker = z.infer<typeof voiceMaker>

/** The spoken words of a scene as sound. */
export const voiceTake = z.object({
  id: z.uuid(),
  scene_id: z.uuid(),
  /** The asset of the sound, at 48 kHz. */
  asset_id: z.uuid(),
  maker: voiceMaker,
  /** The name of the voice; empty for recordings and uploads. */
  voice: z.string().max(80),
  /** What is said. It differs from the scene's words when those were edited later. */
  text: z.string().max(1000),
  /** The length of the sound. */
  samples: sample,
  /** Where the take starts, in frames from the start of its scene. */
  offset: frame,
  /** The part of the sound that is heard. */
  from: sample,
  to: sample,
  volume,
  words: z.array(spokenWord).max(400),
})
export type VoiceTake = z.infer<typeof voiceTake>

/** The music of the whole video. */
export const musicTrack = z.object({
  source: z.discriminatedUnion('kind', [
    /** A bed of the product, made to the video's length. */
    z.object({ kind: z.literal('bed'), bed: z.string().min(1).max(40) }),
    z.object({
      kind: z.literal('asset'),
      asset_id: z.uuid(),
      samples: sample,
      /** The beats that were found, in samples. */
      beats: z.array(sample).max(4000),
    }),
  ]),
  /** Where the music starts, in samples of an uploaded sound. */
  from: sample,
  volume,
  /** The part of the volume that is left while somebody speaks. */
  ducking: z.number().min(0).max(1),
  fade_in: frame,
  fade_out: frame,
})
export type MusicTrack = z.infer<typeof musicTrack>
