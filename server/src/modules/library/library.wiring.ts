import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { CreativeRenderer } from '../../platform/creative-rendering/creative-rendering.service.ts'
import type { VideoRenderer } from '../../platform/creative-rendering/video-renderer.service.ts'
import type { Billing } from '../billing/billing.public.ts'
import type { Identity } from '../identity/identity.public.ts'
import { scheduleNicheMonths } from './ad-angles/ad-angles.jobs.ts'
import { registerAdAngleRoutes } from './ad-angles/ad-angles.routes.ts'
import { createNicheMonthService } from './ad-angles/niche-months.service.ts'
import { createNicheSayingService } from './ad-angles/niche-sayings.service.ts'
import { registerAdImportJobs } from './ad-import/ad-import.jobs.ts'
import { registerAdImportRoutes } from './ad-import/ad-import.routes.ts'
import { createAdImportService } from './ad-import/ad-import.service.ts'
import { createFileImportService } from './ad-import/file-imports.service.ts'
import { createFileImportWorker } from './ad-import/import-file-job.ts'
import { registerAdSourceJobs } from './ad-sources/ad-sources.jobs.ts'
import { registerAdSourceRoutes } from './ad-sources/ad-sources.routes.ts'
import { createAdSourceService } from './ad-sources/ad-sources.service.ts'
import { createBrandQueryService } from './ad-sources/brand-queries.service.ts'
import { createConnectors } from './ad-sources/connectors.ts'
import { createCrawler } from './ad-sources/crawler.ts'
import { createCrawlService } from './ad-sources/crawls.service.ts'
import { createCredentialKeeper } from './ad-sources/source-credentials.ts'
import { createSourceQueryService } from './ad-sources/source-queries.service.ts'
import { createAdTransferService } from './ad-transfer/ad-transfer.service.ts'
import { registerWorkspaceSourceRoutes } from './ad-sources/workspace-sources.routes.ts'
import { createWorkspaceSourceService } from './ad-sources/workspace-sources.service.ts'
import { registerAdRoutes } from './ads/ads.routes.ts'
import { createAdService } from './ads/ads.service.ts'
import { scheduleAdScoring, scoreAds } from './ads/scoring/ad-scoring.jobs.ts'
import { createAdScoringService } from './ads/scoring/ad-scoring.service.ts'
import { registerAdVersionRoutes } from './ads/versions/ad-versions.routes.ts'
import { registerSearchEngine } from './ads/search-engine/register-search-engine.ts'
import { createAdVersionService } from './ads/versions/ad-versions.service.ts'
import { createAdWriter } from './ads/writing/ad-writer.service.ts'
import { scheduleBrandMerges } from './advertisers/advertisers.jobs.ts'
import { registerAdvertiserRoutes } from './advertisers/advertisers.routes.ts'
import { createBrandMergeService } from './advertisers/brand-merges.service.ts'
import { createConfirmedSiteService } from './advertisers/confirmed-sites.service.ts'
import { countBrands, scheduleBrandCounts } from './brand-insights/brand-counts.jobs.ts'
import { createBrandCountService } from './brand-insights/brand-counts.service.ts'
import { registerBrandInsightRoutes } from './brand-insights/brand-insights.routes.ts'
import { createBrandInsightService } from './brand-insights/brand-insights.service.ts'
import { registerBrandRoutes } from './brands/brands.routes.ts'
import { createBrandService } from './brands/brands.service.ts'
import { registerDemoLibraryJobs } from './demo-library/demo-library.jobs.ts'
import { createDemoLibraryService, findDemoBrandMark } from './demo-library/demo-library.service.ts'
import { registerHiddenBrandRoutes } from './hidden-brands/hidden-brands.routes.ts'
import { createHiddenBrandService } from './hidden-brands/hidden-brands.service.ts'
import type { CapturedAds, OpenFollowedBrands, SavedAdMarks, SpokenWords } from './library.ports.ts'
import type { Library } from './library.public.ts'
import { registerMediaCopyJobs } from './media-copies/media-copies.jobs.ts'
import { createMediaCopyService } from './media-copies/media-copies.service.ts'
import { createAdVideoService } from './media/ad-videos.service.ts'
import { registerMediaJobs } from './media/media.jobs.ts'
import { registerMediaRoutes } from './media/media.routes.ts'
import { createMediaService, mediaUrls } from './media/media.service.ts'
import { registerSameCreativeRoutes } from './same-creatives/same-creatives.routes.ts'
import { createSameCreativeService, readImages, readImagesOfAd } from './same-creatives/same-creatives.service.ts'
import { registerUnconfirmedAdRoutes } from './unconfirmed-ads/unconfirmed-ads.routes.ts'
import { createUnconfirmedAdService } from './unconfirmed-ads/unconfirmed-ads.service.ts'

interface Given {
  identity: Identity
  billing: Billing
  renderer: CreativeRenderer
  videoRenderer: VideoRenderer
  savedAdMarks: SavedAdMarks
  capturedAds: CapturedAds
  spokenWords: SpokenWords
  openFollowedBrands: OpenFollowedBrands
  /** Called when brands were counted. */
  onBrandsCounted: () => Promise<unknown>
  /** Called at each start, when the demo library is available. */
  onDemoReady: () => Promise<void>
}

