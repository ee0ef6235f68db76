import { exploreBrands, getBrandOverview, getBrandPatterns, getBrandTimeline } from '@marquee/contract/brand-insights'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { BrandInsightService } from './brand-insights.service.ts'

export function registerBrandInsightRoutes(app: FastifyInstance, insights: BrandInsightService): void {
  implement(app, exploreBrands, ({ actor, query }) => insights.list(actor, query))
  implement(app, getBrandOverview, async ({ actor, params }) => ({ data: await insights.get(actor, params.id) }))
  implement(app, getBrandTimeline, async ({ actor, params, query }) => ({
    data: await insights.timeline(actor, params.id, query.days),
  }))
  implement(app, getBrandPatterns, async ({ actor, params }) => ({
    data: await insights.patterns(actor, params.id),
  }))
}
