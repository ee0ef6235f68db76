import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { BrandService } from '../brands/brands.service.ts'
import type { HiddenBrandService } from '../hidden-brands/hidden-brands.service.ts'
import { registerAdRoutes } from './ads.routes.ts'
import { type AdService, type AdServiceDependencies, createAdService } from './ads.service.ts'

interface Neighbours extends Pick<AdServiceDependencies, 'mediaUrls' | 'savedAdMarks'> {
  brands: Pick<BrandService, 'listFollowedIds'>
  hiddenBrands: Pick<HiddenBrandService, 'listIds'>
}

/** Wires the library of ads and its search. */
export function registerAds(
  app: FastifyInstance,
  { database: db, clock }: AppDependencies,
  { brands, hiddenBrands, mediaUrls, savedAdMarks }: Neighbours,
): AdService {
  async function brandChoices(workspaceId: string) {
    const [followed, hidden] = await Promise.all([
      brands.listFollowedIds(workspaceId),
      hiddenBrands.listIds(workspaceId),
    ])
    return { followed, hidden }
  }
  const ads = createAdService({ db, clock, mediaUrls, savedAdMarks, brandChoices })
  registerAdRoutes(app, ads)
  return ads
}
