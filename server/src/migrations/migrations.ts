import type { Migration } from 'kysely/migration'
import * as platform from './0000-platform.ts'
import * as identity from './0001-identity.ts'
import * as ads from './0002-ads.ts'
import * as savedAds from './0003-saved-ads.ts'
import * as files from './0004-files.ts'
import * as products from './0005-products.ts'
import * as briefs from './0006-briefs.ts'
import * as demoLibrary from './0008-demo-library.ts'
import * as onboarding from './0010-onboarding.ts'
import * as featureFlags from './0012-feature-flags.ts'
import * as searchPairs from './0013-search-pairs.ts'
import * as releases from './0015-releases.ts'
import * as releaseHealth from './0016-release-health.ts'
import * as searchFacets from './0020-search-facets.ts'
import * as savedSearches from './0021-saved-searches.ts'
import * as swipeFile from './0023-swipe-file.ts'
import * as keptBoards from './0024-boards.ts'
import * as brandInsights from './0030-brand-insights.ts'
import * as googleSignIn from './0033-google-sign-in.ts'
import * as removedFlags from './0034-removed-flags.ts'
import * as briefsDescriptionFlag from './0035-briefs-description-flag.ts'
import * as failureKinds from './0036-failure-kinds.ts'
import * as adSources from './0038-ad-sources.ts'
import * as adFileImports from './0039-ad-file-imports.ts'
import * as workspaceChanges from './0041-workspace-changes.ts'
import * as pictureHashes from './0042-picture-hashes.ts'
import * as transcripts from './0043-transcripts.ts'
import * as boardCovers from './0044-board-covers.ts'
import * as filmPosters from './0055-film-posters.ts'
import * as unreadPictures from './0056-unread-pictures.ts'
import * as bulkLoading from './0060-bulk-loading.ts'
import * as facetSamples from './0064-facet-samples.ts'
import * as numberedPairs from './0065-numbered-pairs.ts'
import * as lighterStatistics from './0066-lighter-statistics.ts'
import * as statisticsOfImports from './0070-statistics-of-imports.ts'
import * as milestones from './0071-milestones.ts'
import * as oneTrialPerPerson from './0074-one-trial-per-person.ts'
import * as jobProgress from './0080-job-progress.ts'
import * as mailDeliveries from './0081-mail-deliveries.ts'
import * as foreignStorageKeys from './0085-foreign-storage-keys.ts'
import * as contextualBandits from './0086-contextual-bandits.ts'
import * as undatedAds from './0093-undated-ads.ts'
import * as credits from './0100-credits.ts'
import * as billing from './0101-billing.ts'
import * as invitations from './0110-invitations.ts'
import * as creatives from './0111-creatives.ts'
import * as imageOrders from './0120-image-orders.ts'
import * as generationProviders from './0121-generation-providers.ts'
import * as assets from './0130-assets.ts'
import * as brandProfiles from './0131-brand-profiles.ts'
import * as productImports from './0132-product-imports.ts'
import * as brandSpy from './0140-brand-spy.ts'
import * as notifications from './0141-notifications.ts'
import * as weeklyWatch from './0142-weekly-watch.ts'
import * as twoFactor from './0155-two-factor.ts'
import * as workspaceSettings from './0156-workspace-settings.ts'
import * as referrals from './0165-referrals.ts'
import * as apiKeys from './0166-api-keys.ts'
import * as creativeAnalyses from './0180-creative-analyses.ts'
import * as adResults from './0181-ad-results.ts'
import * as creativeDocumentAssets from './0190-creative-document-assets.ts'
import * as noSampledSortKeys from './0191-no-sampled-sort-keys.ts'
import * as adVideos from './0194-ad-videos.ts'
import * as videoAnalyses from './0195-video-analyses.ts'
import * as storedFileRemovals from './0198-stored-file-removals.ts'
import * as withdrawnPayments from './0199-withdrawn-payments.ts'
import * as workspaceDays from './0200-workspace-days.ts'
import * as paintedScenes from './0204-painted-scenes.ts'
import * as adAccounts from './0207-ad-accounts.ts'
import * as productTours from './0208-product-tours.ts'
import * as wantedBrands from './0209-wanted-brands.ts'
import * as moreShareLinks from './0212-more-share-links.ts'
import * as briefFeedback from './0213-brief-feedback.ts'
import * as analysesOfGeneratedImages from './0214-analyses-of-generated-images.ts'
import * as oneOpenPlanCheckout from './0225-one-open-plan-checkout.ts'
import * as oneTrialPerMailbox from './0226-one-trial-per-mailbox.ts'
import * as retiredPackages from './0235-retired-packages.ts'
import * as releaseFlags from './0236-release-flags.ts'
import * as plansAsEnforced from './0240-plans-as-enforced.ts'
import * as accountsWithoutAPassword from './0241-accounts-without-a-password.ts'
import * as knownDevices from './0242-known-devices.ts'
import * as receipts from './0243-receipts.ts'
import * as restatedResults from './0250-restated-results.ts'
import * as analysisPlacements from './0251-analysis-placements.ts'
import * as videoQuartiles from './0252-video-quartiles.ts'
import * as demoFurnishings from './0253-demo-furnishings.ts'

