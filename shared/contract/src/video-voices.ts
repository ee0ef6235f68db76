import { voiceMaker, voiceTake } from '@marquee/creative/video-sounds'
import { z } from 'zod'
import { storedAsset } from './assets.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { id, idParams, line } from './primitives.ts'

/** The feature whose price a scene costs that is spoken with the server's key. */
export const SPEECH_FEATURE = 'speech'

/** A voice that can speak the scenes of a video. */
export const speakingVoice = z.object({
  maker: voiceMaker.extract(['draft', 'provider', 'model']),
  /** The engine's name of the voice. */
  voice: z.string(),
  title: z.string(),
  /** The languages that it speaks, as BCP 47; empty: any. */
  languages: z.array(z.string()),
  /** Credits for the words of one scene; 0: free. Words that it has spoken before cost nothing. */
  price: z.number().int().min(0),
})
export type SpeakingVoice = z.infer<typeof speakingVoice>

const rights = { access: 'verified', permission: 'generation.create', feature: 'generation' } as const
const spokenTakes = z.object({
  takes: z.array(voiceTake),
  /** The sounds of the takes. */
  assets: z.array(storedAsset),
})
const chosenVoice = speakingVoice.pick({ maker: true, voice: true })

export const listSpeakingVoices = endpoint('GET', '/api/video-voices', {
  access: 'verified',
  feature: 'generation',
  summary: 'The voices that can speak videos of this workspace',
  response: dataSchema(z.array(speakingVoice)),
})

export const sampleVoice = endpoint('POST', '/api/video-voices/sample', {
  ...rights,
  errors: [502, 503],
  summary:
    'Speaks a sentence by a voice, to hear it before it is chosen; a voice with a price says a sentence of ours instead, free',
  body: z.object({ voice: chosenVoice, text: line(200, 'a sentence') }),
  response: dataSchema(storedAsset),
})

export const speakVideo = endpoint('POST', '/api/videos/:id/voice', {
  ...rights,
  changes: ['videos', 'credits'],
  errors: ['insufficient_credits', 502, 503],
  summary: 'Speaks scenes; the project does not change until the takes are saved with it',
  params: idParams,
  body: z.object({
    idempotency_key: id,
    voice: chosenVoice,
    scenes: z
      .array(z.object({ scene_id: id, text: line(1000, 'the words') }))
      .min(1)
      .max(60),
  }),
  response: dataSchema(spokenTakes),
})

export const alignRecording = endpoint('POST', '/api/videos/:id/recordings', {
  ...rights,
  changes: ['videos'],
  errors: [404, 503],
  summary: 'Makes a take of a recorded or uploaded sound, with the times of its words',
  params: idParams,
  body: z.object({
    scene_id: id,
    asset_id: id,
    maker: voiceMaker.extract(['recording', 'upload']),
    text: line(1000, 'the words'),
  }),
  response: dataSchema(spokenTakes),
})
