import type { AdVideo } from '@marquee/contract/ad-videos'
import { type Clock, MINUTE_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { createAdMediaService } from '../ads/ad-media.service.ts'
import { type Creative, parseCreative } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import type { VideoRenderer } from '../../../platform/creative-rendering/video-renderer.service.ts'
import { createAdVideoRepository } from './ad-videos.repository.ts'
import { toDrawnVideoKey, videoAddress } from './media-address.ts'
import { drawAdVideo } from './media.queues.ts'

interface Dependencies {
  db: Database
  clock: Clock
  storage: Storage
  jobs: Jobs
  renderer: VideoRenderer
}

/** The time after which a lost or failed job may be requested again. */
const RETRY_MS = 10 * MINUTE_MS
/** The duration of a video whose length is not recorded. */
const DEFAULT_SECONDS = 6
const NOT_INSTALLED = 'This server has no video encoder installed, so the ad is shown as an image.'
const FAILED = 'The video could not be drawn. Try again later.'

/** Videos of demo ads, drawn when one is first requested, once for all users. */
export function createAdVideoService({ db, clock, storage, jobs, renderer }: Dependencies) {
  const videos = createAdVideoRepository(db)
  const media = createAdMediaService({ db })

  async function findDrawing(mediaId: string): Promise<{ creative: Creative; duration: number } | null> {
    const origin = await media.findOrigin(mediaId)
    const creative = origin === null || origin.kind !== 'video' ? null : parseCreative(origin.recipe)
    return creative === null ? null : { creative, duration: origin?.duration_s ?? DEFAULT_SECONDS }
  }

  async function file(mediaId: string): Promise<void> {
    const now = clock.now()
    await db.transaction().execute(async (transaction) => {
      const isNew = await createAdVideoRepository(transaction).want(mediaId, {
        now,
        retryBefore: new Date(now.getTime() - RETRY_MS),
      })
      if (isNew) {
        await jobs.send(drawAdVideo, { media_id: mediaId }, { transaction, singletonKey: mediaId })
      }
    })
  }

  /** The work of {@link drawAdVideo}; an existing video is not drawn again. */
  async function draw(mediaId: string): Promise<void> {
    const drawing = await findDrawing(mediaId)
    if (drawing === null || (await videos.find(mediaId))?.state === 'ready') {
      return
    }
    const key = toDrawnVideoKey(mediaId)
    try {
      await storage.put(key, await renderer.renderVideo(drawing.creative, drawing.duration))
    } catch (error) {
      await videos.finish(mediaId, null, clock.now())
      throw error
    }
    await videos.finish(mediaId, key, clock.now())
  }

  return {
    draw,

    /**
     * Queues the drawing on the first request.
     * @throws DomainError 404 for a medium for which we can draw no video
     */
    async request(mediaId: string): Promise<AdVideo> {
      if ((await findDrawing(mediaId)) === null) {
        throw notFound('video')
      }
      const before = await videos.find(mediaId)
      if (before?.state === 'ready') {
        return { state: 'ready', url: videoAddress(mediaId), reason: null }
      }
      if (!renderer.isAvailable()) {
        return { state: 'unavailable', url: null, reason: NOT_INSTALLED }
      }
      await file(mediaId)
      const { state } = (await videos.find(mediaId)) ?? { state: 'waiting' }
      return state === 'failed'
        ? { state: 'unavailable', url: null, reason: FAILED }
        : { state: 'waiting', url: null, reason: null }
    },

    /** The storage key of a medium's video, which is drawn now when necessary; null when we have no video of it. */
    async requireStored(mediaId: string): Promise<string | null> {
      const copied = (await media.findOrigin(mediaId))?.storage_key ?? null
      if (copied !== null || !renderer.isAvailable()) {
        return copied
      }
      await draw(mediaId)
      return (await videos.find(mediaId))?.storage_key ?? null
    },
  }
}
export type AdVideoService = ReturnType<typeof createAdVideoService>
