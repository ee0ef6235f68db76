import { id } from '@marquee/contract/primitives'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { BriefPdfService } from './brief-pdf.service.ts'

/** Not in the contract: they answer files. */
export function registerBriefFileRoutes(app: FastifyInstance, pdf: BriefPdfService): void {
  app.get<{ Params: { id: string } }>('/brief-files/:id/brief.pdf', async (request, reply) => {
    const actor = await app.sessions.resolve(request, reply)
    if (!actor?.isEmailVerified || !id.safeParse(request.params.id).success) {
      throw notFound('file')
    }
    return answer(reply, await pdf.ofMember(actor, request.params.id))
  })

  app.get<{ Params: { token: string } }>('/shared-brief-files/:token/brief.pdf', async (request, reply) =>
    answer(reply, await pdf.ofLink(request.params.token)),
  )
}

function answer(reply: FastifyReply, { title, content }: { title: string; content: Buffer }): FastifyReply {
  const name = encodeURIComponent(`${title.replaceAll(/[^\p{L}\p{N} _-]/gu, '').slice(0, 100) || 'Brief'}.pdf`)
  return reply
    .type('application/pdf')
    .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename*=UTF-8''${name}` })
    .send(content)
}
