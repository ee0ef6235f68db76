import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { MailService } from '../../platform/mail/mail.service.ts'
import type { UserService } from '../identity/identity.public.ts'
import type {
  DirectWebhooks,
  WebhookEventService,
  WorkspaceChangeService,
} from '../notifications/notifications.public.ts'
import type { AssetService, Feedback, ShareLinkService, WorkspaceService } from '../workspaces/workspaces.public.ts'
import type { BrandProfileService } from './brand-profiles/brand-profiles.service.ts'
import { createFunnelPageFiles } from './funnel-pages/funnel-page-files.service.ts'
import { createFunnelPageMaker } from './funnel-pages/funnel-page-maker.ts'
import { registerFunnelPageRoutes } from './funnel-pages/funnel-pages.routes.ts'
import { createFunnelPageService, type FunnelPageService } from './funnel-pages/funnel-pages.service.ts'
import { registerFunnelTemplateRoutes } from './funnel-pages/funnel-templates.routes.ts'
import { createFunnelTemplateService } from './funnel-pages/funnel-templates.service.ts'
import { createPageSubjects } from './funnel-pages/page-subject.ts'
import { createFunnelFigureService } from './funnel-publications/funnel-figures.service.ts'
import { registerFunnelPublicationRoutes } from './funnel-publications/funnel-publications.routes.ts'
import { createFunnelPublicationService } from './funnel-publications/funnel-publications.service.ts'
import { registerPageTakedownRoutes } from './funnel-publications/page-takedowns.routes.ts'
import { createPageTakedownService } from './funnel-publications/page-takedowns.service.ts'
import { registerPublishedPageRoutes } from './funnel-publications/published-pages.routes.ts'
import { createPublishedPageService } from './funnel-publications/published-pages.service.ts'
import type { RequireBrief } from './image-generation/brief-images.service.ts'
import { registerLeadJobs } from './leads/leads.jobs.ts'
import { registerLeadRoutes } from './leads/leads.routes.ts'
import { createLeadService } from './leads/leads.service.ts'
import { registerSharedFunnelPageRoutes } from './shared-funnel-pages/shared-funnel-pages.routes.ts'
import { createSharedFunnelPageService } from './shared-funnel-pages/shared-funnel-pages.service.ts'
import type { ProductService } from './products/products.service.ts'
import type { ImageWordService } from './writer/image-words.service.ts'
import type { LineCheckService } from './writer/line-checks/line-checks.service.ts'

interface Given {
  mails: MailService
  users: UserService
  workspaces: WorkspaceService
  changes: Pick<WorkspaceChangeService, 'announce'>
  webhookEvents: Pick<WebhookEventService, 'tell'>
  directWebhooks: DirectWebhooks
  assets: AssetService
  links: ShareLinkService
  feedback: Feedback
  products: ProductService
  profiles: BrandProfileService
  words: ImageWordService
  lineChecks: LineCheckService
  requireBrief: RequireBrief
}

/** Funnel pages, what guests of a link and the public see of them, and the leads that their forms bring. */
export function registerFunnelPages(
  app: FastifyInstance,
  { database: db, clock, storage, jobs, rateLimiter, environment, sessionSecrets: secrets }: AppDependencies,
  given: Given,
): FunnelPageService {
  const { mails, users, workspaces, changes, webhookEvents, directWebhooks, assets, links, feedback } = given
  const { products, profiles, words, lineChecks, requireBrief } = given
  const subjects = createPageSubjects({ products, profiles, requireBrief })
  const maker = createFunnelPageMaker({ db, subjects, words, lineChecks })
  const pages = createFunnelPageService({ db, clock, assets, users, maker })
  registerFunnelTemplateRoutes(app, createFunnelTemplateService({ db, clock, subjects, maker }))

  const { appUrl, pagesUrl, allowedOrigins } = environment
  const origin = { appUrl, pagesUrl: pagesUrl ?? appUrl }
  const takedowns = createPageTakedownService({ db, clock, mails, users, workspaces, pages, ...origin })
  registerPageTakedownRoutes(app, takedowns)
  const files = createFunnelPageFiles({
    pages,
    assets,
    findAddress: (workspaceId, pageId) => publications.findAddress(workspaceId, pageId),
  })
  registerFunnelPageRoutes(app, { pages, files })
  const publications = createFunnelPublicationService({
    db,
    clock,
    storage,
    pages,
    files,
    takedowns,
    workspaces,
    ...origin,
  })
  registerFunnelPublicationRoutes(app, { publications, figures: createFunnelFigureService({ db, clock, pages }) })

  const { reviews } = feedback
  const shared = createSharedFunnelPageService({ links, pages, files, reviews, takedowns, rateLimiter, pagesUrl })
  registerSharedFunnelPageRoutes(app, shared, [appUrl, ...allowedOrigins])

  const leads = createLeadService({
    db,
    clock,
    jobs,
    findPageTitle: async (workspaceId, id) => (await pages.get({ workspaceId }, id)).title,
    announce: (workspaceId) => changes.announce(workspaceId, ['leads']),
    webhookEvents,
    directWebhooks,
  })
  registerLeadRoutes(app, leads)
  registerLeadJobs(jobs, leads)
  const published = createPublishedPageService({
    db,
    clock,
    storage,
    pages,
    leads,
    workspaces,
    takedowns,
    rateLimiter,
    secret: secrets[0],
  })
  registerPublishedPageRoutes(app, published)
  return pages
}