/** Every migration by its name, in the order of the names. A released one is never changed. */
export const migrations: Record<string, Migration> = {
  '0000-platform': platform,
  '0001-identity': identity,
  '0002-ads': ads,
  '0003-saved-ads': savedAds,
  '0004-files': files,
  '0005-products': products,
  '0006-briefs': briefs,
  '0008-demo-library': demoLibrary,
  '0010-onboarding': onboarding,
  '0012-feature-flags': featureFlags,
  '0013-search-pairs': searchPairs,
  '0015-releases': releases,
  '0016-release-health': releaseHealth,
  '0020-search-facets': searchFacets,
  '0021-saved-searches': savedSearches,
  '0023-swipe-file': swipeFile,
  '0024-boards': keptBoards,
  '0030-brand-insights': brandInsights,
  '0033-google-sign-in': googleSignIn,
  '0034-removed-flags': removedFlags,
  '0035-briefs-description-flag': briefsDescriptionFlag,
  '0036-failure-kinds': failureKinds,
  '0038-ad-sources': adSources,
  '0039-ad-file-imports': adFileImports,
  '0041-workspace-changes': workspaceChanges,
  '0042-picture-hashes': pictureHashes,
  '0043-transcripts': transcripts,
  '0044-board-covers': boardCovers,
  '0055-film-posters': filmPosters,
  '0056-unread-pictures': unreadPictures,
  '0060-bulk-loading': bulkLoading,
  '0064-facet-samples': facetSamples,
  '0065-numbered-pairs': numberedPairs,
  '0066-lighter-statistics': lighterStatistics,
  '0070-statistics-of-imports': statisticsOfImports,
  '0071-milestones': milestones,
  '0074-one-trial-per-person': oneTrialPerPerson,
  '0080-job-progress': jobProgress,
  '0081-mail-deliveries': mailDeliveries,
  '0085-foreign-storage-keys': foreignStorageKeys,
  '0086-contextual-bandits': contextualBandits,
  '0093-undated-ads': undatedAds,
  '0100-credits': credits,
  '0101-billing': billing,
  '0110-invitations': invitations,
  '0111-creatives': creatives,
  '0120-image-orders': imageOrders,
  '0121-generation-providers': generationProviders,
  '0130-assets': assets,
  '0131-brand-profiles': brandProfiles,
  '0132-product-imports': productImports,
  '0140-brand-spy': brandSpy,
  '0141-notifications': notifications,
  '0142-weekly-watch': weeklyWatch,
  '0155-two-factor': twoFactor,
  '0156-workspace-settings': workspaceSettings,
  '0165-referrals': referrals,
  '0166-api-keys': apiKeys,
  '0180-creative-analyses': creativeAnalyses,
  '0181-ad-results': adResults,
  '0190-creative-document-assets': creativeDocumentAssets,
  '0191-no-sampled-sort-keys': noSampledSortKeys,
  '0194-ad-videos': adVideos,
  '0195-video-analyses': videoAnalyses,
  '0198-stored-file-removals': storedFileRemovals,
  '0199-withdrawn-payments': withdrawnPayments,
  '0200-workspace-days': workspaceDays,
  '0204-painted-scenes': paintedScenes,
  '0207-ad-accounts': adAccounts,
  '0208-product-tours': productTours,
  '0209-wanted-brands': wantedBrands,
  '0212-more-share-links': moreShareLinks,
  '0213-brief-feedback': briefFeedback,
  '0214-analyses-of-generated-images': analysesOfGeneratedImages,
  '0225-one-open-plan-checkout': oneOpenPlanCheckout,
  '0226-one-trial-per-mailbox': oneTrialPerMailbox,
  '0235-retired-packages': retiredPackages,
  '0236-release-flags': releaseFlags,
  '0240-plans-as-enforced': plansAsEnforced,
  '0241-accounts-without-a-password': accountsWithoutAPassword,
  '0242-known-devices': knownDevices,
  '0243-receipts': receipts,
  '0250-restated-results': restatedResults,
  '0251-analysis-placements': analysisPlacements,
  '0252-video-quartiles': videoQuartiles,
  '0253-demo-furnishings': demoFurnishings,
}
