import { id } from '@marquee/contract/primitives'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { AnalysisFileService } from './analysis-files.service.ts'
import type { SharedAnalysisService } from './shared-analyses.service.ts'

interface Services {
  files: AnalysisFileService
  shared: Pick<SharedAnalysisService, 'findTarget'>
}

interface OwnParams {
  Params: { id: string }
}

interface LinkParams {
  Params: { token: string }
}

/** Not in the contract: they answer files. */
export function registerAnalysisFileRoutes(app: FastifyInstance, { files, shared }: Services): void {
  async function findOwn(request: FastifyRequest<OwnParams>, reply: FastifyReply) {
    const actor = await app.sessions.resolve(request, reply)
    if (!actor?.isEmailVerified || !id.safeParse(request.params.id).success) {
      throw notFound('file')
    }
    return { workspaceId: actor.workspaceId, id: request.params.id }
  }

  app.get<OwnParams>('/analysis-files/:id/analysis.pdf', async (request, reply) =>
    answer(reply, 'pdf', await files.toPdf(await findOwn(request, reply))),
  )
  app.get<OwnParams>('/analysis-files/:id/analysis.png', async (request, reply) =>
    answer(reply, 'png', await files.toPicture(await findOwn(request, reply))),
  )
  app.get<LinkParams>('/shared-analysis-files/:token/analysis.pdf', async (request, reply) =>
    answer(reply, 'pdf', await files.toPdf(await shared.findTarget(request.params.token))),
  )
  app.get<LinkParams>('/shared-analysis-files/:token/analysis.png', async (request, reply) =>
    answer(reply, 'png', await files.toPicture(await shared.findTarget(request.params.token))),
  )
}

const TYPES = { pdf: 'application/pdf', png: 'image/png' } as const

function answer(
  reply: FastifyReply,
  type: keyof typeof TYPES,
  { name, content }: { name: string; content: Buffer },
): FastifyReply {
  const plain = name.replaceAll(/[^\p{L}\p{N} _-]/gu, '').slice(0, 100) || 'Analysis'
  const fileName = encodeURIComponent(`${plain}.${type}`)
  return reply
    .type(TYPES[type])
    .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename*=UTF-8''${fileName}` })
    .send(content)
}