/**
 * The ad library, of which each workspace sees what is common and what it brought in: ads and their search, brands and their figures, images and videos, and the
 * ways in which ads arrive.
 *
 * Owns the tables `ad_crawl_refusals`, `ad_crawls`, `ad_facet_counts`, `ad_file_imports`, `ad_import_refusals`, `ad_imports`,
 * `ad_media`, `ad_query_followers`, `ad_score_pass`, `ad_scores_due`, `ad_search`, `ad_search_changes`, `ad_search_index`, `ad_sightings`, `ad_source_queries`, `ad_sources`,
 * `ad_stats`, `ad_version_media`, `ad_versions`, `ad_videos`, `ads`, `brand_ad_counts`, `brand_days`, `brand_stats`, `brands`,
 * `brands_kept_apart`, `demo_library`, `hidden_brands`, `media_copies`, `niche_months`, `picture_hashes`.
 * Asks collections and watching (library.ports.ts) which ads a workspace has saved and which brands it follows and wants,
 * and creation what videos of ads say. Notifies watching and
 * operations about counted brands and a new demo library.
 */
export function registerLibrary(app: FastifyInstance, dependencies: AppDependencies, given: Given): Library {
  const { database: db, clock, log, jobs, storage, fetchPublic, foreignFiles, environment } = dependencies
  const {
    savedAdMarks,
    capturedAds,
    spokenWords,
    openFollowedBrands,
    renderer,
    videoRenderer,
    onBrandsCounted,
    onDemoReady,
  } = given
  const { users } = given.identity
  const { plans } = given.billing

  const brandQueries = createBrandQueryService({ db, clock, jobs, openFollowedBrands })
  const lookSoon = () => brandQueries.lookSoon()
  const brands = createBrandService({ db, clock, plans, openFollowedBrands, lookSoon })
  registerBrandRoutes(app, brands)
  registerBrandInsightRoutes(app, createBrandInsightService({ db, clock, brands }))
  const brandCounts = createBrandCountService({ db, clock })
  scheduleBrandCounts(jobs, brandCounts, onBrandsCounted)
  scheduleAdScoring(jobs, createAdScoringService({ db, clock }))
  async function followWrittenAds() {
    await jobs.send(countBrands, {})
    await jobs.send(scoreAds, {})
  }
  const hiddenBrands = createHiddenBrandService({ db, clock, brands, users: users })
  registerHiddenBrandRoutes(app, hiddenBrands)

  async function brandChoices(workspaceId: string) {
    const [followed, hidden] = await Promise.all([
      brands.listFollowedIds(workspaceId),
      hiddenBrands.listIds(workspaceId),
    ])
    return { followed, hidden }
  }
  const chooseSource = registerSearchEngine(app, dependencies)
  const ads = createAdService({
    db,
    clock,
    mediaUrls,
    savedAdMarks,
    capturedAds,
    spokenWords,
    brandChoices,
    chooseSource,
  })
  registerAdRoutes(app, ads)
  const adVersions = createAdVersionService({ db, mediaUrls })
  registerAdVersionRoutes(app, adVersions)
  registerAdAngleRoutes(app, createNicheSayingService({ db, clock, ads }))
  scheduleNicheMonths(jobs, createNicheMonthService({ db, clock }))

  const media = createMediaService({ db, storage, renderer, foreignFiles, findBrandMark: findDemoBrandMark, log })
  const adVideos = createAdVideoService({ db, clock, storage, jobs, renderer: videoRenderer })
  registerMediaRoutes(app, media, adVideos)
  registerMediaJobs(jobs, media, adVideos)
  const mediaCopies = createMediaCopyService({ db, clock, storage, jobs, fetchPublic, foreignFiles })
  registerMediaCopyJobs(jobs, mediaCopies)
  const sameCreatives = createSameCreativeService({ db, clock, log, jobs, ads, media })
  registerSameCreativeRoutes(app, sameCreatives)
  jobs.work(readImagesOfAd, ({ ad_id }) => sameCreatives.readAd(ad_id))
  jobs.work(readImages, (data) => sameCreatives.readSome(data))

  const writer = createAdWriter({ db, clock })
  const adTransfer = createAdTransferService({ db, writer, media, mediaCopies })
  const onMoved = async () => {
    await writer.refreshBrandCounts()
    await followWrittenAds()
  }
  const merges = createBrandMergeService({ db, clock, openFollowedBrands, onMoved })
  registerAdvertiserRoutes(app, { sites: createConfirmedSiteService({ db, clock, onMoved }), merges })
  scheduleBrandMerges(jobs, merges)

  registerUnconfirmedAdRoutes(app, createUnconfirmedAdService({ db, writer, onChanged: onMoved }))

  const demoLibrary = createDemoLibraryService({ db, clock, adWriter: writer, media })
  registerDemoLibraryJobs(jobs, demoLibrary, async ({ isNew }) => {
    if (isNew) {
      await followWrittenAds()
    }
    await onDemoReady()
  })
  const adImport = createAdImportService({ db, clock, mediaCopies })
  registerAdImportRoutes(app, createFileImportService({ db, clock, storage, jobs, adImport }))
  registerAdImportJobs(jobs, createFileImportWorker({ db, clock, storage, jobs, adImport }), followWrittenAds)

  const connectors = createConnectors(environment.adSources)
  const credentials = createCredentialKeeper(environment.adSources.credentialKeys)
  const crawler = createCrawler({ db, clock, jobs, writer, connectors, credentials })
  const crawls = createCrawlService({ db, clock, jobs })
  const adSources = createAdSourceService({ db, clock, connectors, credentials })
  const queries = createSourceQueryService({ db, clock })
  registerAdSourceRoutes(app, { sources: adSources, queries, crawls })
  registerAdSourceJobs(jobs, { crawler, crawls, brandQueries, sources: adSources }, followWrittenAds)
  registerWorkspaceSourceRoutes(app, createWorkspaceSourceService({ db, clock, connectors, credentials, lookSoon }))
  return {
    ads,
    adTransfer,
    adVersions,
    brandCounts,
    brands,
    media,
    adVideos,
    mediaCopies,
    adSources,
    brandQueries,
    sameCreatives,
  }
}
