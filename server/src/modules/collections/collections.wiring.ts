import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { Billing } from '../billing/billing.public.ts'
import type { Identity } from '../identity/identity.public.ts'
import type { Library } from '../library/library.public.ts'
import type { Notifications } from '../notifications/notifications.public.ts'
import type { Workspaces } from '../workspaces/workspaces.public.ts'
import { createBoardAdService } from './boards/board-ads.service.ts'
import { createBoardPickService } from './boards/board-picks.service.ts'
import { createBoardTreeService } from './boards/board-tree.service.ts'
import { createLibraryBoardService } from './boards/library-boards.service.ts'
import { registerBoardRoutes } from './boards/boards.routes.ts'
import { createBoardService } from './boards/boards.service.ts'
import { registerCaptureJobs } from './captures/captures.jobs.ts'
import { registerCaptureRoutes } from './captures/captures.routes.ts'
import { createCaptureService } from './captures/captures.service.ts'
import type { Collections } from './collections.public.ts'
import { registerExportJobs } from './exports/exports.jobs.ts'
import { registerExportRoutes } from './exports/exports.routes.ts'
import { createExportService } from './exports/exports.service.ts'
import { registerLibraryImportJobs } from './library-imports/library-imports.jobs.ts'
import { registerLibraryImportRoutes } from './library-imports/library-imports.routes.ts'
import { createLibraryImportService } from './library-imports/library-imports.service.ts'
import { createLibraryReader } from './library-imports/library-reader.ts'
import { createLibraryImportWorker } from './library-imports/library-import-job.ts'
import { registerOnboardingRoutes } from './onboarding/onboarding.routes.ts'
import { createOnboardingService } from './onboarding/onboarding.service.ts'
import { createLibrarySavedAdService } from './saved-ads/library-saved-ads.service.ts'
import { createSavedAdChangeService } from './saved-ads/saved-ad-changes.service.ts'
import { registerSavedAdRoutes } from './saved-ads/saved-ads.routes.ts'
import { createSavedAdService } from './saved-ads/saved-ads.service.ts'
import { createSavedBrandService } from './saved-ads/saved-brands.service.ts'
import { registerSavedSearchRoutes } from './saved-searches/saved-searches.routes.ts'
import { createSavedSearchService } from './saved-searches/saved-searches.service.ts'
import { registerSharedBoardRoutes } from './shared-boards/shared-boards.routes.ts'
import { createSharedBoardService } from './shared-boards/shared-boards.service.ts'
import { registerStaffPickRoutes } from './staff-picks/staff-picks.routes.ts'
import { createStaffPickService } from './staff-picks/staff-picks.service.ts'

interface Given {
  identity: Identity
  notifications: Notifications
  workspaces: Workspaces
  billing: Billing
  library: Library
}

/**
 * The content that a workspace keeps from the library: boards, saved ads and searches, exports, shared boards and ads, staff picks; and
 * the onboarding, which creates a first board.
 *
 * Owns the tables `ad_captures`, `board_ads`, `board_folders`, `boards`, `exports`, `library_imports`, `onboardings`, `saved_ad_changes`, `saved_ads`,
 * `saved_searches`.
 * Depends on no later domain.
 */
export function registerCollections(
  app: FastifyInstance,
  { environment, database: db, clock, storage, jobs }: AppDependencies,
  { identity: { users }, notifications, workspaces: { workspaces, links }, billing: { plans }, library }: Given,
): Collections {
  const { webhookEvents } = notifications
  const { ads, adTransfer, brands, media, mediaCopies } = library

  const boardAds = createBoardAdService({ db, clock, mediaCopies, webhookEvents })
  const boards = createBoardService({ db, clock, ads, boardAds, mediaCopies })
  const boardTree = createBoardTreeService({ db, clock })
  registerBoardRoutes(app, { boards, boardAds, tree: boardTree })
  const picks = createBoardPickService({ db, clock })
  registerStaffPickRoutes(app, createStaffPickService({ ads, boards, boardAds, picks }))
  const sharedBoards = createSharedBoardService({ ads, boards, boardAds, links })
  registerSharedBoardRoutes(app, sharedBoards)

  const savedAds = createSavedAdService({ db, clock, ads, boardAds, mediaCopies, users, webhookEvents })
  const changes = createSavedAdChangeService({ db, clock, boardAds, mediaCopies, webhookEvents })
  registerSavedAdRoutes(app, {
    savedAds,
    changes,
    savedBrands: createSavedBrandService({ db, brands }),
  })
  const savedSearches = createSavedSearchService({ db, clock })
  registerSavedSearchRoutes(app, savedSearches)
  const libraryBoards = createLibraryBoardService({ db, clock })
  registerCaptureRoutes(
    app,
    createCaptureService({
      db,
      clock,
      jobs,
      ads,
      adTransfer,
      mediaCopies,
      boardAds,
      libraryBoards,
      changes,
      savedAds,
    }),
  )
  registerCaptureJobs(jobs, adTransfer)
  const librarySavedAds = createLibrarySavedAdService({ db, clock, mediaCopies, webhookEvents })
  const exports = createExportService({
    db,
    clock,
    storage,
    jobs,
    savedAds,
    media: {
      ...mediaCopies,
      ...media,
    },
    library: {
      adTransfer,
      brands,
      libraryBoards,
      librarySavedAds,
      savedSearches,
    },
  })
  registerExportRoutes(app, exports)
  registerExportJobs(jobs, exports)
  const reader = createLibraryReader({ storage, storageUrl: environment.storageUrl })
  app.addHook('onClose', async () => reader.close())
  registerLibraryImportRoutes(app, createLibraryImportService({ db, clock, storage, jobs, reader }))
  registerLibraryImportJobs(
    jobs,
    createLibraryImportWorker({
      db,
      clock,
      storage,
      jobs,
      adTransfer,
      brands,
      mediaCopies,
      libraryBoards,
      librarySavedAds,
      savedSearches,
    }),
  )

  registerOnboardingRoutes(app, createOnboardingService({ db, clock, ads, boards, brands, plans, workspaces }))
  return { boards, boardTree, picks, savedAds, sharedBoards }
}
