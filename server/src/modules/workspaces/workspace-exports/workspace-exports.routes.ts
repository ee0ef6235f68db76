import {
  downloadWorkspaceExport,
  getLatestWorkspaceExport,
  startWorkspaceExport,
} from '@marquee/contract/workspace-exports'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import { implementDownload } from '../../../platform/http/implement-download.ts'
import type { WorkspaceExportService } from './workspace-exports.service.ts'

export function registerWorkspaceExportRoutes(app: FastifyInstance, exports: WorkspaceExportService): void {
  implement(app, startWorkspaceExport, async ({ actor }) => ({ data: await exports.start(actor) }))
  implement(app, getLatestWorkspaceExport, async ({ actor }) => ({ data: await exports.getLatest(actor) }))

  implementDownload(app, downloadWorkspaceExport, async ({ actor, params }) => {
    const { stream, size } = await exports.open(actor, params.id)
    return { content: stream, size }
  })
}
