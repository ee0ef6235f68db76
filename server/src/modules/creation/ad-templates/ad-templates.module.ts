import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { AssetService } from '../../workspaces/assets/assets.service.ts'
import type { BrandProfileService } from '../brand-profiles/brand-profiles.service.ts'
import type { ProductService } from '../products/products.service.ts'
import { registerAdTemplateRoutes } from './ad-templates.routes.ts'
import { type AdTemplateService, createAdTemplateService } from './ad-templates.service.ts'

interface Neighbours {
  assets: AssetService
  products: ProductService
  profiles: BrandProfileService
}

/** Wires the templates that workspaces save, beside the built-in ones. */
export function registerAdTemplates(
  app: FastifyInstance,
  { database: db, clock }: AppDependencies,
  { assets, products, profiles }: Neighbours,
): AdTemplateService {
  const templates = createAdTemplateService({ db, clock, products, profiles, assets })
  registerAdTemplateRoutes(app, templates)
  return templates
}
