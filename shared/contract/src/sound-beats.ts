import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { id, idParams } from './primitives.ts'

export const soundBeats = z.object({
  asset_id: id,
  /** Beats a minute; null when the sound has no beat that can be relied on. */
  bpm: z.number().nullable(),
  /** In samples at 48 kHz from the start of the sound, as `music.source.beats` of a video. */
  beats: z.array(z.number().int()),
  /** Why there are no beats, as a sentence; null when there are. */
  note: z.string().nullable(),
})
export type SoundBeats = z.infer<typeof soundBeats>

export const findSoundBeats = endpoint('POST', '/api/assets/:id/beats', {
  access: 'verified',
  permission: 'generation.create',
  feature: 'generation',
  errors: [404, 503],
  summary: 'The beats of a stored song, on which its music can be cut; they are found once and kept',
  params: idParams,
  response: dataSchema(soundBeats),
})
