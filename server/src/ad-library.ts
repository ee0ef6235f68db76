import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app.ts'
import { registerAdRoutes } from './modules/ads/ads.routes.ts'
import { type AdService, createAdService } from './modules/ads/ads.service.ts'
import type { UserService } from './modules/auth/users.service.ts'
import { mediaUrls } from './modules/media/media-address.ts'
import { createSavedAdMarks } from './modules/saved-ads/saved-ad-marks.service.ts'
import { registerSavedAdRoutes } from './modules/saved-ads/saved-ads.routes.ts'
import { createSavedAdService } from './modules/saved-ads/saved-ads.service.ts'

/** Wires the ad library and the swipe file. Hands back what other modules need of them. */
export function registerAdLibrary(
  app: FastifyInstance,
  { database: db, clock }: Pick<AppDependencies, 'database' | 'clock'>,
  users: UserService,
): AdService {
  const ads = createAdService({ db, clock, mediaUrls, savedAdMarks: createSavedAdMarks({ db }) })
  registerAdRoutes(app, ads)
  registerSavedAdRoutes(app, createSavedAdService({ db, clock, ads, people: users }))
  return ads
}
