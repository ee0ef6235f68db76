import type { FastifyInstance } from 'fastify'
import type { AdService } from '../ads/ads.service.ts'
import type { BrandProfileService } from '../brand-profiles/brand-profiles.service.ts'
import type { GenerationProviderService } from '../generation-providers/generation-providers.service.ts'
import type { ProductService } from '../products/products.service.ts'
import { registerImageWordRoutes } from './image-words.routes.ts'
import { createImageWordService } from './image-words.service.ts'

interface Neighbours {
  ads: AdService
  products: ProductService
  profiles: BrandProfileService
  providers: GenerationProviderService
}

/** Wires the writing of words for images. */
export function registerWriter(app: FastifyInstance, { ads, products, profiles, providers }: Neighbours): void {
  registerImageWordRoutes(app, createImageWordService({ ads, products, profiles, providers }))
}
