import { id } from '@marquee/contract/primitives'
import { getLatestWorkspaceExport, startWorkspaceExport } from '@marquee/contract/workspace-exports'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { WorkspaceExportService } from './workspace-exports.service.ts'

export function registerWorkspaceExportRoutes(app: FastifyInstance, exports: WorkspaceExportService): void {
  implement(app, startWorkspaceExport, async ({ actor }) => ({ data: await exports.start(actor) }))
  implement(app, getLatestWorkspaceExport, async ({ actor }) => ({ data: await exports.getLatest(actor) }))

  // Not in the contract: it answers a file, under the name that it is saved as.
  app.get<{ Params: { id: string; name: string } }>('/workspace-exports/:id/:name', async (request, reply) => {
    const exportId = id.safeParse(request.params.id)
    const actor = await app.sessions.resolve(request, reply)
    if (!actor?.isEmailVerified || !exportId.success) {
      throw notFound('file')
    }
    const object = await exports.open(actor, exportId.data)
    reply.headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment', 'content-length': object.size })
    return reply.type('application/zip').send(object.stream)
  })
}
