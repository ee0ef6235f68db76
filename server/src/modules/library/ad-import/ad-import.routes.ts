import { cancelAdImport, getAdImport, listAdImports, startAdImport, uploadAdFile } from '@marquee/contract/ad-imports'
import { id } from '@marquee/contract/primitives'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { implement, implementStreamedUpload } from '../../../platform/http/implement.ts'
import type { FileImportService } from './file-imports.service.ts'

export function registerAdImportRoutes(app: FastifyInstance, imports: FileImportService): void {
  implementStreamedUpload(app, uploadAdFile, async ({ actor, file }) => ({ data: await imports.upload(actor, file) }))
  implement(app, listAdImports, async ({ actor }) => ({ data: await imports.list(actor) }))
  implement(app, getAdImport, async ({ actor, params }) => ({ data: await imports.get(actor, params.id) }))
  implement(app, startAdImport, async ({ actor, params, body }) => ({
    data: await imports.start(actor, params.id, body),
  }))
  implement(app, cancelAdImport, async ({ actor, params }) => ({ data: await imports.cancel(actor, params.id) }))

  // Not in the contract: it answers a file, under the name that it is saved as.
  app.get<{ Params: { id: string } }>('/ad-imports/:id/refused-rows.csv', async (request, reply) => {
    const importId = id.safeParse(request.params.id)
    const actor = await app.sessions.resolve(request, reply)
    if (!actor?.isAdmin || !actor.isEmailVerified || !importId.success) {
      throw notFound('file')
    }
    const lines = await imports.openRefusals(actor, importId.data)
    reply.headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment' })
    return reply.type('text/csv; charset=utf-8').send(lines)
  })
}
