import { draftBrief } from '@marquee/contract/brief-drafts'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { BriefDraftService } from './brief-drafts.service.ts'

export function registerBriefDraftRoutes(app: FastifyInstance, drafts: BriefDraftService): void {
  implement(app, draftBrief, ({ actor, body }) => drafts.draft(actor, body))
}
