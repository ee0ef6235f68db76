import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { CreativeRenderer } from '../../platform/creative-rendering/creative-rendering.service.ts'
import { createPageAllowance } from '../../platform/web/pages/page-allowance.ts'
import { createSpeechModels } from '../../platform/speech/speech-models.ts'
import type { MailService } from '../../platform/mail/mail.service.ts'
import type { Billing } from '../billing/billing.public.ts'
import type { Identity } from '../identity/identity.public.ts'
import type { Library } from '../library/library.public.ts'
import type { Notifications } from '../notifications/notifications.public.ts'
import type { Workspaces } from '../workspaces/workspaces.public.ts'
import { registerAdTemplateRoutes } from './ad-templates/ad-templates.routes.ts'
import { createAdTemplateService } from './ad-templates/ad-templates.service.ts'
import { registerBrandProfileRoutes } from './brand-profiles/brand-profiles.routes.ts'
import { createBrandProfileService } from './brand-profiles/brand-profiles.service.ts'
import { createWebsiteService } from './brand-profiles/website/website.service.ts'
import type { Creation } from './creation.public.ts'
import { registerCreativeDocumentRoutes } from './creative-documents/creative-documents.routes.ts'
import { createCreativeDocumentService } from './creative-documents/creative-documents.service.ts'
import { registerCreativeFeedback } from './creative-feedback.wiring.ts'
import { registerFunnelPages } from './funnel-pages.wiring.ts'
import { registerGenerationProviderJobs } from './generation-providers/generation-providers.jobs.ts'
import { registerGenerationProviderRoutes } from './generation-providers/generation-providers.routes.ts'
import { createGenerationProviderService } from './generation-providers/generation-providers.service.ts'
import { registerImageGeneration } from './image-generation.wiring.ts'
import type { CheckVideo } from './video-renders/judge-file.ts'
import { registerVideoRendering } from './video-renders.wiring.ts'
import { registerVideoSharing } from './video-sharing.wiring.ts'
import { registerVideos } from './videos.wiring.ts'
import type { RequireBrief } from './image-generation/brief-images.service.ts'
import { createProductDraftService } from './product-import/product-drafts.service.ts'
import { registerProductImportJobs } from './product-import/product-imports.jobs.ts'
import { registerProductImportRoutes } from './product-import/product-imports.routes.ts'
import { createProductImportService } from './product-import/product-imports.service.ts'
import { registerProductRoutes } from './products/products.routes.ts'
import { createProductService } from './products/products.service.ts'
import { createBriefDraftService } from './writer/brief-drafts.service.ts'
import { createImageWordService } from './writer/image-words.service.ts'
import { registerLineCheckRoutes } from './writer/line-checks/line-checks.routes.ts'
import { createLineCheckService } from './writer/line-checks/line-checks.service.ts'
import { createSpelling } from './writer/line-checks/spelling/spelling.ts'
import { registerWriterRoutes } from './writer/writer.routes.ts'
import type { FindPacing } from './video-scenes/video-scenes.service.ts'
import { registerTranscripts } from './transcripts.wiring.ts'

interface Given {
  mails: MailService
  identity: Identity
  notifications: Notifications
  workspaces: Workspaces
  billing: Billing
  library: Library
  renderer: CreativeRenderer
  requireBrief: RequireBrief
  checkVideo: CheckVideo
  findPacing: FindPacing
}

