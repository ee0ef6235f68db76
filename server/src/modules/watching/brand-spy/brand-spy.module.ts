import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { createPostPublic } from '../../../platform/web/post-public.ts'
import type { AdService } from '../../library/ads/ads.service.ts'
import type { BrandService } from '../../library/brands/brands.service.ts'
import type { NotificationService } from '../../notifications/notifications/notifications.service.ts'
import type { PlanService } from '../../billing/plans/plans.service.ts'
import { createBrandAlertService } from './brand-alerts.service.ts'
import { createBrandFigureService } from './brand-figures.service.ts'
import { registerBrandSpyJobs } from './brand-spy.jobs.ts'
import { registerBrandSpyRoutes } from './brand-spy.routes.ts'
import { type BrandSpyService, createBrandSpyService } from './brand-spy.service.ts'
import { createSpyFolderService } from './spy-folders.service.ts'
import { createWantedBrandService } from './wanted-brands.service.ts'
import { createWebhookService } from './webhooks.service.ts'

interface Neighbours {
  ads: AdService
  brands: BrandService
  plans: PlanService
  notifications: Pick<NotificationService, 'notify'>
}

/** Wires what watches brands for a workspace: figures, alerts, webhooks. */
export function registerBrandSpy(
  app: FastifyInstance,
  { database: db, clock, jobs, sessionSecret, environment: { appUrl } }: AppDependencies,
  { ads, brands, plans, notifications }: Neighbours,
): BrandSpyService {
  const figures = createBrandFigureService({ db, clock })
  const webhooks = createWebhookService({ db, clock, postPublic: createPostPublic(), appUrl, secret: sessionSecret })
  const getWebhookSecret = (workspaceId: string) => webhooks.getSecret(workspaceId)
  const wantedBrands = createWantedBrandService({ db, clock, brands, notifications })
  const brandSpy = createBrandSpyService({ db, clock, ads, brands, plans, figures, getWebhookSecret })
  registerBrandSpyRoutes(app, { brandSpy, wantedBrands, folders: createSpyFolderService({ db, clock }) })
  const alerts = createBrandAlertService({ db, clock, jobs, notifications })
  registerBrandSpyJobs(jobs, { figures, alerts, webhooks, wantedBrands })
  return brandSpy
}
