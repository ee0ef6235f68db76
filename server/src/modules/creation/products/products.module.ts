import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { AssetService } from '../../workspaces/assets/assets.service.ts'
import type { BrandProfileService } from '../brand-profiles/brand-profiles.service.ts'
import { registerProductRoutes } from './products.routes.ts'
import { createProductService, type ProductService } from './products.service.ts'

interface Neighbours {
  assets: AssetService
  profiles: BrandProfileService
}

/** Wires the products of a workspace. */
export function registerProducts(
  app: FastifyInstance,
  { database: db, clock }: AppDependencies,
  { assets, profiles }: Neighbours,
): ProductService {
  const products = createProductService({ db, clock, assets, profiles })
  registerProductRoutes(app, products)
  return products
}
