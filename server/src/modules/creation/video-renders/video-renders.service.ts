import type { HandlerInput } from '@marquee/contract/endpoint'
import type { createVideoRender, listVideoRenders, VideoRender } from '@marquee/contract/video-renders'
import { listVideoFaults } from '@marquee/creative/list-video-faults'
import { countFrames } from '@marquee/creative/scene-times'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { newestPosition } from '../../../platform/database/newest-first.ts'
import { conflict, DomainError, invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { VideoProjectRenderer } from '../../../platform/video-rendering/video-project-renderer.ts'
import type { CreditService } from '../../billing/billing.public.ts'
import type { UserService } from '../../identity/identity.public.ts'
import type { AssetService, WorkspaceSettingsService } from '../../workspaces/workspaces.public.ts'
import type { VideoService } from '../videos/videos.service.ts'
import { createFileOrder } from './order-file.ts'
import { presentRender } from './present-render.ts'
import type { RenderSettlement } from './render-settlement.ts'
import { createRenderedVideoRepository } from './rendered-videos.repository.ts'
import { createVideoRenderRepository, type RenderRow } from './video-renders.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  credits: Pick<CreditService, 'hold'>
  assets: Pick<AssetService, 'find'>
  users: Pick<UserService, 'findDisplayNames'>
  renderer: Pick<VideoProjectRenderer, 'isAvailable' | 'hasH264'>
  videos: Pick<VideoService, 'get' | 'remove' | 'lockVersion'>
  settlement: RenderSettlement
  /** The limits that a workspace has set. */
  settings: Pick<WorkspaceSettingsService, 'findRenderCreditLimit'>
}

const UNAVAILABLE = 'This server cannot render videos: its optional video library is not installed.'
const ONLY_WEBM = 'This server makes WebM files only. Choose WebM.'

