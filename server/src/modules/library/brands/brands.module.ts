import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { PlanService } from '../../billing/plans/plans.service.ts'
import { registerBrandRoutes } from './brands.routes.ts'
import { type BrandService, createBrandService } from './brands.service.ts'

/** Wires brands and the following of them. */
export function registerBrands(
  app: FastifyInstance,
  { database: db, clock }: AppDependencies,
  { plans }: { plans: PlanService },
): BrandService {
  const brands = createBrandService({ db, clock, plans })
  registerBrandRoutes(app, brands)
  return brands
}