/**
 * The content that a workspace creates: brand profiles, products, templates, documents, and the words and images of ads
 * (image-generation.wiring.ts).
 *
 * Owns the tables `ad_templates`, `brand_profile_fonts`, `brand_profile_logos`, `brand_profiles`, `brief_images`, `brief_videos`,
 * `creative_document_assets`, `creative_documents`, `favorite_ad_templates`, `favorite_funnel_templates`, `funnel_page_assets`,
 * `funnel_page_days`, `funnel_pages`, `funnel_publication_files`, `funnel_publications`, `generated_images`, `generation_providers`,
 * `image_designs`, `image_orders`, `lead_settings`, `leads`, `page_reports`, `page_takedowns`, `prepared_clips`, `product_images`, `product_import_pages`,
 * `product_imports`, `products`, `rendered_scenes`, `rendered_videos`, `sound_beats`, `transcripts`, `video_assets`,
 * `video_render_assets`, `video_renders`, `videos`.
 * Gets the brief to which images are attached, or from which a video is made, from briefs (`requireBrief`), and the
 * check of a finished video and the pacing of an ad from analysis (`checkVideo`, `findPacing`).
 */
export function registerCreation(app: FastifyInstance, dependencies: AppDependencies, given: Given): Creation {
  const { database: db, clock, jobs, rateLimiter, fetchPublic, environment } = dependencies
  const { users } = given.identity
  const { changes, notifications, webhookEvents, directWebhooks } = given.notifications
  const { assets, imageSubjects, links, feedback, settings } = given.workspaces
  const { credits } = given.billing
  const { ads, adVideos } = given.library

  const profiles = createBrandProfileService({ db, clock, assets })
  const websites = createWebsiteService({ fetchPublic, assets, useAllowance: createPageAllowance({ rateLimiter }) })
  registerBrandProfileRoutes(app, { profiles, websites })

  const products = createProductService({ db, clock, assets, profiles })
  registerProductRoutes(app, products)
  const drafts = createProductDraftService({ fetchPublic, assets, useAllowance: createPageAllowance({ rateLimiter }) })
  const imports = createProductImportService({ db, clock, jobs, products, profiles })
  registerProductImportRoutes(app, { drafts, imports })
  registerProductImportJobs(jobs, { db, clock, drafts, products, changes })

  const templates = createAdTemplateService({ db, clock, products, profiles, assets, imageSubjects })
  registerAdTemplateRoutes(app, templates)
  const documents = createCreativeDocumentService({ db, clock, assets })
  registerCreativeDocumentRoutes(app, documents)

  const { adSources, generation: serverProvider } = environment
  const providers = createGenerationProviderService({ db, clock, serverProvider, keys: adSources.credentialKeys })
  registerGenerationProviderRoutes(app, providers)
  registerGenerationProviderJobs(jobs, providers)

  const words = createImageWordService({ ads, products, profiles, providers })
  registerWriterRoutes(app, words, createBriefDraftService({ db, words, products, profiles, credits }))

  const spelling = createSpelling()
  app.addHook('onClose', async () => spelling.close())
  const lineChecks = createLineCheckService({ products, profiles, spelling })
  registerLineCheckRoutes(app, lineChecks)

  const models = createSpeechModels(environment.speechModelsDir)
  app.addHook('onClose', async () => models.close())
  const listening = { ads, adVideos, assets, credits, changes, providers, models }
  const transcripts = registerTranscripts(app, dependencies, listening)

  const made = { products, profiles, templates, documents, providers }
  const { renderer, requireBrief } = given
  const lower = {
    users,
    changes,
    notifications,
    webhookEvents,
    directWebhooks,
    assets,
    imageSubjects,
    links,
    feedback,
    credits,
    ads,
    renderer,
    requireBrief,
  }
  const images = registerImageGeneration(app, dependencies, { ...lower, ...made })
  const videos = registerVideos(app, dependencies, { ...lower, ...made, words, models, findPacing: given.findPacing })
  registerVideoRendering(app, dependencies, { ...lower, settings, videos, checkVideo: given.checkVideo })
  const sharing = registerVideoSharing(app, dependencies, { ...lower, videos })
  const { workspaces } = given.workspaces
  const { mails } = given
  const pages = registerFunnelPages(app, dependencies, { ...lower, ...made, mails, workspaces, words, lineChecks })
  registerCreativeFeedback(app, dependencies, { links, feedback, pages, videos })
  return { products, profiles, providers, transcripts, ...images, ...sharing }
}
