import * as account from './account.ts'
import * as accountSessions from './account-sessions.ts'
import * as adAccounts from './ad-accounts.ts'
import * as adAngles from './ad-angles.ts'
import * as adFacets from './ad-facets.ts'
import * as adImports from './ad-imports.ts'
import * as adSources from './ad-sources.ts'
import * as adTemplates from './ad-templates.ts'
import * as adResults from './ad-results.ts'
// Published kits know these calls by the name of the file in which they once stood.
import * as ads from './ad-search.ts'
import * as adVideos from './ad-videos.ts'
import * as assets from './assets.ts'
import * as assistantTools from './assistant-tools.ts'
import * as advertisers from './advertisers.ts'
import * as affiliate from './affiliate.ts'
import * as apiKeys from './api-keys.ts'
import * as authentication from './authentication.ts'
import * as billing from './billing.ts'
import * as boards from './boards.ts'
import * as brandChanges from './brand-changes.ts'
import * as brandInsights from './brand-insights.ts'
import * as brandMerges from './brand-merges.ts'
import * as brandProfiles from './brand-profiles.ts'
import * as brandSpy from './brand-spy.ts'
import * as brands from './brands.ts'
import * as briefComments from './brief-comments.ts'
import * as briefDrafts from './brief-drafts.ts'
import * as briefImages from './brief-images.ts'
import * as briefVideos from './brief-videos.ts'
import * as briefReviews from './brief-reviews.ts'
import * as briefs from './briefs.ts'
import * as connectedBrowsers from './connected-browsers.ts'
import * as creativeDocuments from './creative-documents.ts'
import * as captures from './captures.ts'
import * as changeLog from './change-log.ts'
import * as creativeFeedback from './creative-feedback.ts'
import * as creativeAnalyses from './creative-analyses.ts'
import * as credits from './credits.ts'
import type { AnyDownload } from './download.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as exports from './exports.ts'
import * as featureFlags from './feature-flags.ts'
import * as funnelPages from './funnel-pages.ts'
import * as funnelPublications from './funnel-publications.ts'
import * as funnelTemplates from './funnel-templates.ts'
import * as generationProviders from './generation-providers.ts'
import * as hiddenBrands from './hidden-brands.ts'
import * as imageGeneration from './image-generation.ts'
import * as imageSubjects from './image-subjects.ts'
import * as imageWords from './image-words.ts'
import * as integrations from './integrations.ts'
import * as invitations from './invitations.ts'
import * as jobs from './jobs.ts'
import * as leads from './leads.ts'
import * as libraryImports from './library-imports.ts'
import * as lineChecks from './line-checks.ts'
import * as mails from './mails.ts'
import * as members from './members.ts'
import * as notifications from './notifications.ts'
import * as onboarding from './onboarding.ts'
import * as pageRegistry from './page-registry.ts'
import * as plans from './plans.ts'
import * as productImports from './product-imports.ts'
import * as productTour from './product-tour.ts'
import * as products from './products.ts'
import * as publishedPages from './published-pages.ts'
import * as referrals from './referrals.ts'
import * as releaseHealth from './release-health.ts'
import * as releases from './releases.ts'
import * as resultImports from './result-imports.ts'
import * as savedAds from './saved-ads.ts'
import * as savedSearches from './saved-searches.ts'
import * as sharedAnalyses from './shared-analyses.ts'
import * as sharedBriefs from './shared-briefs.ts'
import * as sharedImages from './shared-images.ts'
import * as sharedPages from './shared-pages.ts'
import * as sharedVideos from './shared-videos.ts'
import * as sharing from './sharing.ts'
import * as staffPicks from './staff-picks.ts'
import * as staging from './staging.ts'
import * as systemHealth from './system-health.ts'
import * as soundBeats from './sound-beats.ts'
import * as spyFolders from './spy-folders.ts'
import * as videoHandovers from './video-handovers.ts'
import * as videoRenders from './video-renders.ts'
import * as videoScripts from './video-scripts.ts'
import * as videoVersions from './video-versions.ts'
import * as videoVoices from './video-voices.ts'
import * as videos from './videos.ts'
import * as wantedBrands from './wanted-brands.ts'
import * as webhooks from './webhooks.ts'
import * as weeklyWatch from './weekly-watch.ts'
import * as transcripts from './transcripts.ts'
import * as unconfirmedAds from './unconfirmed-ads.ts'
import * as uploads from './uploads.ts'
import * as twoFactor from './two-factor.ts'
import * as workspaceActivity from './workspace-activity.ts'
import * as workspaceChanges from './workspace-changes.ts'
import * as workspaceExports from './workspace-exports.ts'
import * as workspaceSettings from './workspace-settings.ts'
import * as workspaceSources from './workspace-sources.ts'
import * as workspaceSummary from './workspace-summary.ts'
import * as workspaces from './workspaces.ts'

const modules = {
  account,
  accountSessions,
  adAccounts,
  adAngles,
  adFacets,
  adImports,
  adSources,
  adTemplates,
  adResults,
  ads,
  adVideos,
  assets,
  assistantTools,
  advertisers,
  affiliate,
  apiKeys,
  authentication,
  billing,
  boards,
  brandChanges,
  brandInsights,
  brandMerges,
  brandProfiles,
  brandSpy,
  brands,
  briefComments,
  briefDrafts,
  briefImages,
  briefVideos,
  briefReviews,
  briefs,
  connectedBrowsers,
  creativeDocuments,
  captures,
  changeLog,
  creativeFeedback,
  creativeAnalyses,
  credits,
  exports,
  featureFlags,
  funnelPages,
  funnelPublications,
  funnelTemplates,
  generationProviders,
  hiddenBrands,
  imageGeneration,
  imageSubjects,
  imageWords,
  integrations,
  invitations,
  jobs,
  leads,
  libraryImports,
  lineChecks,
  mails,
  members,
  notifications,
  onboarding,
  pageRegistry,
  plans,
  productImports,
  productTour,
  products,
  publishedPages,
  referrals,
  releaseHealth,
  releases,
  resultImports,
  savedAds,
  savedSearches,
  sharedAnalyses,
  sharedBriefs,
  sharedImages,
  sharedPages,
  sharedVideos,
  sharing,
  staffPicks,
  staging,
  systemHealth,
  soundBeats,
  spyFolders,
  videoHandovers,
  videoRenders,
  videoScripts,
  videoVersions,
  videoVoices,
  videos,
  wantedBrands,
  webhooks,
  weeklyWatch,
  transcripts,
  twoFactor,
  unconfirmedAds,
  uploads,
  workspaceActivity,
  workspaceChanges,
  workspaceExports,
  workspaceSettings,
  workspaceSources,
  workspaceSummary,
  workspaces,
}

/** Every call of the product, by `module.name`: the endpoints and the downloads, which the server implements and tests walk over. */
export const calls: ReadonlyMap<string, AnyEndpoint | AnyDownload> = new Map(
  Object.entries(modules).flatMap(([moduleName, module]) =>
    Object.entries(module)
      .filter((entry): entry is [string, AnyEndpoint | AnyDownload] => isCall(entry[1]))
      .map(([name, value]) => [`${moduleName}.${name}`, value]),
  ),
)

/** The endpoints that answer JSON, without the downloads. */
export const endpoints: ReadonlyMap<string, AnyEndpoint> = new Map(
  [...calls].filter((entry): entry is [string, AnyEndpoint] => !isDownload(entry[1])),
)

function isCall(value: unknown): value is AnyEndpoint | AnyDownload {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}

function isDownload(call: AnyEndpoint | AnyDownload): call is AnyDownload {
  return 'contentType' in call
}
