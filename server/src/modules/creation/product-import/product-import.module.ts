import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { createPageAllowance } from '../../../platform/web/pages/page-allowance.ts'
import type { AssetService } from '../../workspaces/assets/assets.service.ts'
import type { BrandProfileService } from '../brand-profiles/brand-profiles.service.ts'
import type { ProductService } from '../products/products.service.ts'
import type { WorkspaceChangeService } from '../../notifications/workspace-changes/workspace-changes.service.ts'
import { createProductDraftService } from './product-drafts.service.ts'
import { registerProductImportJobs } from './product-imports.jobs.ts'
import { registerProductImportRoutes } from './product-imports.routes.ts'
import { createProductImportService } from './product-imports.service.ts'

interface Neighbours {
  assets: AssetService
  products: ProductService
  profiles: BrandProfileService
  changes: WorkspaceChangeService
}

/** Wires products that are read from pages of shops. */
export function registerProductImport(
  app: FastifyInstance,
  { database: db, clock, jobs, rateLimiter, fetchPublic }: AppDependencies,
  { assets, products, profiles, changes }: Neighbours,
): void {
  const drafts = createProductDraftService({ fetchPublic, assets, useAllowance: createPageAllowance({ rateLimiter }) })
  const imports = createProductImportService({ db, clock, jobs, products, profiles })
  registerProductImportRoutes(app, { drafts, imports })
  registerProductImportJobs(jobs, { db, clock, drafts, products, changes })
}
