import { attachBriefImages, detachBriefImage, listBriefImages } from '@marquee/contract/brief-images'
import {
  cancelImageOrder,
  countRunningImageOrders,
  createImageOrder,
  deleteImage,
  deleteImageOrder,
  drawEditedImages,
  getImageOrder,
  listImageOrders,
  rateImage,
  restoreImageOrder,
  retryImage,
  varyImage,
} from '@marquee/contract/image-generation'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { BriefImageService } from './brief-images.service.ts'
import type { GeneratedImageService } from './generated-images.service.ts'
import type { ImageOrderService } from './image-orders.service.ts'

interface Services {
  orders: ImageOrderService
  images: GeneratedImageService
  briefImages: BriefImageService
}

export function registerImageGenerationRoutes(app: FastifyInstance, { orders, images, briefImages }: Services): void {
  implement(app, listImageOrders, ({ actor, query }) => orders.list(actor, query))
  implement(app, countRunningImageOrders, async ({ actor }) => ({ data: await orders.countRunning(actor) }))
  implement(app, getImageOrder, async ({ actor, params }) => ({ data: await orders.get(actor, params.id) }))
  implement(app, createImageOrder, async ({ actor, body }) => ({ data: await orders.create(actor, body) }))
  implement(app, deleteImageOrder, ({ actor, params }) => orders.remove(actor, params.id))
  implement(app, restoreImageOrder, async ({ actor, params }) => ({ data: await orders.restore(actor, params.id) }))
  implement(app, cancelImageOrder, async ({ actor, params }) => ({ data: await orders.cancel(actor, params.id) }))

  implement(app, drawEditedImages, async ({ actor, params }) => ({ data: await orders.drawEdited(actor, params.id) }))

  implement(app, retryImage, async ({ actor, params, body }) => {
    await images.retry(actor, { orderId: params.id, imageId: params.image_id }, body.idempotency_key)
    return { data: await orders.get(actor, params.id) }
  })
  implement(app, varyImage, async ({ actor, params, body }) => {
    await images.vary(actor, { orderId: params.id, imageId: params.image_id }, body.idempotency_key)
    return { data: await orders.get(actor, params.id) }
  })
  implement(app, rateImage, async ({ actor, params, body }) => {
    await images.rate(actor, { orderId: params.id, imageId: params.image_id }, body.rating)
    return { data: await orders.get(actor, params.id) }
  })
  implement(app, deleteImage, ({ actor, params }) =>
    images.remove(actor, { orderId: params.id, imageId: params.image_id }),
  )

  implement(app, listBriefImages, async ({ actor, params }) => ({ data: await briefImages.list(actor, params.id) }))
  implement(app, attachBriefImages, async ({ actor, params, body }) => ({
    data: await briefImages.attach(actor, params.id, body.image_ids),
  }))
  implement(app, detachBriefImage, ({ actor, params }) => briefImages.detach(actor, params.id, params.image_id))
}
