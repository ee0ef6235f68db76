import { draftBrief } from '@marquee/contract/brief-drafts'
import { getAdInspiration, writeImageWords } from '@marquee/contract/image-words'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { BriefDraftService } from './brief-drafts.service.ts'
import type { ImageWordService } from './image-words.service.ts'

export function registerWriterRoutes(app: FastifyInstance, words: ImageWordService, drafts: BriefDraftService): void {
  implement(app, writeImageWords, ({ actor, body }) => words.write(actor, body))
  implement(app, getAdInspiration, async ({ actor, params }) => ({ data: await words.inspire(actor, params.id) }))
  implement(app, draftBrief, ({ actor, body }) => drafts.draft(actor, body))
}
