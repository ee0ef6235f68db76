import { createExport, downloadExport, getExport } from '@marquee/contract/exports'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import { implementDownload } from '../../../platform/http/implement-download.ts'
import type { ExportService } from './exports.service.ts'

export function registerExportRoutes(app: FastifyInstance, exports: ExportService): void {
  implement(app, createExport, async ({ actor, body }) => ({ data: await exports.create(actor, body) }))
  implement(app, getExport, async ({ actor, params }) => ({ data: await exports.get(actor, params.id) }))

  implementDownload(app, downloadExport, ({ actor, params }) => exports.open(actor, params.id))
}
