import { getLibraryImport, startLibraryImport, uploadLibrary } from '@marquee/contract/library-imports'
import type { FastifyInstance } from 'fastify'
import { implement, implementStreamedUpload } from '../../../platform/http/implement.ts'
import type { LibraryImportService } from './library-imports.service.ts'

export function registerLibraryImportRoutes(app: FastifyInstance, imports: LibraryImportService): void {
  implementStreamedUpload(app, uploadLibrary, async ({ actor, file }) => ({ data: await imports.upload(actor, file) }))
  implement(app, getLibraryImport, async ({ actor, params }) => ({ data: await imports.get(actor, params.id) }))
  implement(app, startLibraryImport, async ({ actor, params, query }) => ({
    data: await imports.start(actor, params.id, query.made_on),
  }))
}