/** Renders of videos. Every function answers 404 for an id of another workspace. */
export function createVideoRenderService(dependencies: Dependencies) {
  const { db, clock, jobs, credits, assets, users, renderer, videos, settlement, settings } = dependencies
  const renders = createVideoRenderRepository(db)
  const orderFile = createFileOrder({ clock, jobs, credits })

  async function present(workspaceId: string, rows: readonly RenderRow[]): Promise<VideoRender[]> {
    const files = await createRenderedVideoRepository(db).listOfRenders(rows.map(({ id }) => id))
    const [stored, names] = await Promise.all([
      assets.find(
        workspaceId,
        files.flatMap(({ asset_id }) => asset_id ?? []),
      ),
      users.findDisplayNames(rows.flatMap(({ created_by }) => created_by ?? [])),
    ])
    const sizes = new Map(stored.map(({ id, size }) => [id, size]))
    const byRender = Map.groupBy(files, ({ render_id }) => render_id)
    return rows.map((row) => presentRender(row, byRender.get(row.id) ?? [], { sizes, names }))
  }

  async function presentOne(workspaceId: string, row: RenderRow | undefined): Promise<VideoRender> {
    const [render] = row === undefined ? [] : await present(workspaceId, [row])
    if (render === undefined) {
      throw notFound('render')
    }
    return render
  }

  /** Cancels the unfinished files of a render, whose credits are given back. */
  async function cancelFiles(transaction: Database, id: string): Promise<void> {
    for (const file of await createRenderedVideoRepository(transaction).listUnfinished(id)) {
      await settlement.settle(transaction, file, { status: 'canceled' })
    }
  }

  return {
    /** A page of the renders of a video, newest first. */
    async list(actor: Actor, videoId: string, { cursor, limit }: HandlerInput<typeof listVideoRenders>['query']) {
      await videos.get(actor, videoId)
      const after = decodeCursor(newestPosition, cursor)
      const rows = await renders.list(actor.workspaceId, { videoId, after, limit: limit + 1 })
      const { page, next_cursor } = takePage(rows, limit, ({ created_at, id }) => ({
        created_at: created_at.toISOString(),
        id,
      }))
      return { data: await present(actor.workspaceId, page), meta: { next_cursor } }
    },

    get: async (actor: Pick<Actor, 'workspaceId'>, id: string): Promise<VideoRender> =>
      presentOne(actor.workspaceId, await renders.find(actor.workspaceId, id)),

    /**
     * Stores the render, holds the price of each file and queues the work, in one transaction.
     * @throws DomainError 402 with too few credits, 404 for an unknown video, 409 when the video was changed meanwhile, 422 for an
     *   encoding that this server does not make and for a video that shows missing files, 503 without the video library
     */
    async create(
      actor: Actor,
      videoId: string,
      body: HandlerInput<typeof createVideoRender>['body'],
    ): Promise<VideoRender> {
      const { idempotency_key: key, aspect_ratios, encoding, captions } = body
      const { workspaceId } = actor
      const earlier = await renders.findByKey(workspaceId, key)
      if (earlier !== undefined) {
        return presentOne(workspaceId, earlier)
      }
      if (!renderer.isAvailable()) {
        throw new DomainError(503, UNAVAILABLE)
      }
      if (encoding === 'mp4' && !renderer.hasH264()) {
        throw invalid({ encoding: [ONLY_WEBM] })
      }
      const video = await videos.get(actor, videoId)
      refuseOtherVersion(video.version, body.version)
      const there = new Set(video.assets.map(({ id }) => id))
      const faults = listVideoFaults(video.project, aspect_ratios, there)
      if (faults.length > 0) {
        throw invalid({ video: faults })
      }
      const frames = countFrames(video.project)
      // Read here: inside the transaction it would wait for a second connection, while others wait for this one's locks.
      const creditLimit = await settings.findRenderCreditLimit(workspaceId)
      const now = clock.now()
      await db.transaction().execute(async (transaction) => {
        // A video that is removed meanwhile gets no render that nothing would cancel.
        refuseOtherVersion(await videos.lockVersion(transaction, actor, videoId), body.version)
        const id = await createVideoRenderRepository(transaction).insert({
          workspace_id: workspaceId,
          video_id: videoId,
          created_by: actor.userId,
          idempotency_key: key,
          title: video.title,
          video_version: video.version,
          project: video.project,
          encoding,
          captions,
          frames,
          status: 'queued',
          created_at: now,
          updated_at: now,
        })
        // Undefined: the same request arrived twice at once, and the other request stores the render.
        if (id !== undefined) {
          let price = 0
          for (const ratio of new Set(aspect_ratios)) {
            price += await orderFile(transaction, actor, { id, frames }, ratio)
          }
          refuseAbove({ render: body.credit_limit, workspace: creditLimit }, price)
          await settlement.refreshStatus(transaction, { id, workspace_id: workspaceId, video_id: videoId })
        }
      })
      return presentOne(workspaceId, await renders.findByKey(workspaceId, key))
    },

    /** Cancels the unfinished files; finished files stay. */
    async cancel(actor: Actor, id: string): Promise<VideoRender> {
      await presentOne(actor.workspaceId, await renders.find(actor.workspaceId, id))
      await db.transaction().execute(async (transaction) => {
        await createVideoRenderRepository(transaction).lock(id)
        await cancelFiles(transaction, id)
      })
      return presentOne(actor.workspaceId, await renders.find(actor.workspaceId, id))
    },

    /** Removes a video and cancels its renders, in one transaction. @throws DomainError 404 */
    removeVideo: (actor: Actor, videoId: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await videos.remove(transaction, actor, videoId)
        for (const id of await createVideoRenderRepository(transaction).lockUnfinished(actor.workspaceId, videoId)) {
          await cancelFiles(transaction, id)
        }
      }),
  }
}

export type VideoRenderService = ReturnType<typeof createVideoRenderService>

/** @throws DomainError 409 */
function refuseOtherVersion(stored: number | undefined, wanted: number): void {
  if (stored !== wanted) {
    throw conflict('The video was changed meanwhile. Look at it, and render it again.', 'version_conflict')
  }
}

/** @throws DomainError 422 on `credit_limit` */
function refuseAbove(limits: { render: number | null; workspace: number | null }, price: number): void {
  const cost = `This render costs ${price} credits`
  if (limits.render !== null && price > limits.render) {
    throw invalid({ credit_limit: [`${cost}, which is more than your limit of ${limits.render}.`] })
  }
  if (limits.workspace !== null && price > limits.workspace) {
    const limit = `more than the ${limits.workspace} that this workspace allows for one render`
    throw invalid({ credit_limit: [`${cost}, ${limit}. Choose fewer formats, or ask an admin to change the limit.`] })
  }
}
