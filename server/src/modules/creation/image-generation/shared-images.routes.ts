import { getSharedImages } from '@marquee/contract/shared-images'
import {
  getImageOrderShare,
  getImageShare,
  revokeImageOrderShare,
  revokeImageShare,
  shareImage,
  shareImageOrder,
} from '@marquee/contract/sharing'
import { id } from '@marquee/contract/primitives'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { implement, implementAnonymous } from '../../../platform/http/implement.ts'
import { ENCODINGS, type ImageDownloads } from './image-downloads.ts'
import type { SharedImageService } from './shared-images.service.ts'

const download = z.object({ token: z.string(), imageId: id, name: z.string().max(300) })
const encoding = z.enum(['png', 'jpg', 'webp'])

export function registerSharedImageRoutes(
  app: FastifyInstance,
  { shared, downloads }: { shared: SharedImageService; downloads: Pick<ImageDownloads, 'one'> },
): void {
  implement(app, getImageOrderShare, async ({ actor, params }) => ({
    data: await shared.getShare(actor, { orderId: params.id }),
  }))
  implement(app, shareImageOrder, async ({ actor, params, body }) => ({
    data: await shared.share(actor, { orderId: params.id }, body),
  }))
  implement(app, revokeImageOrderShare, ({ actor, params }) => shared.revoke(actor, { orderId: params.id }))
  implement(app, getImageShare, async ({ actor, params }) => ({
    data: await shared.getShare(actor, { orderId: params.id, imageId: params.image_id }),
  }))
  implement(app, shareImage, async ({ actor, params, body }) => ({
    data: await shared.share(actor, { orderId: params.id, imageId: params.image_id }, body),
  }))
  implement(app, revokeImageShare, ({ actor, params }) =>
    shared.revoke(actor, { orderId: params.id, imageId: params.image_id }),
  )
  implementAnonymous(app, getSharedImages, async ({ params }) => ({ data: await shared.open(params.token) }))

  // Not in the contract: it answers a file, saved under the name that its address ends with.
  app.get('/shared-image-files/:token/:imageId/:name', async (request, reply) => {
    const params = download.safeParse(request.params).data
    const chosen = encoding.safeParse(params?.name.split('.').at(-1)).data
    if (params === undefined || chosen === undefined) {
      throw notFound('file')
    }
    const { workspaceId, orderId } = await shared.findDownload(params.token, params.imageId)
    const content = await downloads.one({ workspaceId }, orderId, params.imageId, chosen)
    return reply
      .type(ENCODINGS[chosen])
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment' })
      .send(content)
  })
}
