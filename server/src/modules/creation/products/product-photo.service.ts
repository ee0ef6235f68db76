import type { CreativeParts } from '@marquee/creative/compose-creative'
import type { ImageSubject } from '@marquee/creative/image-subject'

/** The first photo of a product; `isCutout` when its background is transparent. */
export interface ProductPhoto {
  assetId: string
  isCutout: boolean
  subject?: ImageSubject
}

/** The content of the image layers of a design. A product without a photo has none: its designs consist of texts alone. */
export function choosePictures(photo: ProductPhoto | null): CreativeParts['pictures'] {
  if (photo === null) {
    return {}
  }
  const { assetId, isCutout, subject } = photo
  return { product: { kind: 'asset', asset_id: assetId, cutout: isCutout, ...(subject && { subject }) } }
}
