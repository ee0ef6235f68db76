import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import type { AdService } from './modules/ads/ads.service.ts'
import type { UserService } from './modules/auth/users.service.ts'
import { scheduleAssetCleanUp } from './modules/assets/assets.jobs.ts'
import { registerAssetRoutes } from './modules/assets/assets.routes.ts'
import { type AssetService, createAssetService } from './modules/assets/assets.service.ts'
import { registerBriefRoutes } from './modules/briefs/briefs.routes.ts'
import { type BriefService, createBriefService } from './modules/briefs/briefs.service.ts'
import { registerProductRoutes } from './modules/products/products.routes.ts'
import { createProductService, type ProductService } from './modules/products/products.service.ts'

interface Neighbours {
  ads: AdService
  users: UserService
}

/** What other parts of the product build on. */
export interface CreativeWork {
  assets: AssetService
  products: ProductService
  briefs: BriefService
}

/** Wires what a workspace makes: its assets, products and briefs. */
export function registerCreativeWork(
  app: FastifyInstance,
  { database: db, clock, jobs, storage }: Pick<AppDependencies, 'database' | 'clock' | 'jobs' | 'storage'>,
  { ads, users }: Neighbours,
): CreativeWork {
  const assets = createAssetService({ db, clock, storage })
  const products = createProductService({ db, clock, assets })
  registerAssetRoutes(app, assets)
  scheduleAssetCleanUp(jobs, { db, clock, storage })
  registerProductRoutes(app, products)
  const briefs = createBriefService({ db, clock, ads, products, people: users })
  registerBriefRoutes(app, briefs)
  return { assets, products, briefs }
}
