import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { idParams } from './primitives.ts'

/** The state of a medium's video. `unavailable`: only its image can be shown; `reason` says why. */
export const adVideo = z.object({
  state: z.enum(['ready', 'waiting', 'unavailable']),
  url: z.string().nullable(),
  reason: z.string().nullable(),
})
export type AdVideo = z.infer<typeof adVideo>

/** Access is open to everyone: the drawn video belongs to no workspace, and ids of media cannot be guessed. */
export const requestAdVideo = endpoint('POST', '/api/ad-media/:id/video', {
  access: 'anonymous',
  summary: 'Where the video of an ad’s medium is; one that can be drawn is drawn in the background, once',
  params: idParams,
  errors: [404],
  response: dataSchema(adVideo),
})
