import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { Billing } from '../billing/billing.public.ts'
import type { Library } from '../library/library.public.ts'
import type { Notifications } from '../notifications/notifications.public.ts'
import { registerBrandChangeJobs } from './brand-changes/brand-changes.jobs.ts'
import { registerBrandChangeRoutes } from './brand-changes/brand-changes.routes.ts'
import { createBrandChangeService } from './brand-changes/brand-changes.service.ts'
import { createLandingPageService } from './brand-changes/landing-pages.service.ts'
import { createRobotsRules } from './brand-changes/robots-rules.service.ts'
import { createBrandAlertService } from './brand-spy/brand-alerts.service.ts'
import { createBrandFigureService } from './brand-spy/brand-figures.service.ts'
import { registerBrandSpyJobs } from './brand-spy/brand-spy.jobs.ts'
import { registerBrandSpyRoutes } from './brand-spy/brand-spy.routes.ts'
import { createBrandSpyService } from './brand-spy/brand-spy.service.ts'
import { createSpyFolderService } from './brand-spy/spy-folders.service.ts'
import { createWantedBrandService } from './brand-spy/wanted-brands.service.ts'
import { createWebhookService } from './brand-spy/webhooks.service.ts'
import type { ReadLandingPage } from './watching.ports.ts'
import type { Watching } from './watching.public.ts'
import { registerWeeklyWatchJobs } from './weekly-watch/weekly-watch.jobs.ts'
import { registerWeeklyWatchRoutes } from './weekly-watch/weekly-watch.routes.ts'
import { createWeeklyWatchService } from './weekly-watch/weekly-watch.service.ts'
import { registerWorkspaceSummaryRoutes } from './workspace-summary/workspace-summary.routes.ts'
import { createWorkspaceSummaryService } from './workspace-summary/workspace-summary.service.ts'

interface Given {
  notifications: Notifications
  billing: Billing
  library: Library
  readLandingPage: ReadLandingPage
}

/**
 * Followed brands: their figures, alerts and webhooks, what they changed, the weekly watch, and the summary on the dashboard.
 *
 * Owns the tables `brand_alert_ads`, `brand_alert_changes`, `brand_alerts`, `brand_figures`, `brand_landing_pages`, `brand_trackers`,
 * `landing_page_versions`, `landing_pages`, `replaced_trackers`, `robots_files`, `spy_folders`, `wanted_brands`,
 * `weekly_watch_runs`.
 * Asks creation (watching.ports.ts) to read landing pages.
 */
export function registerWatching(
  app: FastifyInstance,
  { database: db, clock, jobs, fetchPublic, environment: { appUrl } }: AppDependencies,
  {
    notifications: { notifications, webhookEvents, directWebhooks },
    billing: { plans },
    library: { ads, adVersions, brandCounts, brands, brandQueries, sameCreatives },
    readLandingPage,
  }: Given,
): Watching {
  const figures = createBrandFigureService({ db, clock })
  const webhooks = createWebhookService({ db, appUrl, directWebhooks })
  const getWebhookSecret = (workspaceId: string) => directWebhooks.getSecret(workspaceId)
  const wantedBrands = createWantedBrandService({ db, clock, brands, brandQueries, notifications })
  const brandSpy = createBrandSpyService({ db, clock, ads, brands, brandQueries, plans, figures, getWebhookSecret })
  registerBrandSpyRoutes(app, { brandSpy, wantedBrands, folders: createSpyFolderService({ db, clock }) })
  const alerts = createBrandAlertService({ db, clock, jobs, notifications, webhookEvents })
  registerBrandSpyJobs(jobs, { counts: brandCounts, figures, alerts, webhooks, wantedBrands })

  registerBrandChangeRoutes(app, createBrandChangeService({ db, clock, adVersions, brandSpy }))
  const robots = createRobotsRules({ db, clock, fetchPublic })
  registerBrandChangeJobs(jobs, createLandingPageService({ db, clock, robots, readLandingPage }))

  const weeklyWatch = createWeeklyWatchService({ db, clock, ads, notifications })
  registerWeeklyWatchRoutes(app, weeklyWatch)
  registerWeeklyWatchJobs(jobs, weeklyWatch)

  registerWorkspaceSummaryRoutes(app, createWorkspaceSummaryService({ db, clock, ads, sameCreatives }))
  return { brandSpy }
}
