import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { UserService } from '../../identity/auth/users.service.ts'
import type { BrandService } from '../brands/brands.service.ts'
import { registerHiddenBrandRoutes } from './hidden-brands.routes.ts'
import { createHiddenBrandService, type HiddenBrandService } from './hidden-brands.service.ts'

interface Neighbours {
  users: UserService
  brands: BrandService
}

/** Wires the brands that a workspace does not want to see. */
export function registerHiddenBrands(
  app: FastifyInstance,
  { database: db, clock }: AppDependencies,
  { users, brands }: Neighbours,
): HiddenBrandService {
  const hiddenBrands = createHiddenBrandService({ db, clock, brands, people: users })
  registerHiddenBrandRoutes(app, hiddenBrands)
  return hiddenBrands
}
