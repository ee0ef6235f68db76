import type { CreativeDocument } from '@marquee/creative/document'
import type { AspectRatio } from '@marquee/creative/formats'
import type { Logger } from 'pino'
import { type Clock, HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { Drawing } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { JobAttempt } from '../../../platform/jobs/job-attempt.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import type { CreativeDocumentService } from '../creative-documents/creative-documents.service.ts'
import type { WorkspaceChangeService } from '../../notifications/notifications.public.ts'
import { createEditedImageRepository } from './edited-images.repository.ts'
import { createGeneratedImageRepository } from './generated-images.repository.ts'
import { createImageDesignRepository, type DesignRow } from './image-designs.repository.ts'
import type { BackgroundMaker } from './background-maker.ts'
import { makeDesign } from './image-generation.queues.ts'
import { createImageOrderRepository } from './image-orders.repository.ts'
import type { ImageSettlement, Outcome } from './image-settlement.ts'
import { ProviderFailure } from '../generation-providers/generation-providers.service.ts'
import type { DocumentRenderer } from './document-renderer.ts'
import { createLayoutChooser } from './layout-chooser.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  log: Pick<Logger, 'warn'>
  assets: Pick<AssetService, 'store' | 'read'>
  renderer: DocumentRenderer
  backgrounds: BackgroundMaker
  documents: Pick<CreativeDocumentService, 'get' | 'create' | 'delete'>
  settlement: ImageSettlement
  changes: Pick<WorkspaceChangeService, 'announce'>
}

type OrderImage = Awaited<
  ReturnType<ReturnType<typeof createGeneratedImageRepository>['listUnfinishedOfDesign']>
>[number]

/** The maximum number of retries for a busy model. */
const MOST_POSTPONEMENTS = 4
const STALE_MS = 25 * MINUTE_MS
/** Images that are unfinished after this time are given up. */
const GIVEN_UP_MS = 12 * HOUR_MS
const DRAWING_FAILED = 'The image could not be drawn. Try again, or choose another template.'
const LOST = 'The image took too long. Try it again.'

