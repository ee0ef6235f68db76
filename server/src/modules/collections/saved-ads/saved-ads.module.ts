import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { AdService } from '../../library/ads/ads.service.ts'
import type { UserService } from '../../identity/auth/users.service.ts'
import type { BoardAdService } from '../boards/board-ads.service.ts'
import type { BrandService } from '../../library/brands/brands.service.ts'
import type { MediaCopyService } from '../../library/media-copies/media-copies.service.ts'
import { createSavedAdChangeService } from './saved-ad-changes.service.ts'
import { registerSavedAdRoutes } from './saved-ads.routes.ts'
import { createSavedAdService, type SavedAdService } from './saved-ads.service.ts'
import { createSavedBrandService } from './saved-brands.service.ts'

interface Neighbours {
  ads: AdService
  brands: BrandService
  users: UserService
  boardAds: BoardAdService
  mediaCopies: MediaCopyService
}

/** Wires the swipe file of a workspace. */
export function registerSavedAds(
  app: FastifyInstance,
  { database: db, clock }: AppDependencies,
  { ads, brands, users, boardAds, mediaCopies }: Neighbours,
): SavedAdService {
  const savedAds = createSavedAdService({ db, clock, ads, mediaCopies, people: users })
  registerSavedAdRoutes(app, {
    savedAds,
    changes: createSavedAdChangeService({ db, clock, boardAds, mediaCopies }),
    savedBrands: createSavedBrandService({ db, brands }),
  })
  return savedAds
}
