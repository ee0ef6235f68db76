import { downloadVideoCut } from '@marquee/contract/video-handovers'
import type { FastifyInstance } from 'fastify'
import { implementDownload } from '../../../platform/http/implement-download.ts'
import type { VideoHandOverService } from './video-handovers.service.ts'

export function registerVideoHandOverRoutes(app: FastifyInstance, handOvers: VideoHandOverService): void {
  implementDownload(app, downloadVideoCut, async ({ actor, params }) => ({
    content: await handOvers.open(actor, params.id),
    contentType: 'application/zip',
  }))
}
