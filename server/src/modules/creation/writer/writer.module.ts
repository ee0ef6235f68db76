import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { AdService } from '../../library/ads/ads.service.ts'
import type { BrandProfileService } from '../brand-profiles/brand-profiles.service.ts'
import type { GenerationProviderService } from '../generation-providers/generation-providers.service.ts'
import type { ProductService } from '../products/products.service.ts'
import type { CreditService } from '../../billing/credits/credits.service.ts'
import { registerBriefDraftRoutes } from './brief-drafts.routes.ts'
import { createBriefDraftService } from './brief-drafts.service.ts'
import { registerImageWordRoutes } from './image-words.routes.ts'
import { createImageWordService } from './image-words.service.ts'

interface Neighbours {
  ads: AdService
  products: ProductService
  profiles: BrandProfileService
  providers: GenerationProviderService
  credits: CreditService
}

/** Wires the writing of words for images, and of drafts of briefs. */
export function registerWriter(
  app: FastifyInstance,
  { database: db }: AppDependencies,
  { ads, products, profiles, providers, credits }: Neighbours,
): void {
  const words = createImageWordService({ ads, products, profiles, providers })
  registerImageWordRoutes(app, words)
  registerBriefDraftRoutes(app, createBriefDraftService({ db, words, products, profiles, credits }))
}
