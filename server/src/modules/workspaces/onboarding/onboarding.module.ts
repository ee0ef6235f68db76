import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { AdService } from '../../library/ads/ads.service.ts'
import type { BoardService } from '../../collections/boards/boards.service.ts'
import type { BrandService } from '../../library/brands/brands.service.ts'
import type { PlanService } from '../../billing/plans/plans.service.ts'
import type { WorkspaceService } from '../workspaces/workspaces.service.ts'
import { registerOnboardingRoutes } from './onboarding.routes.ts'
import { createOnboardingService } from './onboarding.service.ts'

interface Neighbours {
  ads: AdService
  boards: BoardService
  brands: BrandService
  plans: PlanService
  workspaces: WorkspaceService
}

/** Wires the questions that a new user is asked. */
export function registerOnboarding(
  app: FastifyInstance,
  { database: db, clock }: AppDependencies,
  { ads, boards, brands, plans, workspaces }: Neighbours,
): void {
  registerOnboardingRoutes(app, createOnboardingService({ db, clock, ads, boards, brands, plans, workspaces }))
}
