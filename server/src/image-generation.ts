import { builtInTemplates } from '@marquee/creative/built-in-templates'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { AppDependencies } from './app-dependencies.ts'
import type { CreativeWork } from './studio.ts'
import type { AdService } from './modules/ads/ads.service.ts'
import type { UserService } from './modules/auth/users.service.ts'
import { createCreativeRenderer } from './modules/creative-rendering/creative-rendering.service.ts'
import type { CreditService } from './modules/credits/credits.service.ts'
import { registerGenerationProviderJobs } from './modules/generation-providers/generation-providers.jobs.ts'
import { registerGenerationProviderRoutes } from './modules/generation-providers/generation-providers.routes.ts'
import { createGenerationProviderService } from './modules/generation-providers/generation-providers.service.ts'
import { createArtDirector } from './modules/image-generation/art-director.ts'
import { createBriefImageService } from './modules/image-generation/brief-images.service.ts'
import { createDocumentRenderer } from './modules/image-generation/document-renderer.ts'
import { createGeneratedImageService } from './modules/image-generation/generated-images.service.ts'
import { createGroundMaker } from './modules/image-generation/ground-maker.ts'
import { createImageDownloads } from './modules/image-generation/image-downloads.ts'
import { registerImageDownloadRoutes } from './modules/image-generation/image-downloads.routes.ts'
import { registerImageGenerationJobs } from './modules/image-generation/image-generation.jobs.ts'
import { registerImageGenerationRoutes } from './modules/image-generation/image-generation.routes.ts'
import { createImageOrderService } from './modules/image-generation/image-orders.service.ts'
import { createImageSettlement } from './modules/image-generation/image-settlement.ts'
import { registerSharedImageRoutes } from './modules/image-generation/shared-images.routes.ts'
import { createSharedImageService } from './modules/image-generation/shared-images.service.ts'
import { createDesignWorker } from './modules/image-generation/make-design.ts'
import type { NotificationService } from './modules/notifications/notifications.service.ts'
import type { ShareLinkService } from './modules/sharing/share-links.service.ts'
import type { WorkspaceChangeService } from './modules/workspace-changes/workspace-changes.service.ts'
import { registerImageWordRoutes } from './modules/writer/image-words.routes.ts'
import { createImageWordService } from './modules/writer/image-words.service.ts'

interface Neighbours extends CreativeWork {
  ads: AdService
  users: UserService
  credits: CreditService
  changes: WorkspaceChangeService
  notifications: Pick<NotificationService, 'notify'>
  links: ShareLinkService
}

/** Wires how images are made: providers, words, orders, the work on them, and links to them. Hands back what others need. */
export function registerImageGeneration(
  app: FastifyInstance,
  { environment, database: db, clock, jobs, log }: AppDependencies,
  {
    ads,
    users,
    credits,
    changes,
    notifications,
    links,
    assets,
    products,
    profiles,
    templates,
    documents,
    briefs,
  }: Neighbours,
) {
  const renderer = createCreativeRenderer()
  app.addHook('onClose', () => renderer.close())

  const keys = environment.adSources.credentialKeys
  const providers = createGenerationProviderService({ db, clock, serverProvider: environment.generation, keys })
  registerGenerationProviderRoutes(app, providers)
  registerGenerationProviderJobs(jobs, providers)

  registerImageWordRoutes(app, createImageWordService({ ads, products, profiles, providers }))

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

  const grounds = createGroundMaker({ db, clock, assets, documents, providers })
  const worker = createDesignWorker({
    db,
    clock,
    jobs,
    log,
    assets,
    documents,
    grounds,
    settlement,
    changes,
    renderer: createDocumentRenderer(renderer),
  })
  registerImageGenerationJobs(jobs, worker)
  return { briefImages, sharedImages }
}
