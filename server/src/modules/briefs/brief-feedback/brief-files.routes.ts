import { downloadBrief } from '@marquee/contract/briefs'
import { downloadSharedBrief } from '@marquee/contract/shared-briefs'
import type { FastifyInstance } from 'fastify'
import { implementAnonymousDownload, implementDownload } from '../../../platform/http/implement-download.ts'
import type { BriefPdfService } from './brief-pdf.service.ts'

export function registerBriefFileRoutes(app: FastifyInstance, pdf: BriefPdfService): void {
  implementDownload(app, downloadBrief, ({ actor, params }) => pdf.ofMember(actor, params.id))
  implementAnonymousDownload(app, downloadSharedBrief, ({ params }) => pdf.ofLink(params.token))
}
