import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import type { AdService } from './modules/ads/ads.service.ts'
import type { UserService } from './modules/auth/users.service.ts'
import { registerBriefRoutes } from './modules/briefs/briefs.routes.ts'
import { createBriefService } from './modules/briefs/briefs.service.ts'
import { registerFileRoutes } from './modules/files/files.routes.ts'
import { createFileService } from './modules/files/files.service.ts'
import { registerProductRoutes } from './modules/products/products.routes.ts'
import { createProductService } from './modules/products/products.service.ts'

interface Neighbours {
  ads: AdService
  users: UserService
}

/** Wires what a workspace makes: its files, products and briefs. */
export function registerCreativeWork(
  app: FastifyInstance,
  { database: db, clock, storage }: Pick<AppDependencies, 'database' | 'clock' | 'storage'>,
  { ads, users }: Neighbours,
): void {
  const files = createFileService({ db, clock, storage })
  const products = createProductService({ db, clock, files })
  registerFileRoutes(app, files)
  registerProductRoutes(app, products)
  registerBriefRoutes(app, createBriefService({ db, clock, ads, products, people: users }))
}
