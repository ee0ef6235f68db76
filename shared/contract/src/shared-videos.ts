import { aspectRatio } from '@marquee/creative/formats'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { feedbackReview } from './feedback.ts'
import { dataSchema } from './pagination.ts'
import { id } from './primitives.ts'
import { tokenParams } from './sharing.ts'

/** A finished file of a video as shared pages and briefs show it. */
export const sharedVideoFile = z.object({
  id,
  aspect_ratio: aspectRatio,
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  url: z.string(),
  poster_url: z.string().nullable(),
  /** The file name for saving. */
  file_name: z.string(),
})
export type SharedVideoFile = z.infer<typeof sharedVideoFile>

/** The newest finished files of a video. */
export const sharedVideo = z.object({
  id,
  title: z.string(),
  /** The length in frames; 0 while no file is finished. */
  frames: z.number().int(),
  files: z.array(sharedVideoFile),
})
export type SharedVideo = z.infer<typeof sharedVideo>

export const getSharedVideo = endpoint('GET', '/api/shared/videos/:token', {
  access: 'anonymous',
  errors: ['link_locked'],
  summary: 'The newest finished files of a video as its link shows them',
  params: tokenParams,
  response: dataSchema(
    sharedVideo.extend({
      workspace_name: z.string(),
      allows_download: z.boolean(),
      allows_comments: z.boolean(),
      /** The number of the render whose files are shown, which is the version that a guest approves; null before the first. */
      version: z.number().int().nullable(),
      /** The newest review; null before the first one. */
      review: feedbackReview.omit({ id: true }).nullable(),
      /** The captions as WebVTT, when they are not drawn into the video. */
      captions: z.string().nullable(),
    }),
  ),
})
