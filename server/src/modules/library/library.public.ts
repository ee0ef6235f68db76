import type { AdSourceService } from './ad-sources/ad-sources.service.ts'
import type { BrandQueryService } from './ad-sources/brand-queries.service.ts'
import type { AdTransferService } from './ad-transfer/ad-transfer.service.ts'
import type { AdService } from './ads/ads.service.ts'
import type { AdVersionService } from './ads/versions/ad-versions.service.ts'
import type { BrandCountService } from './brand-insights/brand-counts.service.ts'
import type { BrandService } from './brands/brands.service.ts'
import type { MediaCopyService } from './media-copies/media-copies.service.ts'
import type { AdVideoService } from './media/ad-videos.service.ts'
import type { MediaService } from './media/media.service.ts'
import type { SameCreativeService } from './same-creatives/same-creatives.service.ts'

export type { AdSourceService } from './ad-sources/ad-sources.service.ts'
export type { BrandQueryService } from './ad-sources/brand-queries.service.ts'
export { findFileDay, toNoon, withFileDay } from './ad-import/file-day.ts'
export { plainName } from './ad-import/column-names.ts'
export { type AdFileFormat, readRows, toFormat, toFormatOf } from './ad-import/read-rows.ts'
export { findDateOrder } from './ad-import/find-date-order.ts'
export { type AdRow, adsOf, readAds } from './ad-import/shapes/read-ads.ts'
export type { SourceRow } from './ad-import/source-row.ts'
export { recordOfRow } from './ad-import/to-ad-record.ts'
export { toMoment } from './ad-import/to-moment.ts'
export { identityKey } from './ad-transfer/ad-contents.repository.ts'
export type { AdTransferService, NumberedNewAd } from './ad-transfer/ad-transfer.service.ts'
export { adRecord } from './ads/writing/ad-writer.service.ts'
export { isRunning } from './last-seen/last-seen.service.ts'
export { isVisible } from './homes/homes.service.ts'
export { type NewAd, type NewAdOutcome, type StoredFiles, toNewAd, withoutDemo } from './ad-transfer/to-new-ad.ts'
export type { AdService } from './ads/ads.service.ts'
export { toSpokenTerms } from './ads/search/spoken-words.ts'
export { countFrequentWords, detectTextLanguage } from './ad-angles/detect-language.ts'
export { readHookType } from './ad-angles/hook-type.ts'
export type { AdVersionService, ChangePosition } from './ads/versions/ad-versions.service.ts'
export { chooseBestAds } from './ads/choose-best-ads.service.ts'
export type { BrandCountService } from './brand-insights/brand-counts.service.ts'
export type { BrandService } from './brands/brands.service.ts'
export { type MediaCopyService, type StoredMedium, UnusableMedium } from './media-copies/media-copies.service.ts'
export type { AdVideoService } from './media/ad-videos.service.ts'
export type { SameCreativeService } from './same-creatives/same-creatives.service.ts'
export type { MediaService } from './media/media.service.ts'
export type { SoughtBrand } from './library.ports.ts'

/** The functions that the library offers to the domains above it. */
export interface Library {
  ads: AdService
  adVersions: AdVersionService
  adTransfer: AdTransferService
  brandCounts: BrandCountService
  brands: BrandService
  media: MediaService
  adVideos: AdVideoService
  mediaCopies: MediaCopyService
  adSources: AdSourceService
  brandQueries: BrandQueryService
  sameCreatives: Pick<SameCreativeService, 'group'>
}
