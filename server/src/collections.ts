import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import type { AdService } from './modules/ads/ads.service.ts'
import type { UserService } from './modules/auth/users.service.ts'
import { createBoardAdService } from './modules/boards/board-ads.service.ts'
import { createBoardPickService } from './modules/boards/board-picks.service.ts'
import { createBoardTreeService } from './modules/boards/board-tree.service.ts'
import { registerBoardRoutes } from './modules/boards/boards.routes.ts'
import { createBoardService } from './modules/boards/boards.service.ts'
import type { BrandService } from './modules/brands/brands.service.ts'
import { registerExportJobs } from './modules/exports/exports.jobs.ts'
import { registerExportRoutes } from './modules/exports/exports.routes.ts'
import { createExportService } from './modules/exports/exports.service.ts'
import type { MediaService } from './modules/media/media.service.ts'
import { registerMediaCopyJobs } from './modules/media-copies/media-copies.jobs.ts'
import { createMediaCopyService } from './modules/media-copies/media-copies.service.ts'
import { createSavedAdChangeService } from './modules/saved-ads/saved-ad-changes.service.ts'
import { registerSavedAdRoutes } from './modules/saved-ads/saved-ads.routes.ts'
import { createSavedAdService } from './modules/saved-ads/saved-ads.service.ts'
import { createSavedBrandService } from './modules/saved-ads/saved-brands.service.ts'
import type { ShareLinkService } from './modules/sharing/share-links.service.ts'
import { registerSharingRoutes } from './modules/sharing/sharing.routes.ts'
import { createSharingService } from './modules/sharing/sharing.service.ts'
import { registerStaffPickRoutes } from './modules/staff-picks/staff-picks.routes.ts'
import { createStaffPickService } from './modules/staff-picks/staff-picks.service.ts'

interface Neighbours {
  ads: AdService
  brands: BrandService
  users: UserService
  media: MediaService
  links: ShareLinkService
}

/** Wires what workspaces keep of the ad library: the swipe file, boards, links to them, staff picks, copies and exports. */
export function registerCollections(
  app: FastifyInstance,
  { database: db, clock, storage, jobs, fetchPublic }: AppDependencies,
  { ads, brands, users, media, links }: Neighbours,
) {
  const mediaCopies = createMediaCopyService({ db, clock, storage, jobs, fetchPublic })
  const boardAds = createBoardAdService({ db, clock, mediaCopies })
  const boards = createBoardService({ db, clock, ads, boardAds, mediaCopies })
  const savedAds = createSavedAdService({ db, clock, ads, mediaCopies, people: users })
  const sources = { ...mediaCopies, ...media }
  const exports = createExportService({ db, clock, storage, jobs, savedAds, media: sources })
  const sharing = createSharingService({ ads, boards, boardAds, links })

  registerSavedAdRoutes(app, {
    savedAds,
    changes: createSavedAdChangeService({ db, clock, boardAds, mediaCopies }),
    savedBrands: createSavedBrandService({ db, brands }),
  })
  registerExportRoutes(app, exports)
  registerBoardRoutes(app, { boards, boardAds, tree: createBoardTreeService({ db, clock }) })
  registerSharingRoutes(app, sharing)
  const picks = createBoardPickService({ db, clock })
  registerStaffPickRoutes(app, createStaffPickService({ ads, boards, boardAds, picks }))

  registerMediaCopyJobs(jobs, mediaCopies)
  registerExportJobs(jobs, exports)
  return { boards, sharing }
}
