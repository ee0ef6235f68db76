import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { AdService } from '../../library/ads/ads.service.ts'
import { registerWorkspaceSummaryRoutes } from './workspace-summary.routes.ts'
import { createWorkspaceSummaryService } from './workspace-summary.service.ts'

/** Wires what the dashboard tells of a workspace. */
export function registerWorkspaceSummary(
  app: FastifyInstance,
  { database: db, clock }: AppDependencies,
  { ads }: { ads: AdService },
): void {
  registerWorkspaceSummaryRoutes(app, createWorkspaceSummaryService({ db, clock, ads }))
}
