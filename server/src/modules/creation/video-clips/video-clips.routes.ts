import { getPreparedClip, prepareClip } from '@marquee/contract/video-renders'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { VideoClipService } from './video-clips.service.ts'

export function registerVideoClipRoutes(app: FastifyInstance, clips: VideoClipService): void {
  implement(app, prepareClip, async ({ actor, params }) => ({ data: await clips.prepare(actor, params.id) }))
  implement(app, getPreparedClip, async ({ actor, params }) => ({ data: await clips.get(actor, params.id) }))
}
