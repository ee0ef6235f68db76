import { archiveBrief, createBrief, getBrief, listBriefs, restoreBrief, updateBrief } from '@marquee/contract/briefs'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { BriefService } from './briefs.service.ts'

export function registerBriefRoutes(app: FastifyInstance, briefs: BriefService): void {
  implement(app, listBriefs, ({ actor, query }) => briefs.list(actor, query))
  implement(app, getBrief, async ({ actor, params }) => ({ data: await briefs.get(actor, params.id) }))
  implement(app, createBrief, async ({ actor, body }) => ({ data: await briefs.create(actor, body) }))
  implement(app, updateBrief, async ({ actor, params, body }) => ({
    data: await briefs.update(actor, params.id, body),
  }))
  implement(app, archiveBrief, async ({ actor, params }) => ({ data: await briefs.archive(actor, params.id) }))
  implement(app, restoreBrief, async ({ actor, params }) => ({ data: await briefs.restore(actor, params.id) }))
}
