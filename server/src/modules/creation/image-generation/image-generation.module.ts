import { builtInTemplates } from '@marquee/creative/built-in-templates'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { AdTemplateService } from '../ad-templates/ad-templates.service.ts'
import type { AdService } from '../../library/ads/ads.service.ts'
import type { AssetService } from '../../workspaces/assets/assets.service.ts'
import type { UserService } from '../../identity/auth/users.service.ts'
import type { BrandProfileService } from '../brand-profiles/brand-profiles.service.ts'
import type { BriefService } from '../../briefs/briefs/briefs.service.ts'
import type { CreativeDocumentService } from '../creative-documents/creative-documents.service.ts'
import type { CreativeRenderer } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import type { CreditService } from '../../billing/credits/credits.service.ts'
import type { GenerationProviderService } from '../generation-providers/generation-providers.service.ts'
import type { NotificationService } from '../../notifications/notifications/notifications.service.ts'
import type { ShareLinkService } from '../../workspaces/sharing/share-links.service.ts'
import type { ProductService } from '../products/products.service.ts'
import type { WorkspaceChangeService } from '../../notifications/workspace-changes/workspace-changes.service.ts'
import { createArtDirector } from './art-director.ts'
import { type BriefImageService, createBriefImageService } from './brief-images.service.ts'
import { createDocumentRenderer } from './document-renderer.ts'
import { createGeneratedImageService, type GeneratedImageService } from './generated-images.service.ts'
import { createGroundMaker } from './ground-maker.ts'
import { createImageDownloads } from './image-downloads.ts'
import { registerImageDownloadRoutes } from './image-downloads.routes.ts'
import { registerImageGenerationJobs } from './image-generation.jobs.ts'
import { registerImageGenerationRoutes } from './image-generation.routes.ts'
import { createImageOrderService } from './image-orders.service.ts'
import { createImageSettlement } from './image-settlement.ts'
import { registerSharedImageRoutes } from './shared-images.routes.ts'
import { createSharedImageService, type SharedImageService } from './shared-images.service.ts'
import { createDesignWorker } from './make-design.ts'

interface Neighbours {
  ads: AdService
  users: UserService
  credits: CreditService
  assets: AssetService
  products: ProductService
  profiles: BrandProfileService
  templates: AdTemplateService
  documents: CreativeDocumentService
  briefs: BriefService
  providers: GenerationProviderService
  renderer: CreativeRenderer
  changes: WorkspaceChangeService
  notifications: Pick<NotificationService, 'notify'>
  links: ShareLinkService
}

/** Wires orders of images, the work on them, and links to them. */
export function registerImageGeneration(
  app: FastifyInstance,
  { database: db, clock, jobs, log, foreignFiles }: AppDependencies,
  neighbours: Neighbours,
): { images: GeneratedImageService; briefImages: BriefImageService; sharedImages: SharedImageService } {
  const { ads, users, credits, assets, products, profiles, templates, documents, briefs } = neighbours
  const { providers, renderer, changes, notifications, links } = neighbours
  const director = createArtDirector({
    ads,
    products,
    profiles,
    findTemplate: ({ workspaceId }, id) => templates.findTemplate(workspaceId, id),
    listTemplates: async () => builtInTemplates,
    isCutout: async ({ workspaceId }, assetId) =>
      !(await sharp(await assets.read(workspaceId, assetId)).stats()).isOpaque,
  })
  const settlement = createImageSettlement({ clock, credits, notifications })
  const shared = { db, clock, jobs, credits, assets, documents, director, settlement }
  const orders = createImageOrderService({ ...shared, people: users })
  const images = createGeneratedImageService(shared)
  const briefImages = createBriefImageService({ db, clock, assets, documents, briefs })
  registerImageGenerationRoutes(app, { orders, images, briefImages })
  const downloads = createImageDownloads({ db, assets, orders })
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
    grounds: createGroundMaker({ db, clock, assets, documents, providers, foreignFiles }),
    settlement,
    changes,
    renderer: createDocumentRenderer(renderer),
  })
  registerImageGenerationJobs(jobs, worker)
  return { images, briefImages, sharedImages }
}
