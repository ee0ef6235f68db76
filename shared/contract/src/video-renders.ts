import { aspectRatio } from '@marquee/creative/formats'
import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'
import { videoClip } from '@marquee/creative/video-project'
import { z } from 'zod'
import { storedAsset } from './assets.ts'
import { download } from './download.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageQuery, pageSchema } from './pagination.ts'
import { fileStem, id, idParams, timestamp } from './primitives.ts'

/** The feature in the credits' prices that a render is charged as. */
export const VIDEO_FEATURE = 'video_generation'

/** The number of units that a file costs: each started 15 seconds is one. */
export function countVideoUnits(frames: number): number {
  return Math.max(1, Math.ceil(frames / (15 * FRAMES_PER_SECOND)))
}

/** `mp4`: H.264 and AAC. `webm`: VP9 and Opus. */
export const videoEncoding = z.enum(['mp4', 'webm'])
export type VideoEncoding = z.infer<typeof videoEncoding>

/** `burnt`: drawn into the image. `webvtt`, `srt`: a file beside the video. */
export const captionsMode = z.enum(['burnt', 'webvtt', 'srt', 'none'])
export type CaptionsMode = z.infer<typeof captionsMode>

export const renderStatus = z.enum(['queued', 'running', 'done', 'failed', 'canceled'])
export type RenderStatus = z.infer<typeof renderStatus>

/** One format of a render. */
export const renderedVideo = z.object({
  id,
  aspect_ratio: aspectRatio,
  status: renderStatus,
  /** Finished frames of all frames, from 0 to 100. */
  progress: z.number().int().min(0).max(100),
  width: z.number().int(),
  height: z.number().int(),
  /** Null before it is finished. */
  url: z.string().nullable(),
  poster_url: z.string().nullable(),
  captions_url: z.string().nullable(),
  bytes: z.number().int().nullable(),
  /** The stored file, as pages show it; null before it is finished. */
  asset_id: id.nullable(),
  /** The file name for saving, without its extension. */
  file_name: z.string(),
  /** The reason why there is no file, as a sentence. */
  failed_reason: z.string().nullable(),
  /** What the analyzer found in the file, each as a sentence. */
  findings: z.array(z.string()),
  /** What the check found and was changed without asking, each as a sentence. */
  mended: z.array(z.string()),
  /** Whether the check found a fault of ours, so that the file costs nothing. */
  is_free: z.boolean(),
  credits: z.number().int().min(0),
})
export type RenderedVideo = z.infer<typeof renderedVideo>

export const videoRender = z.object({
  id,
  video_id: id,
  /** Counts from 1 within a video. */
  number: z.number().int(),
  /** The version of the project that was rendered. */
  video_version: z.number().int(),
  encoding: videoEncoding,
  captions: captionsMode,
  /** The length in frames. */
  frames: z.number().int(),
  status: renderStatus,
  progress: z.number().int().min(0).max(100),
  files: z.array(renderedVideo),
  credits_used: z.number().int().min(0),
  credits_held: z.number().int().min(0),
  created_by_name: z.string().nullable(),
  created_at: timestamp,
  finished_at: timestamp.nullable(),
})
export type VideoRender = z.infer<typeof videoRender>

const rights = { access: 'verified', permission: 'generation.create', feature: 'generation' } as const
const reading = { access: 'verified', plan: 'ended', feature: 'full_product' } as const

export const createVideoRender = endpoint('POST', '/api/videos/:id/renders', {
  ...rights,
  changes: ['videos', 'credits'],
  errors: ['insufficient_credits', 'version_conflict', 503],
  summary:
    'Renders a version of a video and sets its price aside; the same idempotency_key answers with the render made first',
  params: idParams,
  body: z.object({
    idempotency_key: id,
    /** The version that is rendered; 409 when it is not the stored one. */
    version: z.number().int(),
    aspect_ratios: z.array(aspectRatio).min(1, { message: 'Choose at least one format.' }).max(4),
    encoding: videoEncoding,
    captions: captionsMode,
    /** The credits that it may cost at most; 422 when it costs more. The limit of the workspace holds as well. */
    credit_limit: z.number().int().min(1).nullable().default(null),
  }),
  response: dataSchema(videoRender),
  status: 201,
})

export const listVideoRenders = endpoint('GET', '/api/videos/:id/renders', {
  ...reading,
  summary: 'The renders of a video, newest first',
  params: idParams,
  query: pageQuery,
  response: pageSchema(videoRender),
})

export const cancelVideoRender = endpoint('POST', '/api/video-renders/:id/cancel', {
  ...rights,
  changes: ['videos', 'credits'],
  summary: 'Cancels the files that are in work and gives their credits back',
  params: idParams,
  response: dataSchema(videoRender),
})

export const downloadVideo = download('GET', '/video-files/:id/:file_id/:name.:extension', {
  ...reading,
  summary: 'A finished video, its poster or its captions, saved under the name that the address ends with',
  params: z.object({
    id,
    file_id: id,
    name: fileStem,
    extension: z.enum(['mp4', 'webm', 'jpg', 'vtt', 'srt']),
  }),
  contentType: ['video/mp4', 'video/webm', 'image/jpeg', 'text/vtt', 'application/x-subrip'],
})

/** An uploaded video on its way to a clip: 30 frames a second, at most 1080 × 1920, upright, even sizes. */
export const preparedClip = z.object({
  /** The uploaded asset. */
  id,
  status: renderStatus,
  progress: z.number().int().min(0).max(100),
  clip: videoClip.nullable(),
  /** The file of the clip. */
  asset: storedAsset.nullable(),
  failed_reason: z.string().nullable(),
})
export type PreparedClip = z.infer<typeof preparedClip>

export const prepareClip = endpoint('POST', '/api/video-clips/:id', {
  ...rights,
  changes: ['videos'],
  errors: [404, 503],
  summary: 'Makes a clip of an uploaded video; asked again it answers with the same clip',
  params: idParams,
  response: dataSchema(preparedClip),
})

export const getPreparedClip = endpoint('GET', '/api/video-clips/:id', {
  ...reading,
  summary: 'How far the clip of an uploaded video is',
  params: idParams,
  response: dataSchema(preparedClip),
})
