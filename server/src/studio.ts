import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import type { AdService } from './modules/ads/ads.service.ts'
import { registerAdTemplateRoutes } from './modules/ad-templates/ad-templates.routes.ts'
import { type AdTemplateService, createAdTemplateService } from './modules/ad-templates/ad-templates.service.ts'
import { scheduleAssetCleanUp } from './modules/assets/assets.jobs.ts'
import { registerAssetRoutes } from './modules/assets/assets.routes.ts'
import { type AssetService, createAssetService } from './modules/assets/assets.service.ts'
import type { UserService } from './modules/auth/users.service.ts'
import { registerBrandProfileRoutes } from './modules/brand-profiles/brand-profiles.routes.ts'
import { type BrandProfileService, createBrandProfileService } from './modules/brand-profiles/brand-profiles.service.ts'
import { createWebsiteService } from './modules/brand-profiles/website/website.service.ts'
import { registerBriefRoutes } from './modules/briefs/briefs.routes.ts'
import { type BriefService, createBriefService } from './modules/briefs/briefs.service.ts'
import { registerCreativeDocumentRoutes } from './modules/creative-documents/creative-documents.routes.ts'
import {
  createCreativeDocumentService,
  type CreativeDocumentService,
} from './modules/creative-documents/creative-documents.service.ts'
import { registerCreativeFontRoutes } from './modules/creative-rendering/creative-fonts.routes.ts'
import { createPageAllowance } from './platform/web/pages/page-allowance.ts'
import { createProductDraftService } from './modules/product-import/product-drafts.service.ts'
import { registerProductImportJobs } from './modules/product-import/product-imports.jobs.ts'
import { registerProductImportRoutes } from './modules/product-import/product-imports.routes.ts'
import { createProductImportService } from './modules/product-import/product-imports.service.ts'
import { registerProductRoutes } from './modules/products/products.routes.ts'
import { createProductService, type ProductService } from './modules/products/products.service.ts'
import type { WorkspaceChangeService } from './modules/workspace-changes/workspace-changes.service.ts'

interface Neighbours {
  ads: AdService
  users: UserService
  changes: WorkspaceChangeService
}

/** What other parts of the product build on. */
export interface CreativeWork {
  assets: AssetService
  products: ProductService
  profiles: BrandProfileService
  templates: AdTemplateService
  documents: CreativeDocumentService
  briefs: BriefService
}

/** Wires what a workspace makes: its assets, brand profiles, products and briefs. */
export function registerStudio(
  app: FastifyInstance,
  { database: db, clock, jobs, storage, rateLimiter, fetchPublic }: AppDependencies,
  { ads, users, changes }: Neighbours,
): CreativeWork {
  const assets = createAssetService({ db, clock, storage })
  registerAssetRoutes(app, assets)
  scheduleAssetCleanUp(jobs, { db, clock })

  const useAllowance = createPageAllowance({ rateLimiter })
  const profiles = createBrandProfileService({ db, clock, assets })
  const websites = createWebsiteService({ fetchPublic, assets, useAllowance })
  registerBrandProfileRoutes(app, { profiles, websites })

  const products = createProductService({ db, clock, assets, profiles })
  registerProductRoutes(app, products)
  const drafts = createProductDraftService({ fetchPublic, assets, useAllowance })
  const imports = createProductImportService({ db, clock, jobs, products, profiles })
  registerProductImportRoutes(app, { drafts, imports })
  registerProductImportJobs(jobs, { db, clock, drafts, products, changes })

  const templates = createAdTemplateService({ db, clock, products, profiles, assets })
  registerAdTemplateRoutes(app, templates)
  const documents = createCreativeDocumentService({ db, clock, assets })
  registerCreativeDocumentRoutes(app, documents)
  registerCreativeFontRoutes(app)

  const briefs = createBriefService({ db, clock, ads, products, people: users })
  registerBriefRoutes(app, briefs)
  return { assets, products, profiles, templates, documents, briefs }
}
