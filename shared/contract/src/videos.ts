import { aspectRatio } from '@marquee/creative/formats'
import { musicTrack } from '@marquee/creative/video-sounds'
import { MAX_VIDEO_FRAMES, MIN_SCENE_FRAMES } from '@marquee/creative/video-time'
import { videoPlacement } from '@marquee/creative/video-placement'
import { captionStyle, videoProject } from '@marquee/creative/video-project'
import { z } from 'zod'
import { storedAsset } from './assets.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageQuery, pageSchema } from './pagination.ts'
import { id, idParams, line, timestamp } from './primitives.ts'
import { scriptScene, videoSource, videoSourceKind } from './video-scripts.ts'

/** 60 scenes with layers in four formats: about 200 bytes a layer. */
const PROJECT_LIMIT = 4 * 1024 * 1024

/** `draft`: never rendered. The other states are those of its last render. */
export const videoState = z.enum(['draft', 'rendering', 'done', 'failed'])
export type VideoState = z.infer<typeof videoState>

export const videoSummary = z.object({
  id,
  title: z.string(),
  state: videoState,
  source: videoSourceKind,
  product_name: z.string().nullable(),
  /** The length in frames. */
  frames: z.number().int(),
  scenes_count: z.number().int(),
  aspect_ratios: z.array(aspectRatio),
  /** The poster of the last finished render, else an image of the first scenes. */
  image_url: z.string().nullable(),
  /** The credits charged for its renders so far. */
  credits_used: z.number().int().min(0),
  created_by_name: z.string().nullable(),
  version: z.number().int(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type VideoSummary = z.infer<typeof videoSummary>

export const storedVideo = videoSummary.extend({
  project: videoProject,
  product_id: id.nullable(),
  brand_profile_id: id.nullable(),
  ad_id: id.nullable(),
  brief_id: id.nullable(),
  /** The files that the project refers to. A file that is missing here was removed: its place stays empty. */
  assets: z.array(storedAsset),
  /** What was taken over from an ad's structure, and what was not, in sentences. */
  taken: z.array(z.string()),
  not_taken: z.array(z.string()),
})
export type StoredVideo = z.infer<typeof storedVideo>

const rights = { access: 'verified', permission: 'generation.create', feature: 'generation' } as const
const reading = { access: 'verified', plan: 'ended', feature: 'full_product' } as const

export const listVideos = endpoint('GET', '/api/videos', {
  ...reading,
  summary: "The workspace's videos, newest first",
  query: pageQuery.extend({
    q: z.string().max(200).optional(),
    state: videoState.optional(),
    product_id: id.optional(),
    mine: z.enum(['0', '1']).default('0'),
  }),
  response: pageSchema(videoSummary),
})

export const getVideo = endpoint('GET', '/api/videos/:id', {
  ...reading,
  summary: 'One video with its project',
  params: idParams,
  response: dataSchema(storedVideo),
})

export const createVideo = endpoint('POST', '/api/videos', {
  ...rights,
  changes: ['videos'],
  errors: [404],
  summary: 'Lays the scenes of a script out as a project; the same idempotency_key answers with the video made first',
  body: z.object({
    idempotency_key: id,
    title: line(200, 'a title'),
    source: videoSource,
    product_id: id.nullable().default(null),
    brand_profile_id: id.nullable().default(null),
    /** The language of the words, as BCP 47. */
    language: z.string().min(2).max(35),
    aspect_ratios: z
      .array(aspectRatio)
      .min(1, { message: 'Choose at least one format.' })
      .max(4)
      .refine((ratios) => new Set(ratios).size === ratios.length, { message: 'Choose each format once.' }),
    scenes: z
      .array(scriptScene)
      .min(1, { message: 'A video needs at least one scene.' })
      .max(60)
      .refine((scenes) => scenes.reduce((sum, { frames }) => sum + frames, 0) <= MAX_VIDEO_FRAMES, {
        message: 'A video has at most 60 seconds.',
      }),
    captions: captionStyle,
    /** Whose covered areas the words keep clear of; missing: those of Meta. */
    placement: videoPlacement.optional(),
    music: musicTrack.nullable(),
  }),
  response: dataSchema(storedVideo),
  status: 201,
})

export const updateVideo = endpoint('PUT', '/api/videos/:id', {
  ...rights,
  changes: ['videos'],
  errors: ['version_conflict'],
  summary: 'Saves an edited project; 409 when `version` is not the stored one',
  params: idParams,
  body: z.object({ project: videoProject, version: z.number().int() }),
  response: dataSchema(storedVideo),
  bodyLimit: PROJECT_LIMIT,
})

export const renameVideo = endpoint('PATCH', '/api/videos/:id', {
  ...rights,
  changes: ['videos'],
  summary: 'Renames a video; its version stays',
  params: idParams,
  body: z.object({ title: line(200, 'a title') }),
  response: dataSchema(videoSummary),
})

export const duplicateVideo = endpoint('POST', '/api/videos/:id/duplicate', {
  ...rights,
  changes: ['videos'],
  summary: 'Copies a project without its renders; the same idempotency_key answers with the copy made first',
  params: idParams,
  body: z.object({ idempotency_key: id }),
  response: dataSchema(videoSummary),
  status: 201,
})

export const deleteVideo = endpoint('DELETE', '/api/videos/:id', {
  ...rights,
  changes: ['videos'],
  summary: 'Removes a video; it can be brought back',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

export const restoreVideo = endpoint('POST', '/api/videos/:id/restore', {
  ...rights,
  changes: ['videos'],
  summary: 'Brings back a video that was removed (undo)',
  params: idParams,
  response: dataSchema(videoSummary),
})

/** The shortest and the longest scene, in frames, for forms. */
export const SCENE_FRAMES = { least: MIN_SCENE_FRAMES, most: MAX_VIDEO_FRAMES } as const
