import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import type { AdService } from './modules/ads/ads.service.ts'
import { createBrandAlertService } from './modules/brand-spy/brand-alerts.service.ts'
import { createBrandFigureService } from './modules/brand-spy/brand-figures.service.ts'
import { registerBrandSpyJobs } from './modules/brand-spy/brand-spy.jobs.ts'
import { registerBrandSpyRoutes } from './modules/brand-spy/brand-spy.routes.ts'
import { createBrandSpyService } from './modules/brand-spy/brand-spy.service.ts'
import { createSpyFolderService } from './modules/brand-spy/spy-folders.service.ts'
import { createWantedBrandService } from './modules/brand-spy/wanted-brands.service.ts'
import { createWebhookService } from './modules/brand-spy/webhooks.service.ts'
import type { BrandService } from './modules/brands/brands.service.ts'
import type { NotificationService } from './modules/notifications/notifications.service.ts'
import type { PlanService } from './modules/plans/plans.service.ts'
import { registerWeeklyWatchJobs } from './modules/weekly-watch/weekly-watch.jobs.ts'
import { registerWeeklyWatchRoutes } from './modules/weekly-watch/weekly-watch.routes.ts'
import { createWeeklyWatchService } from './modules/weekly-watch/weekly-watch.service.ts'
import { createPostPublic } from './platform/web/post-public.ts'

interface Surroundings {
  ads: AdService
  brands: BrandService
  plans: PlanService
  notifications: Pick<NotificationService, 'notify'>
}

/** Wires what watches brands for a workspace: brand spy, its alerts, and the weekly watch. */
export function registerWatching(
  app: FastifyInstance,
  { database: db, clock, jobs, sessionSecret, environment: { appUrl } }: AppDependencies,
  { ads, brands, plans, notifications }: Surroundings,
): void {
  const figures = createBrandFigureService({ db, clock })
  const webhooks = createWebhookService({ db, clock, postPublic: createPostPublic(), appUrl, secret: sessionSecret })
  const getWebhookSecret = (workspaceId: string) => webhooks.getSecret(workspaceId)
  const wantedBrands = createWantedBrandService({ db, clock, brands, notifications })
  registerBrandSpyRoutes(app, {
    brandSpy: createBrandSpyService({ db, clock, ads, brands, plans, figures, getWebhookSecret }),
    wantedBrands,
    folders: createSpyFolderService({ db, clock }),
  })
  const alerts = createBrandAlertService({ db, clock, jobs, notifications })
  registerBrandSpyJobs(jobs, { figures, alerts, webhooks, wantedBrands })
  const weeklyWatch = createWeeklyWatchService({ db, clock, ads, notifications })
  registerWeeklyWatchRoutes(app, weeklyWatch)
  registerWeeklyWatchJobs(jobs, weeklyWatch)
}
