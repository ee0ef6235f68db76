import type { GeneratedImage } from '@marquee/contract/image-generation'
import type { getSharedImages, SharedImage } from '@marquee/contract/shared-images'
import type { CallOutput } from '@marquee/contract/endpoint'
import type { Share, ShareChoice } from '@marquee/contract/sharing'
import { ifNotFound, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  type OpenLink,
  readAssetId,
  type ShareLinkService,
  type ShareTarget,
  toSharedAddress,
} from '../../workspaces/workspaces.public.ts'
import { createGeneratedImageRepository } from './generated-images.repository.ts'
import type { ImageOrderService } from './image-orders.service.ts'

interface Dependencies {
  db: Database
  links: ShareLinkService
  orders: Pick<ImageOrderService, 'get'>
}

interface ImagePlace {
  orderId: string
  /** Default: every finished image of the order. */
  imageId?: string
}

/** Links to one generated image, or to all finished images of an order. */
export function createSharedImageService({ db, links, orders }: Dependencies) {
  /** @throws DomainError 404 for an order or image that the workspace does not have, or that is not finished */
  async function toTarget(actor: Actor, { orderId, imageId }: ImagePlace): Promise<ShareTarget> {
    const { images } = await orders.get(actor, orderId)
    if (imageId === undefined) {
      return { kind: 'image_order', id: orderId }
    }
    if (!images.some(({ id, status }) => id === imageId && status === 'done')) {
      throw notFound('image')
    }
    return { kind: 'image', id: imageId }
  }

  /** The finished images of a link. @throws DomainError 404 when the shared order or image no longer exists */
  async function find({ workspaceId, target }: OpenLink) {
    const row =
      target.kind === 'image' ? await createGeneratedImageRepository(db).find(workspaceId, target.id) : undefined
    const orderId = required(target.kind === 'image' ? row?.order_id : target.id, 'shared page')
    const order = await orders.get({ workspaceId }, orderId).catch(
      ifNotFound(() => {
        throw notFound('shared page')
      }),
    )
    const images = order.images.filter(
      ({ id, status }) => status === 'done' && (target.kind === 'image_order' || id === target.id),
    )
    return { order, images }
  }

  return {
    /** @throws DomainError 404 */
    async open(token: string): Promise<CallOutput<typeof getSharedImages>['data']> {
      const link = await links.open(token, 'image', 'image_order')
      const { order, images } = await find(link)
      return {
        title: order.title,
        workspace_name: link.workspaceName,
        allows_download: link.allows_download,
        images: images.flatMap((image) => {
          const shared = toSharedImage(image, order.title, token)
          return shared === null ? [] : [{ ...shared, file_name: image.file_name }]
        }),
      }
    },

    /** The images that may be downloaded by a link. @throws DomainError 404, also when downloading is not allowed */
    async findDownload(token: string, imageId: string) {
      const link = await links.open(token, 'image', 'image_order')
      const { order, images } = await find(link)
      if (!link.allows_download || !images.some(({ id }) => id === imageId)) {
        throw notFound('file')
      }
      return { workspaceId: link.workspaceId, orderId: order.id }
    },

    async listAssetIds(link: OpenLink): Promise<string[]> {
      return (await find(link)).images.flatMap(({ url }) => readAssetId(url) ?? [])
    },

    /** The link; null when there is none. @throws DomainError 404 */
    async getShare(actor: Actor, place: ImagePlace): Promise<Share | null> {
      return links.get(actor.workspaceId, await toTarget(actor, place))
    },

    /** @throws DomainError 404; 422 for an expiry in the past */
    async share(actor: Actor, place: ImagePlace, choice: Partial<ShareChoice>): Promise<Share> {
      return links.share(actor, await toTarget(actor, place), choice)
    },

    /** @throws DomainError 404 */
    async revoke(actor: Actor, place: ImagePlace): Promise<void> {
      await links.revoke(actor.workspaceId, await toTarget(actor, place))
    },
  }
}
export type SharedImageService = ReturnType<typeof createSharedImageService>

/**
 * A finished image in the form for shared pages; null for an image without a file.
 * @param token the token of the link; null for members, who have their own addresses
 */
export function toSharedImage(image: GeneratedImage, title: string, token: string | null): SharedImage | null {
  const { id, aspect_ratio, width, height, url, thumbnail_url } = image
  if (url === null || thumbnail_url === null) {
    return null
  }
  const toAddress = (address: string) => (token === null ? address : toSharedAddress(address, token))
  return { id, title, aspect_ratio, width, height, url: toAddress(url), thumbnail_url: toAddress(thumbnail_url) }
}
