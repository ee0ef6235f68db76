import { getSharedAnalysis } from '@marquee/contract/shared-analyses'
import { getAnalysisShare, revokeAnalysisShare, shareAnalysis } from '@marquee/contract/sharing'
import type { FastifyInstance } from 'fastify'
import { implement, implementAnonymous } from '../../../platform/http/implement.ts'
import type { SharedAnalysisService } from './shared-analyses.service.ts'

export function registerSharedAnalysisRoutes(app: FastifyInstance, shared: SharedAnalysisService): void {
  implement(app, getAnalysisShare, async ({ actor, params }) => ({ data: await shared.getShare(actor, params.id) }))
  implement(app, shareAnalysis, async ({ actor, params, body }) => ({
    data: await shared.share(actor, params.id, body),
  }))
  implement(app, revokeAnalysisShare, ({ actor, params }) => shared.revoke(actor, params.id))
  implementAnonymous(app, getSharedAnalysis, async ({ params }) => ({ data: await shared.open(params.token) }))
}
