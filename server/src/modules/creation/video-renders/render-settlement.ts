import type { RenderStatus } from '@marquee/contract/video-renders'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { CreditService } from '../../billing/billing.public.ts'
import type { NotificationService, WebhookEventService } from '../../notifications/notifications.public.ts'
import type { VideoService } from '../videos/videos.service.ts'
import { toRenderStatus } from './render-status.ts'
import { createRenderedVideoRepository, type RenderedVideoRow } from './rendered-videos.repository.ts'
import { summarizeRenders } from './summarize-renders.ts'
import { createVideoRenderRepository, type RenderRow } from './video-renders.repository.ts'

/** The outcome of the work on one file. */
export type Outcome =
  | {
      status: 'done'
      assetId: string
      posterId: string
      findings: readonly string[]
      mended: readonly string[]
      isFree: boolean
    }
  | { status: 'failed'; reason: string }
  | { status: 'canceled' }

interface Dependencies {
  clock: Clock
  credits: Pick<CreditService, 'spend' | 'release'>
  notifications: Pick<NotificationService, 'notify'>
  webhookEvents: Pick<WebhookEventService, 'tell'>
  videos: Pick<VideoService, 'setRendered'>
}

/**
 * Ends the work on files of renders. A file and its credits change together, under the lock of the render, and only once: a second
 * call, for example by a worker that was presumed dead, changes nothing.
 */
export function createRenderSettlement({ clock, credits, notifications, webhookEvents, videos }: Dependencies) {
  /**
   * Stores the current status of a render, and what all renders of its video have come to. Call it under the render's lock, after its
   * files have changed.
   */
  async function refreshStatus(
    transaction: Database,
    { id, workspace_id: workspaceId, video_id }: Pick<RenderRow, 'id' | 'workspace_id' | 'video_id'>,
  ): Promise<RenderStatus> {
    const files = createRenderedVideoRepository(transaction)
    const status = toRenderStatus((await files.listOfRenders([id])).map((file) => file.status))
    await createVideoRenderRepository(transaction).setStatus(id, status, clock.now())
    const summary = summarizeRenders(await files.listOfVideo(video_id))
    await videos.setRendered(transaction, { workspaceId, id: video_id }, summary)
    return status
  }

  /** Tells that all files of a render have ended, and notifies the user who asked for it. A canceled one is not told. */
  async function announceEnd(transaction: Database, render: RenderRow, status: RenderStatus): Promise<void> {
    if (status !== 'done' && status !== 'failed') {
      return
    }
    await webhookEvents.tell(transaction, {
      workspaceId: render.workspace_id,
      type: status === 'done' ? 'video.rendered' : 'video.failed',
      data: { video_id: render.video_id, render_id: render.id },
      path: `/ai-videos/${render.video_id}`,
    })
    if (render.created_by !== null) {
      await notifications.notify(transaction, {
        workspaceId: render.workspace_id,
        userIds: [render.created_by],
        kind: 'generation_finished',
        data: { what: 'video', id: render.video_id, title: render.title, is_done: status === 'done' },
        channels: ['app'],
      })
    }
  }

  return {
    refreshStatus,

    /** @returns whether the file was still in work */
    async settle(transaction: Database, file: RenderedVideoRow, outcome: Outcome): Promise<boolean> {
      const render = await createVideoRenderRepository(transaction).lock(file.render_id)
      const files = createRenderedVideoRepository(transaction)
      const current = await files.find(file.id)
      if (render === undefined || (current?.status !== 'queued' && current?.status !== 'running')) {
        return false
      }
      const now = clock.now()
      const { workspace_id: workspaceId, hold_id: holdId } = current
      if (outcome.status === 'done') {
        await (outcome.isFree ? credits.release : credits.spend)(transaction, workspaceId, holdId)
        const { assetId: asset_id, posterId: poster_asset_id, isFree: is_free, findings, mended } = outcome
        const made = { asset_id, poster_asset_id, is_free, findings: [...findings], mended: [...mended] }
        await files.update(file.id, { status: 'done', ...made, finished_at: now }, now)
      } else {
        await credits.release(transaction, workspaceId, holdId)
        const failed_reason = outcome.status === 'failed' ? outcome.reason : null
        await files.update(file.id, { status: outcome.status, failed_reason, finished_at: now }, now)
      }
      await announceEnd(transaction, render, await refreshStatus(transaction, render))
      return true
    },
  }
}

export type RenderSettlement = ReturnType<typeof createRenderSettlement>
