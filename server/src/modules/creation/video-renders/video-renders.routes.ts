import { deleteVideo } from '@marquee/contract/videos'
import { cancelVideoRender, createVideoRender, downloadVideo, listVideoRenders } from '@marquee/contract/video-renders'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import { implementDownload } from '../../../platform/http/implement-download.ts'
import type { VideoDownloads } from './video-downloads.ts'
import type { VideoRenderService } from './video-renders.service.ts'

export function registerVideoRenderRoutes(
  app: FastifyInstance,
  { renders, downloads }: { renders: VideoRenderService; downloads: VideoDownloads },
): void {
  implement(app, createVideoRender, async ({ actor, params, body }) => ({
    data: await renders.create(actor, params.id, body),
  }))
  implement(app, listVideoRenders, ({ actor, params, query }) => renders.list(actor, params.id, query))
  implement(app, cancelVideoRender, async ({ actor, params }) => ({ data: await renders.cancel(actor, params.id) }))
  implement(app, deleteVideo, ({ actor, params }) => renders.removeVideo(actor, params.id))
  implementDownload(app, downloadVideo, ({ actor, params }) => downloads.open(actor, params))
}
