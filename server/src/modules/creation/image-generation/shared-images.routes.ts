import { downloadSharedImage, getSharedImages } from '@marquee/contract/shared-images'
import {
  getImageOrderShare,
  getImageShare,
  revokeImageOrderShare,
  revokeImageShare,
  shareImage,
  shareImageOrder,
} from '@marquee/contract/sharing'
import type { FastifyInstance } from 'fastify'
import { implement, implementAnonymous } from '../../../platform/http/implement.ts'
import { implementAnonymousDownload } from '../../../platform/http/implement-download.ts'
import type { ImageDownloads } from './image-downloads.ts'
import type { SharedImageService } from './shared-images.service.ts'

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
  implementAnonymousDownload(app, downloadSharedImage, async ({ params }) => {
    const { workspaceId, orderId } = await shared.findDownload(params.token, params.image_id)
    return downloads.one({ workspaceId }, orderId, params.image_id, params.encoding)
  })
}
