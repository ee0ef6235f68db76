import { getVideoVersion } from '@marquee/contract/video-versions'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { VideoVersionService } from './video-versions.service.ts'

export function registerVideoVersionRoutes(app: FastifyInstance, versions: VideoVersionService): void {
  implement(app, getVideoVersion, async ({ actor, params }) => ({ data: await versions.get(actor, params.id) }))
}
