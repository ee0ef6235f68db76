import { builtInTemplates } from '@marquee/creative/built-in-templates'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { CreativeRenderer } from '../../platform/creative-rendering/creative-rendering.service.ts'
import type { CreditService } from '../billing/billing.public.ts'
import type { UserService } from '../identity/identity.public.ts'
import type { AdService } from '../library/library.public.ts'
import type {
  NotificationService,
  WebhookEventService,
  WorkspaceChangeService,
} from '../notifications/notifications.public.ts'
import type { AssetService, ImageSubjectService, ShareLinkService } from '../workspaces/workspaces.public.ts'
import type { AdTemplateService } from './ad-templates/ad-templates.service.ts'
import type { BrandProfileService } from './brand-profiles/brand-profiles.service.ts'
import type { Creation } from './creation.public.ts'
import type { CreativeDocumentService } from './creative-documents/creative-documents.service.ts'
import type { GenerationProviderService } from './generation-providers/generation-providers.service.ts'
import { createArtDirector } from './image-generation/art-director.ts'
import { createBriefImageService, type RequireBrief } from './image-generation/brief-images.service.ts'
import { createDocumentRenderer } from './image-generation/document-renderer.ts'
import { createGeneratedImageService } from './image-generation/generated-images.service.ts'
import { createBackgroundMaker } from './image-generation/background-maker.ts'
import { createImageDownloads } from './image-generation/image-downloads.ts'
import { registerImageDownloadRoutes } from './image-generation/image-downloads.routes.ts'
import { registerImageGenerationJobs } from './image-generation/image-generation.jobs.ts'
import { registerImageGenerationRoutes } from './image-generation/image-generation.routes.ts'
import { createImageOrderService } from './image-generation/image-orders.service.ts'
import { createImageRights } from './image-generation/image-rights.ts'
import { createImageSettlement } from './image-generation/image-settlement.ts'
import { registerSharedImageRoutes } from './image-generation/shared-images.routes.ts'
import { createSharedImageService } from './image-generation/shared-images.service.ts'
import { createDesignWorker } from './image-generation/design-worker.ts'
import type { ProductService } from './products/products.service.ts'

interface Given {
  ads: AdService
  users: UserService
  credits: CreditService
  assets: AssetService
  imageSubjects: ImageSubjectService
  products: ProductService
  profiles: BrandProfileService
  templates: AdTemplateService
  documents: CreativeDocumentService
  providers: GenerationProviderService
  renderer: CreativeRenderer
  changes: WorkspaceChangeService
  notifications: Pick<NotificationService, 'notify'>
  webhookEvents: Pick<WebhookEventService, 'tell'>
  links: ShareLinkService
  requireBrief: RequireBrief
}

/** The time in ms that an order waits for the subject of its photo. */
const SUBJECT_LIMIT_MS = 8000

/** Image orders, their background work, and links to images. */
export function registerImageGeneration(
  app: FastifyInstance,
  { database: db, clock, jobs, log, foreignFiles }: AppDependencies,
  given: Given,
): Pick<Creation, 'imageOrders' | 'images' | 'briefImages' | 'sharedImages'> {
  const { ads, users, credits, assets, imageSubjects, products, profiles, templates, documents } = given
  const { providers, renderer, changes, notifications, webhookEvents, links, requireBrief } = given
  const director = createArtDirector({
    ads,
    products,
    profiles,
    findTemplate: ({ workspaceId }, id) => templates.findTemplate(workspaceId, id),
    listTemplates: async () => builtInTemplates,
    isCutout: async ({ workspaceId }, assetId) =>
      !(await sharp(await assets.read(workspaceId, assetId)).stats()).isOpaque,
    findSubject: (actor, assetId) => imageSubjects.getSoon(actor, assetId, SUBJECT_LIMIT_MS),
  })
  const settlement = createImageSettlement({ clock, credits, notifications, webhookEvents })
  const shared = { db, clock, jobs, credits, assets, documents, director, settlement }
  const orders = createImageOrderService({ ...shared, users: users })
  const images = createGeneratedImageService(shared)
  const briefImages = createBriefImageService({ db, clock, assets, documents, requireBrief })
  registerImageGenerationRoutes(app, { orders, images, briefImages })
  const rights = createImageRights({ db, assets, documents })
  const downloads = createImageDownloads({ db, assets, orders, rights })
  registerImageDownloadRoutes(app, downloads)
  const sharedImages = createSharedImageService({ db, links, orders })
  registerSharedImageRoutes(app, { shared: sharedImages, downloads })

  const worker = createDesignWorker({
    db,
    clock,
    jobs,
    log,
    assets,
    documents,
    backgrounds: createBackgroundMaker({ db, clock, assets, documents, providers, foreignFiles }),
    settlement,
    changes,
    renderer: createDocumentRenderer(renderer),
  })
  registerImageGenerationJobs(jobs, worker)
  return { imageOrders: orders, images, briefImages, sharedImages }
}
