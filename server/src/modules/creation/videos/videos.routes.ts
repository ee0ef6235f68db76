import { writeVideoScripts } from '@marquee/contract/video-scripts'
import {
  createVideo,
  duplicateVideo,
  getVideo,
  listVideos,
  renameVideo,
  restoreVideo,
  updateVideo,
} from '@marquee/contract/videos'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { VideoScriptService } from './video-scripts.service.ts'
import type { VideoService } from './videos.service.ts'

interface Services {
  videos: VideoService
  scripts: VideoScriptService
}

export function registerVideoRoutes(app: FastifyInstance, { videos, scripts }: Services): void {
  implement(app, listVideos, ({ actor, query }) => videos.list(actor, query))
  implement(app, getVideo, async ({ actor, params }) => ({ data: await videos.get(actor, params.id) }))
  implement(app, createVideo, async ({ actor, body }) => ({ data: await videos.create(actor, body) }))
  implement(app, updateVideo, async ({ actor, params, body }) => ({
    data: await videos.update(actor, params.id, body),
  }))
  implement(app, renameVideo, async ({ actor, params, body }) => ({
    data: await videos.rename(actor, params.id, body.title),
  }))
  implement(app, duplicateVideo, async ({ actor, params, body }) => ({
    data: await videos.duplicate(actor, params.id, body.idempotency_key),
  }))
  implement(app, restoreVideo, async ({ actor, params }) => ({ data: await videos.restore(actor, params.id) }))
  implement(app, writeVideoScripts, ({ actor, body }) => scripts.write(actor, body))
}
