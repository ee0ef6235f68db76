import { createAnalysis, deleteAnalysis, getAnalysis, listAnalyses } from '@marquee/contract/creative-analyses'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { CreativeAnalysisService } from './creative-analyses.service.ts'

export function registerCreativeAnalysisRoutes(app: FastifyInstance, analyses: CreativeAnalysisService): void {
  implement(app, createAnalysis, async ({ actor, body }) => ({ data: await analyses.create(actor, body) }))
  implement(app, listAnalyses, ({ actor, query }) => analyses.list(actor, query))
  implement(app, getAnalysis, async ({ actor, params }) => ({ data: await analyses.get(actor, params.id) }))
  implement(app, deleteAnalysis, ({ actor, params }) => analyses.remove(actor, params.id))
}
