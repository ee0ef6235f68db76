import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { createPageAllowance } from '../../../platform/web/pages/page-allowance.ts'
import type { AssetService } from '../../workspaces/assets/assets.service.ts'
import { registerBrandProfileRoutes } from './brand-profiles.routes.ts'
import { type BrandProfileService, createBrandProfileService } from './brand-profiles.service.ts'
import { createWebsiteService } from './website/website.service.ts'

/** Wires how a workspace's own brands look and sound, and the reading of it from a website. */
export function registerBrandProfiles(
  app: FastifyInstance,
  { database: db, clock, rateLimiter, fetchPublic }: AppDependencies,
  { assets }: { assets: AssetService },
): BrandProfileService {
  const profiles = createBrandProfileService({ db, clock, assets })
  const websites = createWebsiteService({ fetchPublic, assets, useAllowance: createPageAllowance({ rateLimiter }) })
  registerBrandProfileRoutes(app, { profiles, websites })
  return profiles
}
