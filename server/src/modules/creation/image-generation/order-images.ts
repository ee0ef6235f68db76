import type { ImageMaker } from '@marquee/contract/image-generation'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { CreativeDocumentService } from '../creative-documents/creative-documents.service.ts'
import type { CreditService } from '../../billing/billing.public.ts'
import type { Design } from './art-director.ts'
import { createGeneratedImageRepository } from './generated-images.repository.ts'
import { createImageDesignRepository } from './image-designs.repository.ts'
import { makeDesign } from './image-generation.queues.ts'
import { type AspectRatio, FULL_SIZE } from '@marquee/creative/formats'

interface Dependencies {
  clock: Clock
  jobs: Jobs
  credits: Pick<CreditService, 'hold'>
  documents: Pick<CreativeDocumentService, 'create'>
}

interface ImagePlan {
  orderId: string
  maker: ImageMaker
  ratios: readonly AspectRatio[]
  /** The idempotency key of a request for one more image. */
  requestKey?: string
}

/** The credits are held this long, which is longer than the work on an image may take. */
const HOLD_LIFE_MS = DAY_MS

/** Stores images to be made, holds their price and queues their work, in the caller's transaction. */
export function createImageWriter({ clock, jobs, credits, documents }: Dependencies) {
  /** @param attempt identifies one attempt at an image: each attempt is paid for separately */
  function hold(
    transaction: Database,
    actor: Actor,
    imageId: string,
    attempt: string,
  ): ReturnType<CreditService['hold']> {
    return credits.hold(transaction, {
      workspaceId: actor.workspaceId,
      userId: actor.userId,
      feature: 'image_generation',
      reference: imageId,
      idempotencyKey: `image:${imageId}:${attempt}`,
      expiresAt: new Date(clock.now().getTime() + HOLD_LIFE_MS),
    })
  }

  async function start(transaction: Database, workspaceId: string, designId: string): Promise<void> {
    await jobs.send(makeDesign, { design_id: designId }, { transaction, singletonKey: designId, workspaceId })
  }

  return {
    hold,
    start,

    /** Adds designs to an order, each design in every format. @throws DomainError 402 with too few credits */
    async add(transaction: Database, actor: Actor, order: ImagePlan, designs: readonly Design[]): Promise<void> {
      const images = createGeneratedImageRepository(transaction)
      const stored = createImageDesignRepository(transaction)
      const now = clock.now()
      const times = { created_at: now, updated_at: now }
      const owner = { workspace_id: actor.workspaceId, order_id: order.orderId }
      const before = await stored.countOfOrder(order.orderId)
      for (const [index, { templateId, alternatives, document }] of designs.entries()) {
        const designId = await stored.insert({
          ...owner,
          ...times,
          variation: before + index + 1,
          template_id: templateId,
          layout_alternatives: alternatives,
          maker: order.maker,
          document_id: await documents.create(transaction, actor.workspaceId, document),
        })
        for (const ratio of order.ratios) {
          const id = await images.newId()
          const { id: hold_id, amount } = await hold(transaction, actor, id, 'first')
          await images.insertImage({
            ...owner,
            ...times,
            ...FULL_SIZE[ratio],
            id,
            design_id: designId,
            aspect_ratio: ratio,
            status: 'queued',
            hold_id,
            price: amount,
            request_key: order.requestKey ?? null,
          })
        }
        await start(transaction, actor.workspaceId, designId)
      }
    },
  }
}
