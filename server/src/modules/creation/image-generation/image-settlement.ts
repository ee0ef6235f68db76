import type { OrderStatus } from '@marquee/contract/image-generation'
import type { LayoutFault } from '@marquee/creative/layout-fault'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { CreditService } from '../../billing/billing.public.ts'
import type { NotificationService, WebhookEventService } from '../../notifications/notifications.public.ts'
import { createGeneratedImageRepository } from './generated-images.repository.ts'
import { createImageOrderRepository, type OrderRow } from './image-orders.repository.ts'
import { toOrderStatus } from './order-status.ts'

/** The outcome of the work on one image. */
export type Outcome =
  | { status: 'done'; assetId: string; version: number; faults: readonly LayoutFault[] }
  | { status: 'failed'; reason: string }
  | { status: 'canceled' }

type SettledImage = { id: string; workspace_id: string; order_id: string; hold_id: string }

interface Dependencies {
  clock: Clock
  credits: Pick<CreditService, 'spend' | 'release'>
  notifications: Pick<NotificationService, 'notify'>
  webhookEvents: Pick<WebhookEventService, 'tell'>
}

/**
 * Ends the work on images. An image and its credits change together, under the lock of the order, and only once: a second call,
 * for example by a worker that was presumed dead, changes nothing.
 */
export function createImageSettlement({ clock, credits, notifications, webhookEvents }: Dependencies) {
  /** Stores the current status of an order. Call it under the order's lock, after its images have changed. */
  async function refreshStatus(transaction: Database, orderId: string): Promise<OrderStatus> {
    const images = await createGeneratedImageRepository(transaction).listOfOrders([orderId])
    const status = toOrderStatus(images.map((image) => image.status))
    await createImageOrderRepository(transaction).setStatus(orderId, status, clock.now())
    return status
  }

  /** Tells that all images of an order have ended, and notifies the user who ordered them. A canceled order is not told. */
  async function announceEnd(transaction: Database, order: OrderRow, status: OrderStatus): Promise<void> {
    if (status !== 'done' && status !== 'failed') {
      return
    }
    await webhookEvents.tell(transaction, {
      workspaceId: order.workspace_id,
      type: status === 'done' ? 'generation.finished' : 'generation.failed',
      data: { generation_id: order.id },
      path: `/image-generation/${order.id}`,
    })
    if (order.created_by !== null) {
      await notifications.notify(transaction, {
        workspaceId: order.workspace_id,
        userIds: [order.created_by],
        kind: 'generation_finished',
        data: { what: 'image', id: order.id, title: order.title, is_done: status === 'done' },
        channels: ['app'],
      })
    }
  }

  return {
    refreshStatus,

    /** @returns whether the image was still in work */
    async settle(transaction: Database, image: SettledImage, outcome: Outcome): Promise<boolean> {
      const order = await createImageOrderRepository(transaction).lock(image.order_id)
      const images = createGeneratedImageRepository(transaction)
      const status = await images.findStatus(image.id)
      if (status !== 'queued' && status !== 'running') {
        return false
      }
      const now = clock.now()
      const { workspace_id: workspaceId, hold_id: holdId } = image
      if (outcome.status === 'done') {
        await credits.spend(transaction, workspaceId, holdId)
        const drawing = {
          asset_id: outcome.assetId,
          document_version: outcome.version,
          layout_faults: JSON.stringify(outcome.faults),
        }
        await images.update(image.id, { status: 'done', ...drawing, finished_at: now }, now)
      } else {
        await credits.release(transaction, workspaceId, holdId)
        const failed_reason = outcome.status === 'failed' ? outcome.reason : null
        await images.update(image.id, { status: outcome.status, failed_reason, finished_at: now }, now)
      }
      const orderStatus = await refreshStatus(transaction, image.order_id)
      if (order !== undefined) {
        await announceEnd(transaction, order, orderStatus)
      }
      return true
    },
  }
}

export type ImageSettlement = ReturnType<typeof createImageSettlement>
