import type { BrandProfileService } from './brand-profiles/brand-profiles.service.ts'
import type { GenerationProviderService } from './generation-providers/generation-providers.service.ts'
import type { BriefImageService } from './image-generation/brief-images.service.ts'
import type { ImageOrderService } from './image-generation/image-orders.service.ts'
import type { GeneratedImageService } from './image-generation/generated-images.service.ts'
import type { SharedImageService } from './image-generation/shared-images.service.ts'
import type { TranscriptService } from './transcripts/transcripts.service.ts'
import type { BriefVideoService } from './video-sharing/brief-videos.service.ts'
import type { SharedVideoService } from './video-sharing/shared-videos.service.ts'
import type { ProductService } from './products/products.service.ts'

export type { BrandProfileService } from './brand-profiles/brand-profiles.service.ts'
export type { GenerationProviderService } from './generation-providers/generation-providers.service.ts'
export type { BriefImageService } from './image-generation/brief-images.service.ts'
export type { GeneratedImageService } from './image-generation/generated-images.service.ts'
export type { ImageOrderService } from './image-generation/image-orders.service.ts'
export { readLandingPage } from './product-import/read-landing-page.ts'
export { toSharedImage } from './image-generation/shared-images.service.ts'
export type { TranscriptService } from './transcripts/transcripts.service.ts'
export type { AdPacing } from './video-scenes/video-scenes.service.ts'
export type { BriefVideoService } from './video-sharing/brief-videos.service.ts'
export type { ProductService } from './products/products.service.ts'

/** The services that creation offers to the domains above it. */
export interface Creation {
  products: ProductService
  profiles: BrandProfileService
  providers: GenerationProviderService
  imageOrders: ImageOrderService
  images: GeneratedImageService
  briefImages: BriefImageService
  transcripts: TranscriptService
  sharedImages: SharedImageService
  briefVideos: BriefVideoService
  sharedVideos: SharedVideoService
}
