import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { AdService } from '../../library/ads/ads.service.ts'
import type { UserService } from '../../identity/auth/users.service.ts'
import type { ProductService } from '../../creation/products/products.service.ts'
import { registerBriefRoutes } from './briefs.routes.ts'
import { type BriefService, createBriefService } from './briefs.service.ts'

interface Neighbours {
  ads: AdService
  products: ProductService
  users: UserService
}

/** Wires briefs. */
export function registerBriefs(
  app: FastifyInstance,
  { database: db, clock }: AppDependencies,
  { ads, products, users }: Neighbours,
): BriefService {
  const briefs = createBriefService({ db, clock, ads, products, people: users })
  registerBriefRoutes(app, briefs)
  return briefs
}
