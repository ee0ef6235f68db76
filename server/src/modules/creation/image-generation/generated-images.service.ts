import type { GeneratedImage } from '@marquee/contract/image-generation'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { createGeneratedImageRepository, type ImageRow } from './generated-images.repository.ts'
import { createImageDesignRepository } from './image-designs.repository.ts'
import { createImageOrderRepository, type OrderRow } from './image-orders.repository.ts'
import type { OrderDependencies } from './image-orders.service.ts'
import { createImageWriter } from './order-images.ts'

type Dependencies = Omit<OrderDependencies, 'users' | 'assets'>

/** A reference to one image of an order. */
export interface ImageReference {
  orderId: string
  imageId: string
}

/** The users' actions on single images. Every function answers 404 for ids of another workspace. */
export function createGeneratedImageService(dependencies: Dependencies) {
  const { db, clock, director, settlement } = dependencies
  const orderImages = createImageWriter(dependencies)

  async function find(database: Database, actor: Actor, { orderId, imageId }: ImageReference) {
    const order = await createImageOrderRepository(database).find(actor.workspaceId, orderId)
    const image = await createGeneratedImageRepository(database).find(actor.workspaceId, imageId)
    if (order === undefined || image?.order_id !== order.id) {
      throw notFound('image')
    }
    return { order, image }
  }

  /** Changes an image under the lock of the order, so that two members do not pay for the same attempt. */
  function change(
    actor: Actor,
    reference: ImageReference,
    work: (transaction: Database, found: { order: OrderRow; image: ImageRow }) => Promise<void>,
  ): Promise<void> {
    return db.transaction().execute(async (transaction) => {
      await find(transaction, actor, reference)
      await createImageOrderRepository(transaction).lock(reference.orderId)
      await work(transaction, await find(transaction, actor, reference))
    })
  }

  return {
    /** For other modules: the file and the document of a finished image; undefined when the workspace has none. */
    async findFinished(workspaceId: string, imageId: string) {
      const image = await createGeneratedImageRepository(db).find(workspaceId, imageId)
      const order = image && (await createImageOrderRepository(db).find(workspaceId, image.order_id))
      if (image === undefined || order === undefined || image.status !== 'done' || image.asset_id === null) {
        return undefined
      }
      return {
        assetId: image.asset_id,
        orderId: order.id,
        documentId: image.document_id,
        name: `${order.title}, ${image.aspect_ratio}`,
      }
    },

    /** @throws DomainError 402 with too few credits, 409 when the image cannot be made again */
    retry: (actor: Actor, reference: ImageReference, requestKey: string) =>
      change(actor, reference, async (transaction, { order, image }) => {
        if (image.request_key === requestKey) {
          return
        }
        if (image.status !== 'failed' && image.status !== 'canceled') {
          throw conflict('Only an image that failed or was canceled can be made again.', 'image_not_failed')
        }
        const { id: hold_id, amount } = await orderImages.hold(transaction, actor, image.id, requestKey)
        const anew = { status: 'queued', failed_reason: null, finished_at: null, request_key: requestKey } as const
        await createGeneratedImageRepository(transaction).update(
          image.id,
          { ...anew, hold_id, price: amount },
          clock.now(),
        )
        await settlement.refreshStatus(transaction, order.id)
        await orderImages.start(transaction, actor.workspaceId, image.design_id)
      }),

    /** Orders another design in the image's format. @throws DomainError 402 with too few credits */
    async vary(actor: Actor, reference: ImageReference, requestKey: string): Promise<void> {
      const { order, image } = await find(db, actor, reference)
      const number = await createImageDesignRepository(db).countOfOrder(order.id)
      const { designs } = await director.direct(actor, { ...order.input, variations: 1 }, number)
      await change(actor, reference, async (transaction) => {
        if (await createGeneratedImageRepository(transaction).findByRequestKey(actor.workspaceId, requestKey)) {
          return
        }
        const ratios = [image.aspect_ratio]
        const added = { orderId: order.id, maker: order.input.maker, ratios, requestKey }
        await orderImages.add(transaction, actor, added, designs)
        await settlement.refreshStatus(transaction, order.id)
      })
    },

    rate: (actor: Actor, reference: ImageReference, rating: GeneratedImage['rating']) =>
      change(actor, reference, (transaction, { image }) =>
        createGeneratedImageRepository(transaction).setRating(image.id, rating, clock.now()),
      ),

    remove: (actor: Actor, reference: ImageReference) =>
      change(actor, reference, async (transaction, { image }) => {
        await settlement.settle(transaction, image, { status: 'canceled' })
        await createGeneratedImageRepository(transaction).remove(image.id, clock.now())
      }),
  }
}

export type GeneratedImageService = ReturnType<typeof createGeneratedImageService>
