import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { id, idParams, timestamp } from './primitives.ts'

/** The feature in the credits' prices that a transcript is charged as. */
export const TRANSCRIPT_FEATURE = 'transcription'

/** A word that is said in a video, in seconds from its start, with its punctuation. It is data of others, and never markup. */
export const saidWord = z.object({ text: z.string(), start_s: z.number(), end_s: z.number() })
export type SaidWord = z.infer<typeof saidWord>

/** What writes transcripts: a provider's model, or a model in a folder of the installation. */
export const transcriptMaker = z.enum(['provider', 'model'])

export const videoTranscript = z.object({
  id,
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** In percent. */
  progress: z.number().int(),
  made_by: transcriptMaker,
  model: z.string(),
  /** The spoken languages as ISO 639-1, the one that is spoken longest first; empty when they are not known. */
  languages: z.array(z.string()),
  /** The length of the sound in seconds; null until it was read. */
  duration_s: z.number().nullable(),
  /** Empty when nothing is said. */
  words: z.array(saidWord),
  /** What a reader should know, as a sentence: why there are no words, or that several languages are spoken. */
  note: z.string().nullable(),
  failed_reason: z.string().nullable(),
  created_at: timestamp,
})
export type VideoTranscript = z.infer<typeof videoTranscript>

export const transcriptOffer = z.object({
  /** What would write the transcript; null when nothing can. */
  made_by: transcriptMaker.nullable(),
  model: z.string().nullable(),
  /** In credits, for a whole video. */
  price: z.number().int(),
  /** What is needed and where it is set, as a sentence; null when a transcript can be ordered. */
  missing: z.string().nullable(),
})
export type TranscriptOffer = z.infer<typeof transcriptOffer>

/** A video of an ad, or a video or sound that the workspace stored. */
const subject = z.union([z.object({ ad_id: id }), z.object({ asset_id: id })])
export type TranscriptSubject = z.infer<typeof subject>

const found = z.object({ transcript: videoTranscript.nullable(), offer: transcriptOffer })
export type FoundTranscript = z.infer<typeof found>
const writing = { access: 'verified', permission: 'generation.create', feature: 'generation' } as const

export const getAdTranscript = endpoint('GET', '/api/ads/:id/transcript', {
  access: 'verified',
  plan: 'ended',
  feature: ['explore_pages', 'swipe_file'],
  summary: 'The workspace’s transcript of an ad’s video, and what would write one',
  params: idParams,
  response: dataSchema(found),
})

export const getAssetTranscript = endpoint('GET', '/api/assets/:id/transcript', {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  summary: 'The transcript of a stored video or sound, and what would write one',
  params: idParams,
  response: dataSchema(found),
})

export const createTranscript = endpoint('POST', '/api/transcripts', {
  ...writing,
  changes: ['transcripts', 'credits'],
  errors: ['insufficient_credits'],
  summary:
    'Orders the transcript of a video; of each video a workspace has one, so a second order answers with the first one. It costs nothing when nothing is said',
  body: z.object({ subject, idempotency_key: id }),
  response: dataSchema(videoTranscript),
  status: 201,
})

export const deleteTranscript = endpoint('DELETE', '/api/transcripts/:id', {
  ...writing,
  changes: ['transcripts', 'credits'],
  summary: 'Removes a transcript; an unfinished one ends, and its credits are released',
  params: idParams,
  response: z.undefined(),
  status: 204,
})
