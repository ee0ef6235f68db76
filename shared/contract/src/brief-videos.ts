import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { id, idParams } from './primitives.ts'
import { sharedVideo } from './shared-videos.ts'

/** The largest number of videos of one brief. */
export const MAX_BRIEF_VIDEOS = 20

const rights = { access: 'verified', permission: 'briefs.edit', feature: 'full_product', changes: ['briefs'] } as const

export const listBriefVideos = endpoint('GET', '/api/briefs/:id/videos', {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  summary: 'The videos that are attached to a brief, in the order in which they were attached',
  params: idParams,
  response: dataSchema(z.array(sharedVideo)),
})

export const attachBriefVideo = endpoint('POST', '/api/briefs/:id/videos', {
  ...rights,
  summary: 'Attaches a rendered video to a brief; one that is attached already stays so',
  params: idParams,
  body: z.object({ video_id: id }),
  response: dataSchema(z.array(sharedVideo)),
})

export const detachBriefVideo = endpoint('DELETE', '/api/briefs/:id/videos/:video_id', {
  ...rights,
  summary: 'Takes a video off a brief; the video itself stays',
  params: z.object({ id, video_id: id }),
  response: z.undefined(),
  status: 204,
})
