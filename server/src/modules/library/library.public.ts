import type { AdSourceService } from './ad-sources/ad-sources.service.ts'
import type { AdService } from './ads/ads.service.ts'
import type { BrandService } from './brands/brands.service.ts'
import type { MediaCopyService } from './media-copies/media-copies.service.ts'
import type { AdVideoService } from './media/ad-videos.service.ts'
import type { MediaService } from './media/media.service.ts'

export type { AdSourceService } from './ad-sources/ad-sources.service.ts'
export type { AdService } from './ads/ads.service.ts'
export { chooseBestAds } from './ads/choose-best-ads.service.ts'
export type { BrandService } from './brands/brands.service.ts'
export type { MediaCopyService } from './media-copies/media-copies.service.ts'
export type { AdVideoService } from './media/ad-videos.service.ts'
export type { MediaService } from './media/media.service.ts'

/** The functions that the library offers to the domains above it. */
export interface Library {
  ads: AdService
  brands: BrandService
  media: MediaService
  adVideos: AdVideoService
  mediaCopies: MediaCopyService
  adSources: AdSourceService
}
