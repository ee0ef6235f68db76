import { createExport, getExport } from '@marquee/contract/exports'
import { id } from '@marquee/contract/primitives'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { ExportService } from './exports.service.ts'

export function registerExportRoutes(app: FastifyInstance, exports: ExportService): void {
  implement(app, createExport, async ({ actor, body }) => ({ data: await exports.create(actor, body) }))
  implement(app, getExport, async ({ actor, params }) => ({ data: await exports.get(actor, params.id) }))

  // Not in the contract: it answers a file, under the name that it is saved as.
  app.get<{ Params: { id: string; name: string } }>('/exports/:id/:name', async (request, reply) => {
    const exportId = id.safeParse(request.params.id)
    const actor = await app.sessions.resolve(request, reply)
    if (!actor?.isEmailVerified || !exportId.success) {
      throw notFound('file')
    }
    const { object, contentType } = await exports.open(actor, exportId.data)
    reply.headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment' })
    return reply.type(contentType).header('content-length', object.size).send(object.stream)
  })
}