/** The background work on images: each image and its credits end exactly once, even when a process is killed at any moment. */
export function createDesignWorker(dependencies: Dependencies) {
  const { db, clock, jobs, log, assets, renderer, backgrounds, documents, settlement, changes } = dependencies
  const images = createGeneratedImageRepository(db)
  const designs = createImageDesignRepository(db)
  const edited = createEditedImageRepository(db)

  async function settle(image: OrderImage, outcome: Outcome): Promise<void> {
    const isSettled = await db.transaction().execute((transaction) => settlement.settle(transaction, image, outcome))
    if (isSettled) {
      await changes.announce(image.workspace_id, ['generations', 'credits'])
    }
  }

  const draw = (workspaceId: string, document: CreativeDocument, format: AspectRatio): Promise<Drawing> =>
    renderer.render(document, format, (id) => assets.read(workspaceId, id))
  const layouts = createLayoutChooser({ db, clock, documents, drawFormat: draw })

  async function store(design: DesignRow, bytes: Uint8Array, image: OrderImage): Promise<string> {
    const name = `design-${design.variation}-${image.aspect_ratio.replace(':', 'x')}.png`
    const owner = { workspaceId: image.workspace_id, userId: null }
    return (await assets.store(owner, { bytes, kind: 'image', name, origin: 'generated' })).id
  }

  async function failAll(orderImages: readonly OrderImage[], reason: string): Promise<void> {
    for (const image of orderImages) {
      await settle(image, { status: 'failed', reason })
    }
  }

  /** Schedules a retry for a busy model, or gives up. */
  async function handleProviderFailure(
    failure: ProviderFailure,
    design: DesignRow,
    orderImages: readonly OrderImage[],
  ) {
    if (!failure.isTemporary || (await designs.postpone(design.id, clock.now())) > MOST_POSTPONEMENTS) {
      await failAll(orderImages, failure.message)
      return
    }
    const startAfter = new Date(clock.now().getTime() + failure.retryAfterMs)
    await jobs.send(
      makeDesign,
      { design_id: design.id },
      { startAfter, singletonKey: design.id, workspaceId: design.workspace_id },
    )
  }

  /** Marks the images, and thereby the order, as in work. */
  async function begin({ workspace_id, order_id }: DesignRow, orderImages: readonly OrderImage[]): Promise<void> {
    const ids = orderImages.map(({ id }) => id)
    await db.transaction().execute(async (transaction) => {
      await createImageOrderRepository(transaction).lock(order_id)
      await createGeneratedImageRepository(transaction).begin(ids, clock.now())
      await settlement.refreshStatus(transaction, order_id)
    })
    await changes.announce(workspace_id, ['generations'])
  }

  /** Ends the images when a retry cannot succeed. @throws the error itself when the job has to run again */
  async function handleFailure(
    error: unknown,
    { design, orderImages, isLast }: { design: DesignRow; orderImages: readonly OrderImage[]; isLast: boolean },
  ): Promise<void> {
    if (error instanceof ProviderFailure) {
      await handleProviderFailure(error, design, orderImages)
    } else if (error instanceof DomainError && error.status === 422) {
      await failAll(orderImages, Object.values(error.errors ?? {}).flat()[0] ?? error.message)
    } else if (isLast) {
      log.warn({ err: error, designId: design.id }, 'A design could not be drawn')
      await failAll(orderImages, DRAWING_FAILED)
    } else {
      throw error
    }
  }

  return {
    /** The work of {@link makeDesign}; a repeated run continues with the unfinished images. */
    async make(designId: string, { attempt, signal }: Pick<JobAttempt, 'attempt' | 'signal'>): Promise<void> {
      const design = await designs.find(designId)
      const orderImages = design === undefined ? [] : await images.listUnfinishedOfDesign(designId)
      if (design === undefined || orderImages.length === 0) {
        return
      }
      await begin(design, orderImages)
      try {
        const prepared = await backgrounds.prepare(design, signal)
        const formats = orderImages.map((image) => image.aspect_ratio)
        const { document, drawings } = await layouts.choose(designId, prepared, { formats, signal })
        for (const image of orderImages) {
          signal.throwIfAborted()
          const { workspace_id: workspaceId, aspect_ratio: format } = image
          const drawing = drawings.get(format) ?? (await draw(workspaceId, document.document, format))
          const assetId = await store(design, drawing.image, image)
          await settle(image, { status: 'done', assetId, version: document.version, faults: drawing.faults })
        }
      } catch (error) {
        const isLast = attempt > makeDesign.retryLimit && !signal.aborted
        await handleFailure(error, { design, orderImages, isLast })
      }
    },

    /** The work of {@link drawEditedDesign}; a repeated run changes nothing. */
    async drawEdited(designId: string): Promise<void> {
      const design = await designs.find(designId)
      if (design === undefined) {
        return
      }
      const newest = await documents.get(design.workspace_id, design.document_id)
      for (const image of await edited.listOutdated(designId, newest.version)) {
        const { image: bytes, faults } = await draw(image.workspace_id, newest.document, image.aspect_ratio)
        const assetId = await store(design, bytes, image)
        await edited.setDrawing(image.id, { assetId, version: newest.version, faults }, clock.now())
        await changes.announce(image.workspace_id, ['generations', 'briefs'])
      }
    },

    /** Queues work again whose job was lost, and ends images that have taken too long. */
    async recover(): Promise<void> {
      const now = clock.now().getTime()
      const stale = await images.listStale(new Date(now - STALE_MS), 500)
      for (const image of stale) {
        if (image.created_at.getTime() < now - GIVEN_UP_MS && image.updated_at.getTime() < now - GIVEN_UP_MS) {
          await settle(image, { status: 'failed', reason: LOST })
        } else {
          const turn = { singletonKey: image.design_id, workspaceId: image.workspace_id }
          await jobs.send(makeDesign, { design_id: image.design_id }, turn)
        }
      }
    },
  }
}

export type DesignWorker = ReturnType<typeof createDesignWorker>
