import { videoProject } from '@marquee/creative/video-project'
import { z } from 'zod'
import { storedAsset } from './assets.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { idParams } from './primitives.ts'

export const getVideoVersion = endpoint('GET', '/api/video-renders/:id/project', {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  summary: 'The project of a video as it was when a render was asked for',
  params: idParams,
  response: dataSchema(
    z.object({
      project: videoProject,
      /** The files of the project that the workspace still has. */
      assets: z.array(storedAsset),
    }),
  ),
})
