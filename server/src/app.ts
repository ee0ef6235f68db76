import type { FastifyInstance } from 'fastify'
import { migrations } from './migrations/migrations.ts'
import { registerAccount } from './modules/identity/account/account.module.ts'
import { createAccounts } from './modules/identity/account/accounts.service.ts'
import { registerAdAccounts } from './modules/analysis/ad-accounts/ad-accounts.module.ts'
import { registerAdImport } from './modules/library/ad-import/ad-import.module.ts'
import { registerAdResults } from './modules/analysis/ad-results/ad-results.module.ts'
import { registerAdSources } from './modules/library/ad-sources/ad-sources.module.ts'
import { registerAdTemplates } from './modules/creation/ad-templates/ad-templates.module.ts'
import { registerAds } from './modules/library/ads/ads.module.ts'
import { registerApiKeys } from './modules/identity/api-keys/api-keys.module.ts'
import { registerAssets } from './modules/workspaces/assets/assets.module.ts'
import { registerAuth } from './modules/identity/auth/auth.module.ts'
import { createNewDeviceService } from './modules/identity/auth/new-devices.service.ts'
import { registerAvatars } from './modules/identity/avatars/avatars.module.ts'
import { registerBoards } from './modules/collections/boards/boards.module.ts'
import { registerBrandInsights } from './modules/library/brand-insights/brand-insights.module.ts'
import { registerBrandProfiles } from './modules/creation/brand-profiles/brand-profiles.module.ts'
import { registerBrandSpy } from './modules/watching/brand-spy/brand-spy.module.ts'
import { measureBrands } from './modules/watching/brand-spy/brand-spy.queues.ts'
import { registerBrands } from './modules/library/brands/brands.module.ts'
import { registerBriefFeedback } from './modules/briefs/brief-feedback/brief-feedback.module.ts'
import { registerBriefs } from './modules/briefs/briefs/briefs.module.ts'
import { registerChangeLog } from './modules/notifications/change-log/change-log.module.ts'
import { registerCreativeAnalyses } from './modules/analysis/creative-analyses/creative-analyses.module.ts'
import { registerCreativeDocuments } from './modules/creation/creative-documents/creative-documents.module.ts'
import { registerCreativeRendering } from './platform/creative-rendering/creative-rendering.module.ts'
import { registerCredits } from './modules/billing/credits/credits.module.ts'
import { registerDemoLibrary } from './modules/library/demo-library/demo-library.module.ts'
import { findDemoBrandMark } from './modules/library/demo-library/demo-library.service.ts'
import { createDemoWorkspaceService } from './modules/operations/demo-workspaces/demo-workspaces.service.ts'
import { registerExports } from './modules/collections/exports/exports.module.ts'
import { registerFeatureFlags } from './modules/operations/feature-flags/feature-flags.module.ts'
import { registerGenerationProviders } from './modules/creation/generation-providers/generation-providers.module.ts'
import { registerGoogleSignIn } from './modules/identity/google-sign-in/google-sign-in.module.ts'
import { registerHiddenBrands } from './modules/library/hidden-brands/hidden-brands.module.ts'
import { registerImageGeneration } from './modules/creation/image-generation/image-generation.module.ts'
import { registerIntegrations } from './modules/operations/integrations/integrations.module.ts'
import { registerJobAdministration } from './modules/operations/job-administration/job-administration.module.ts'
import { registerMailAdministration } from './modules/operations/mail-administration/mail-administration.module.ts'
import { registerMedia } from './modules/library/media/media.module.ts'
import { mediaUrls } from './modules/library/media/media.service.ts'
import { registerMediaCopies } from './modules/library/media-copies/media-copies.module.ts'
import { registerMembers } from './modules/workspaces/members/members.module.ts'
import { registerNotifications } from './modules/notifications/notifications/notifications.module.ts'
import { registerOnboarding } from './modules/workspaces/onboarding/onboarding.module.ts'
import { registerPages } from './modules/operations/pages/pages.module.ts'
import { createBillingNoticeService } from './modules/billing/plans/billing-notices.service.ts'
import { registerPlans } from './modules/billing/plans/plans.module.ts'
import { registerProductImport } from './modules/creation/product-import/product-import.module.ts'
import { registerProductTour } from './modules/workspaces/product-tour/product-tour.module.ts'
import { registerProducts } from './modules/creation/products/products.module.ts'
import { registerReferrals } from './modules/billing/referrals/referrals.module.ts'
import { createReleaseGenerationReader, registerReleases } from './modules/operations/releases/releases.module.ts'
import { registerSameCreatives } from './modules/library/same-creatives/same-creatives.module.ts'
import { createSavedAdMarks } from './modules/collections/saved-ads/saved-ad-marks.service.ts'
import { registerSavedAds } from './modules/collections/saved-ads/saved-ads.module.ts'
import { registerSavedSearches } from './modules/collections/saved-searches/saved-searches.module.ts'
import { registerSharedFileRoutes } from './modules/workspaces/assets/shared-files.routes.ts'
import type { OpenLink } from './modules/workspaces/sharing/share-links.service.ts'
import { registerSharing } from './modules/workspaces/sharing/sharing.module.ts'
import { registerStaffPicks } from './modules/collections/staff-picks/staff-picks.module.ts'
import { registerStaging } from './modules/identity/staging/staging.module.ts'
import { registerStoredFiles } from './modules/workspaces/stored-files/stored-files.module.ts'
import { registerTestHooks } from './modules/operations/test-hooks/test-hooks.module.ts'
import { registerTwoFactor } from './modules/identity/two-factor/two-factor.module.ts'
import { registerWeeklyWatch } from './modules/watching/weekly-watch/weekly-watch.module.ts'
import { registerWorkspaceActivity } from './modules/workspaces/workspace-activity/workspace-activity.module.ts'
import { registerWorkspaceChanges } from './modules/notifications/workspace-changes/workspace-changes.module.ts'
import { registerWorkspaceExports } from './modules/workspaces/workspace-exports/workspace-exports.module.ts'
import { registerWorkspaceSummary } from './modules/watching/workspace-summary/workspace-summary.module.ts'
import { registerWorkspaces } from './modules/workspaces/workspaces/workspaces.module.ts'
import { registerWriter } from './modules/creation/writer/writer.module.ts'
import type { AppDependencies } from './platform/app-dependencies.ts'
import { isMigrated } from './platform/database/migrate.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { scheduleProgressCleanUp } from './platform/jobs/job-progress.jobs.ts'
import { registerMailJobs } from './platform/mail/mail.jobs.ts'
import { createMailService } from './platform/mail/mail.service.ts'
import { scheduleRateLimitCleanUp } from './platform/rate-limit/rate-limit.jobs.ts'
import { scheduleSessionCleanUp } from './platform/sessions/sessions.jobs.ts'
import { createSessions } from './platform/sessions/sessions.ts'
import { scheduleStorageCleanUp } from './platform/storage/storage.jobs.ts'

