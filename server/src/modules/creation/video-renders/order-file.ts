import { countVideoUnits, VIDEO_FEATURE } from '@marquee/contract/video-renders'
import { type AspectRatio, FULL_SIZE } from '@marquee/creative/formats'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { CreditService } from '../../billing/billing.public.ts'
import { createRenderedVideoRepository } from './rendered-videos.repository.ts'
import { renderVideo, toWork } from './video-renders.queues.ts'

interface Dependencies {
  clock: Clock
  jobs: Jobs
  credits: Pick<CreditService, 'hold'>
}

/** The credits are held this long, which is longer than the work on a file may take. */
const HOLD_LIFE_MS = DAY_MS

/**
 * Stores a file to be made, holds its price and queues its work, in the caller's transaction.
 * @returns a function that gives the price in credits
 * @throws DomainError 402 with too few credits
 */
export function createFileOrder({ clock, jobs, credits }: Dependencies) {
  return async function orderFile(
    transaction: Database,
    { workspaceId, userId }: Actor,
    render: { id: string; frames: number },
    ratio: AspectRatio,
  ): Promise<number> {
    const files = createRenderedVideoRepository(transaction)
    const now = clock.now()
    const id = await files.newId()
    const { id: hold_id, amount } = await credits.hold(transaction, {
      workspaceId,
      userId,
      feature: VIDEO_FEATURE,
      quantity: countVideoUnits(render.frames),
      reference: id,
      idempotencyKey: `video:${id}`,
      expiresAt: new Date(now.getTime() + HOLD_LIFE_MS),
    })
    await files.insert({
      ...FULL_SIZE[ratio],
      id,
      workspace_id: workspaceId,
      render_id: render.id,
      aspect_ratio: ratio,
      status: 'queued',
      hold_id,
      price: amount,
      created_at: now,
      updated_at: now,
    })
    await jobs.send(
      renderVideo,
      { file_id: id },
      { transaction, singletonKey: id, workspaceId, work: toWork(render.frames) },
    )
    return amount
  }
}
