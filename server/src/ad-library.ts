import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import { registerAdRoutes } from './modules/ads/ads.routes.ts'
import { type AdService, createAdService } from './modules/ads/ads.service.ts'
import type { UserService } from './modules/auth/users.service.ts'
import { registerBoardRoutes } from './modules/boards/boards.routes.ts'
import { createBoardService } from './modules/boards/boards.service.ts'
import { createBrandCountService, keepBrandsCounted } from './modules/brand-insights/brand-counts.service.ts'
import { registerBrandInsightRoutes } from './modules/brand-insights/brand-insights.routes.ts'
import { createBrandInsightService } from './modules/brand-insights/brand-insights.service.ts'
import { registerBrandRoutes } from './modules/brands/brands.routes.ts'
import { createBrandService } from './modules/brands/brands.service.ts'
import { registerHiddenBrandRoutes } from './modules/hidden-brands/hidden-brands.routes.ts'
import { createHiddenBrandService } from './modules/hidden-brands/hidden-brands.service.ts'
import { mediaUrls } from './modules/media/media-address.ts'
import { registerOnboardingRoutes } from './modules/onboarding/onboarding.routes.ts'
import { createOnboardingService } from './modules/onboarding/onboarding.service.ts'
import { createSavedAdMarks } from './modules/saved-ads/saved-ad-marks.service.ts'
import { registerSavedAdRoutes } from './modules/saved-ads/saved-ads.routes.ts'
import { createSavedAdService } from './modules/saved-ads/saved-ads.service.ts'
import { registerSavedSearchRoutes } from './modules/saved-searches/saved-searches.routes.ts'
import { createSavedSearchService } from './modules/saved-searches/saved-searches.service.ts'

/** Wires the ad library, the swipe file, boards, brands and the onboarding that fills them. Hands back what other modules need of them. */
export function registerAdLibrary(
  app: FastifyInstance,
  { database: db, clock }: Pick<AppDependencies, 'database' | 'clock'>,
  users: UserService,
): AdService {
  const brands = createBrandService({ db, clock })
  registerBrandRoutes(app, brands)
  registerBrandInsightRoutes(app, createBrandInsightService({ db, clock, brands }))
  keepBrandsCounted(app, createBrandCountService({ db, clock }))
  const hiddenBrands = createHiddenBrandService({ db, clock, brands, people: users })
  registerHiddenBrandRoutes(app, hiddenBrands)
  registerSavedSearchRoutes(app, createSavedSearchService({ db, clock }))
  async function brandChoices(workspaceId: string) {
    const [followed, hidden] = await Promise.all([
      brands.listFollowedIds(workspaceId),
      hiddenBrands.listIds(workspaceId),
    ])
    return { followed, hidden }
  }
  const ads = createAdService({ db, clock, mediaUrls, savedAdMarks: createSavedAdMarks({ db }), brandChoices })
  registerAdRoutes(app, ads)
  registerSavedAdRoutes(app, createSavedAdService({ db, clock, ads, people: users }))
  const boards = createBoardService({ db, clock, ads })
  registerBoardRoutes(app, boards)
  registerOnboardingRoutes(app, createOnboardingService({ db, clock, ads, boards, brands }))
  return ads
}
