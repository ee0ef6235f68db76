import {
  cancelAdImport,
  downloadAdRefusals,
  getAdImport,
  listAdImports,
  previewAdImport,
  startAdImport,
  uploadAdFile,
} from '@marquee/contract/ad-imports'
import type { FastifyInstance } from 'fastify'
import { implement, implementStreamedUpload } from '../../../platform/http/implement.ts'
import { implementDownload } from '../../../platform/http/implement-download.ts'
import type { FileImportService } from './file-imports.service.ts'

export function registerAdImportRoutes(app: FastifyInstance, imports: FileImportService): void {
  implementStreamedUpload(app, uploadAdFile, async ({ actor, file }) => ({ data: await imports.upload(actor, file) }))
  implement(app, listAdImports, async ({ actor }) => ({ data: await imports.list(actor) }))
  implement(app, getAdImport, async ({ actor, params, query }) => ({
    data: await imports.get(actor, params.id, query.encoding),
  }))
  implement(app, startAdImport, async ({ actor, params, body }) => ({
    data: await imports.start(actor, params.id, body),
  }))
  implement(app, previewAdImport, async ({ actor, params, body }) => ({
    data: await imports.preview(actor, params.id, body),
  }))
  implement(app, cancelAdImport, async ({ actor, params }) => ({ data: await imports.cancel(actor, params.id) }))

  implementDownload(app, downloadAdRefusals, async ({ actor, params }) => ({
    content: await imports.openRefusals(actor, params.id),
  }))
}
