import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { BrandService } from '../brands/brands.service.ts'
import { countBrands, scheduleBrandCounts } from './brand-counts.jobs.ts'
import { createBrandCountService } from './brand-counts.service.ts'
import { registerBrandInsightRoutes } from './brand-insights.routes.ts'
import { createBrandInsightService } from './brand-insights.service.ts'

interface Neighbours {
  brands: BrandService
  /** Called when brands were counted. */
  onCounted: () => Promise<unknown>
}

/** Wires the figures of brands. Hands back how those who write ads have them counted at once. */
export function registerBrandInsights(
  app: FastifyInstance,
  { database: db, clock, jobs }: AppDependencies,
  { brands, onCounted }: Neighbours,
): { countBrandsNow: () => Promise<unknown> } {
  registerBrandInsightRoutes(app, createBrandInsightService({ db, clock, brands }))
  scheduleBrandCounts(jobs, createBrandCountService({ db, clock }), onCounted)
  return { countBrandsNow: () => jobs.send(countBrands, {}) }
}
