import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import { registerCollections } from './collections.ts'
import { registerAdRoutes } from './modules/ads/ads.routes.ts'
import { type AdService, createAdService } from './modules/ads/ads.service.ts'
import type { UserService } from './modules/auth/users.service.ts'
import { scheduleBrandCounts } from './modules/brand-insights/brand-counts.jobs.ts'
import { createBrandCountService } from './modules/brand-insights/brand-counts.service.ts'
import { registerBrandInsightRoutes } from './modules/brand-insights/brand-insights.routes.ts'
import { createBrandInsightService } from './modules/brand-insights/brand-insights.service.ts'
import { measureBrands } from './modules/brand-spy/brand-spy.queues.ts'
import { registerBrandRoutes } from './modules/brands/brands.routes.ts'
import { type BrandService, createBrandService } from './modules/brands/brands.service.ts'
import { registerHiddenBrandRoutes } from './modules/hidden-brands/hidden-brands.routes.ts'
import { createHiddenBrandService } from './modules/hidden-brands/hidden-brands.service.ts'
import { mediaUrls } from './modules/media/media-address.ts'
import type { MediaService } from './modules/media/media.service.ts'
import { registerOnboardingRoutes } from './modules/onboarding/onboarding.routes.ts'
import { createOnboardingService } from './modules/onboarding/onboarding.service.ts'
import type { PlanService } from './modules/plans/plans.service.ts'
import { createSavedAdMarks } from './modules/saved-ads/saved-ad-marks.service.ts'
import type { ShareLinkService } from './modules/sharing/share-links.service.ts'
import type { SharingService } from './modules/sharing/sharing.service.ts'
import { registerSameCreativeRoutes } from './modules/same-creatives/same-creatives.routes.ts'
import {
  createSameCreativeService,
  readPictures,
  readPicturesOfAd,
} from './modules/same-creatives/same-creatives.service.ts'
import { registerSavedSearchRoutes } from './modules/saved-searches/saved-searches.routes.ts'
import { createSavedSearchService } from './modules/saved-searches/saved-searches.service.ts'

interface Neighbours {
  users: UserService
  plans: PlanService
  media: MediaService
  links: ShareLinkService
}

/** Wires the ad library, brands, what workspaces keep of them, and the onboarding that starts it. Hands back what others need. */
export function registerAdLibrary(
  app: FastifyInstance,
  dependencies: AppDependencies,
  { users, plans, media, links }: Neighbours,
): { ads: AdService; brands: BrandService; sharing: SharingService } {
  const { database: db, clock, log, jobs } = dependencies
  const brands = createBrandService({ db, clock, plans })
  registerBrandRoutes(app, brands)
  registerBrandInsightRoutes(app, createBrandInsightService({ db, clock, brands }))
  scheduleBrandCounts(jobs, createBrandCountService({ db, clock }), async () => {
    await jobs.send(measureBrands, {})
  })
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
  const sameCreatives = createSameCreativeService({ db, clock, log, jobs, ads, media })
  registerSameCreativeRoutes(app, sameCreatives)
  jobs.work(readPicturesOfAd, ({ ad_id }) => sameCreatives.readAd(ad_id))
  jobs.work(readPictures, (data) => sameCreatives.readSome(data))
  const { boards, sharing } = registerCollections(app, dependencies, { ads, brands, users, media, links })
  registerOnboardingRoutes(app, createOnboardingService({ db, clock, ads, boards, brands, plans }))
  return { ads, brands, sharing }
}