/** The whole server on one screen: every module in the order in which they build on each other, and what each is given of the others. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { environment, log, database, clock, jobs, mailer, storage, rateLimiter, sessionSecret } = dependencies
  const { appUrl, cookieDomain } = environment

  const sessions = createSessions({ db: database, clock, isSecure: appUrl.startsWith('https:'), cookieDomain })
  const { users, plans, workspaces, activity, accounts, credits: balances } = createAccounts(dependencies)
  const reasonNotReady = async () => ((await isMigrated(database, migrations)) ? null : 'Migrations are missing.')
  const app = await createHttpServer({ environment, log, sessions, plans, reasonNotReady })
  scheduleProgressCleanUp(jobs, database)
  scheduleRateLimitCleanUp(jobs, rateLimiter)
  scheduleSessionCleanUp(jobs, sessions)
  scheduleStorageCleanUp(jobs, storage)

  // Who is there, and what tells them something.
  const isPastStaging = registerStaging(app, dependencies)
  const readReleaseGeneration = createReleaseGenerationReader(dependencies)
  const changes = registerWorkspaceChanges(app, dependencies, { sessions, readReleaseGeneration })
  const mails = createMailService({ db: database, clock, jobs, mailer })
  registerMailJobs(jobs, mails)
  const notifications = await registerNotifications(app, dependencies, { mails, changes })
  const apiKeys = registerApiKeys(app, dependencies, { users, plans })
  const changeLog = registerChangeLog(app, { users })
  const avatars = registerAvatars(app, dependencies)
  const newDevices = createNewDeviceService({ db: database, clock, mails, users, appUrl, sessionSecret })
  const twoFactor = registerTwoFactor(app, dependencies, { users, sessions, mails, newDevices })
  const identity = { users, plans, workspaces, sessions, mails, avatars }
  const authParts = { ...identity, accounts, credits: balances, changeLog, twoFactor, newDevices, isPastStaging }
  const { verification, addressLimits } = registerAuth(app, dependencies, authParts)
  registerGoogleSignIn(app, dependencies, { users, accounts, workspaces, twoFactor, sessions, newDevices })
  registerAccount(app, dependencies, { ...identity, verification, addressLimits })
  const team = { users, plans, workspaces, activity, avatars, mails, changes, notifications }
  const ownWorkspaces = registerWorkspaces(app, dependencies, team)
  registerMembers(app, dependencies, { ...team, ownWorkspaces })
  registerWorkspaceActivity(app, { activity })

  // What is bought and used up.
  const notices = createBillingNoticeService({ mails, workspaces, notifications, appUrl })
  const credits = registerCredits(app, dependencies, { users, notices })
  const commissions = registerReferrals(app, dependencies, { workspaces, mails })
  await registerPlans(app, dependencies, { workspaces, credits, notices, commissions, changes, notifications })

  // Brands and their ads, and what a workspace keeps and is told of them.
  const brands = registerBrands(app, dependencies, { plans })
  const onCounted = () => jobs.send(measureBrands, {})
  const { countBrandsNow } = registerBrandInsights(app, dependencies, { brands, onCounted })
  const hiddenBrands = registerHiddenBrands(app, dependencies, { users, brands })
  const savedAdMarks = createSavedAdMarks({ db: database })
  const ads = registerAds(app, dependencies, { brands, hiddenBrands, mediaUrls, savedAdMarks })
  registerSavedSearches(app, dependencies)
  const { renderer, videoRenderer } = registerCreativeRendering(app)
  const drawing = { renderer, videoRenderer, findBrandMark: findDemoBrandMark }
  const { media, adVideos } = registerMedia(app, dependencies, drawing)
  // Jobs call this when the server is up, so the later modules are there.
  const onDemoThere = async ({ isNew }: { isNew: boolean }): Promise<void> => {
    if (isNew) {
      await countBrandsNow()
    }
    await demoWorkspaces.furnish()
  }
  registerDemoLibrary(dependencies, { media, onThere: onDemoThere })
  registerAdImport(app, dependencies, { countBrandsNow })
  const adSources = registerAdSources(app, dependencies, { countBrandsNow })
  registerSameCreatives(app, dependencies, { ads, media })
  const mediaCopies = registerMediaCopies(dependencies)
  const { boards, boardAds } = registerBoards(app, dependencies, { ads, mediaCopies })
  const savedAds = registerSavedAds(app, dependencies, { ads, brands, users, boardAds, mediaCopies })
  registerExports(app, dependencies, { savedAds, media, mediaCopies })
  const { sharing, links } = registerSharing(app, dependencies, { ads, boards, boardAds, workspaces })
  const picks = registerStaffPicks(app, dependencies, { ads, boards, boardAds })
  registerProductTour(app, dependencies)
  registerOnboarding(app, dependencies, { ads, boards, brands, plans, workspaces })
  const brandSpy = registerBrandSpy(app, dependencies, { ads, brands, plans, notifications })
  registerWeeklyWatch(app, dependencies, { ads, notifications })
  registerWorkspaceSummary(app, dependencies, { ads })

  // What a workspace makes.
  const assets = registerAssets(app, dependencies)
  registerStoredFiles(dependencies)
  registerWorkspaceExports(app, dependencies, { users, workspaces, assets, mails, changes })
  const profiles = registerBrandProfiles(app, dependencies, { assets })
  const products = registerProducts(app, dependencies, { assets, profiles })
  registerProductImport(app, dependencies, { assets, products, profiles, changes })
  const templates = registerAdTemplates(app, dependencies, { assets, products, profiles })
  const documents = registerCreativeDocuments(app, dependencies, { assets })
  const briefs = registerBriefs(app, dependencies, { ads, products, users })
  const providers = registerGenerationProviders(app, dependencies)
  registerWriter(app, dependencies, { ads, products, profiles, providers, credits })
  const work = { ads, users, credits, assets, products, profiles, templates, documents, briefs, providers }
  const making = { ...work, renderer, changes, notifications, links }
  const { imageOrders, images, briefImages, sharedImages } = registerImageGeneration(app, dependencies, making)
  const feedback = { ...making, images: briefImages, media, workspaces }
  const sharedBriefs = registerBriefFeedback(app, dependencies, feedback)

  // What creatives are worth.
  // Jobs call this when the server is up, so the later module is there.
  const matchCreatives = (workspaceId: string): Promise<void> => results.matchCreatives(workspaceId)
  const sources = { ads, assets, media, adVideos, images }
  const { analyses, sharedAnalyses } = registerCreativeAnalyses(app, dependencies, {
    ...sources,
    credits,
    changes,
    links,
    workspaces,
    renderer,
    onAnalysed: matchCreatives,
  })
  const { results, resultAccounts, resultImports } = registerAdResults(app, dependencies, { plans, analyses, changes })
  const furniture = { ads, boards, picks, savedAds, brands, briefs, imageOrders, resultImports }
  const demoWorkspaces = createDemoWorkspaceService({ db: database, clock, log, users, ...furniture })
  const reading = { resultAccounts, changes, notifications, onImported: matchCreatives }
  const adAccounts = registerAdAccounts(app, dependencies, reading)
  registerIntegrations(app, dependencies, { adSources, adAccounts, providers, apiKeys, brandSpy })

  const listAssetIds = {
    brief: (link: OpenLink) => sharedBriefs.listAssetIds(link),
    image: (link: OpenLink) => sharedImages.listAssetIds(link),
    image_order: (link: OpenLink) => sharedImages.listAssetIds(link),
    analysis: (link: OpenLink) => sharedAnalyses.listAssetIds(link),
  }
  registerSharedFileRoutes(app, { links, assets, listAssetIds })

  // The product itself.
  const flags = registerFeatureFlags(app, dependencies)
  registerJobAdministration(app, dependencies)
  registerMailAdministration(app, dependencies, { mails })
  registerTestHooks(app, dependencies, { accounts, credits })
  const readComposition = registerReleases(app, dependencies)
  const shared = { ...sharing, sharedBriefs, sharedImages, sharedAnalyses }
  registerPages(app, dependencies, { readComposition, flags, shared })
  return app
}
