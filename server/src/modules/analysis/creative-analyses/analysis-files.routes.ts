import { downloadAnalysisImage, downloadAnalysisReport } from '@marquee/contract/creative-analyses'
import { downloadSharedAnalysisImage, downloadSharedAnalysisReport } from '@marquee/contract/shared-analyses'
import type { FastifyInstance } from 'fastify'
import { implementAnonymousDownload, implementDownload } from '../../../platform/http/implement-download.ts'
import type { AnalysisFileService } from './analysis-files.service.ts'
import type { SharedAnalysisService } from './shared-analyses.service.ts'

interface Services {
  files: AnalysisFileService
  shared: Pick<SharedAnalysisService, 'findTarget'>
}

export function registerAnalysisFileRoutes(app: FastifyInstance, { files, shared }: Services): void {
  implementDownload(app, downloadAnalysisReport, ({ actor: { workspaceId }, params: { id } }) =>
    files.toPdf({ workspaceId, id }),
  )
  implementDownload(app, downloadAnalysisImage, ({ actor: { workspaceId }, params: { id } }) =>
    files.toImage({ workspaceId, id }),
  )
  implementAnonymousDownload(app, downloadSharedAnalysisReport, async ({ params }) =>
    files.toPdf(await shared.findTarget(params.token)),
  )
  implementAnonymousDownload(app, downloadSharedAnalysisImage, async ({ params }) =>
    files.toImage(await shared.findTarget(params.token)),
  )
}
