import type { HandlerInput } from '@marquee/contract/endpoint'
import type { createImageOrder, ImageOrder, listImageOrders } from '@marquee/contract/image-generation'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { newestPosition } from '../../../platform/database/newest-first.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import type { UserService } from '../../identity/identity.public.ts'
import type { CreativeDocumentService } from '../creative-documents/creative-documents.service.ts'
import type { CreditService } from '../../billing/billing.public.ts'
import type { ArtDirector } from './art-director.ts'
import { createGeneratedImageRepository } from './generated-images.repository.ts'
import { createImageDesignRepository } from './image-designs.repository.ts'
import { drawEditedDesign } from './image-generation.queues.ts'
import { createImageOrderRepository, type OrderRow } from './image-orders.repository.ts'
import type { ImageSettlement } from './image-settlement.ts'
import { createImageWriter } from './order-images.ts'
import { presentOrder } from './present-order.ts'

export interface OrderDependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  credits: CreditService
  documents: Pick<CreativeDocumentService, 'create' | 'findVersions'>
  assets: Pick<AssetService, 'find'>
  users: Pick<UserService, 'findDisplayNames'>
  director: ArtDirector
  settlement: ImageSettlement
}

/** Image orders. Every function answers 404 for an id of another workspace. */
export function createImageOrderService(dependencies: OrderDependencies) {
  const { db, clock, jobs, assets, documents, users, director, settlement } = dependencies
  const orders = createImageOrderRepository(db)
  const orderImages = createImageWriter(dependencies)

  async function present(workspaceId: string, rows: readonly OrderRow[]): Promise<ImageOrder[]> {
    const images = await createGeneratedImageRepository(db).listOfOrders(rows.map(({ id }) => id))
    const assetIds = images.flatMap(({ asset_id }) => asset_id ?? [])
    const [stored, versions, names] = await Promise.all([
      assets.find(workspaceId, assetIds),
      documents.findVersions(
        workspaceId,
        images.map(({ document_id }) => document_id),
      ),
      users.findDisplayNames(rows.flatMap(({ created_by }) => created_by ?? [])),
    ])
    const byId = new Map(stored.map((asset) => [asset.id, asset]))
    const byOrder = Map.groupBy(images, ({ order_id }) => order_id)
    return rows.map((row) => presentOrder(row, { images: byOrder.get(row.id) ?? [], assets: byId, versions, names }))
  }

  async function presentOne(workspaceId: string, row: OrderRow | undefined): Promise<ImageOrder> {
    const [order] = row === undefined ? [] : await present(workspaceId, [row])
    if (order === undefined) {
      throw notFound('order')
    }
    return order
  }

  async function cancelUnfinished(transaction: Database, orderId: string): Promise<void> {
    await createImageOrderRepository(transaction).lock(orderId)
    for (const image of await createGeneratedImageRepository(transaction).listUnfinishedOfOrder(orderId)) {
      await settlement.settle(transaction, image, { status: 'canceled' })
    }
  }

  return {
    /** A page of the workspace's orders, newest first. */
    async list(actor: Actor, query: HandlerInput<typeof listImageOrders>['query']) {
      const { q, status, source, product_id, mine, cursor, limit } = query
      const rows = await orders.list(actor.workspaceId, {
        q: q?.trim() || undefined,
        status,
        source,
        productId: product_id,
        createdBy: mine === '1' ? actor.userId : undefined,
        after: decodeCursor(newestPosition, cursor),
        limit: limit + 1,
      })
      const { page, next_cursor } = takePage(rows, limit, ({ created_at, id }) => ({
        created_at: created_at.toISOString(),
        id,
      }))
      return { data: await present(actor.workspaceId, page), meta: { next_cursor } }
    },

    countRunning: (actor: Actor) => createGeneratedImageRepository(db).countRunning(actor.workspaceId),

    get: async (actor: Pick<Actor, 'workspaceId'>, id: string): Promise<ImageOrder> =>
      presentOne(actor.workspaceId, await orders.find(actor.workspaceId, id)),

    /**
     * Stores the order, holds its price and queues the work, in one transaction.
     * @throws DomainError 402 with too few credits, 404 for an unknown ad, 422 for an unknown template, product or brand
     */
    async create(actor: Actor, body: HandlerInput<typeof createImageOrder>['body']): Promise<ImageOrder> {
      const { idempotency_key: key, ...input } = body
      const { workspaceId } = actor
      const earlier = await orders.findByKey(workspaceId, key)
      if (earlier !== undefined) {
        return presentOne(workspaceId, earlier)
      }
      const direction = await director.direct(actor, input)
      const now = clock.now()
      await db.transaction().execute(async (transaction) => {
        const orderId = await createImageOrderRepository(transaction).insert({
          workspace_id: workspaceId,
          created_by: actor.userId,
          idempotency_key: key,
          title: direction.productName ?? input.words.headline,
          status: 'queued',
          source_kind: input.source.kind,
          product_id: input.product_id,
          input,
          product_name: direction.productName,
          brand_name: direction.brandName,
          source_name: direction.sourceName,
          created_at: now,
          updated_at: now,
        })
        // Undefined: the same request arrived twice at once, and the other request stores the order.
        if (orderId !== undefined) {
          await orderImages.add(
            transaction,
            actor,
            { orderId, maker: input.maker, ratios: input.aspect_ratios },
            direction.designs,
          )
        }
      })
      return presentOne(workspaceId, await orders.findByKey(workspaceId, key))
    },

    /** Queues the drawing of edited designs. The images change when they are drawn. */
    async drawEdited(actor: Actor, id: string): Promise<ImageOrder> {
      const order = await presentOne(actor.workspaceId, await orders.find(actor.workspaceId, id))
      if (order.images.some(({ is_outdated }) => is_outdated)) {
        for (const designId of await createImageDesignRepository(db).listIdsOfOrder(id)) {
          const turn = { singletonKey: designId, workspaceId: actor.workspaceId }
          await jobs.send(drawEditedDesign, { design_id: designId }, turn)
        }
      }
      return order
    },

    /** Cancels the unfinished images; finished images stay. */
    async cancel(actor: Actor, id: string): Promise<ImageOrder> {
      await presentOne(actor.workspaceId, await orders.find(actor.workspaceId, id))
      await db.transaction().execute((transaction) => cancelUnfinished(transaction, id))
      return presentOne(actor.workspaceId, await orders.find(actor.workspaceId, id))
    },

    async remove(actor: Actor, id: string): Promise<void> {
      const now = clock.now()
      await db.transaction().execute(async (transaction) => {
        if (!(await createImageOrderRepository(transaction).setDeletedAt(actor.workspaceId, id, now, now))) {
          throw notFound('order')
        }
        await cancelUnfinished(transaction, id)
      })
    },

    /** Restores a removed order; restoring an existing one changes nothing. */
    async restore(actor: Actor, id: string): Promise<ImageOrder> {
      await orders.setDeletedAt(actor.workspaceId, id, null, clock.now())
      return presentOne(actor.workspaceId, await orders.find(actor.workspaceId, id))
    },
  }
}

export type ImageOrderService = ReturnType<typeof createImageOrderService>
