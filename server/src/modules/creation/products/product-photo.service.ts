import type { CreativeParts } from '@marquee/creative/compose-creative'
import { focusOnGarment } from '@marquee/creative/focus-on-garment'
import type { ImageSubject } from '@marquee/creative/image-subject'
import type { Product } from '@marquee/contract/products'

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

/** A product's photo with its subject, which is the garment that the product's words name where a person wears it. */
export function toProductPhoto(
  { assetId, isCutout, subject }: { assetId: string; isCutout: boolean; subject: ImageSubject | null },
  { name, category }: Pick<Product, 'name' | 'category'>,
): ProductPhoto {
  return { assetId, isCutout, ...(subject && { subject: focusOnGarment(subject, `${name}, ${category}`) }) }
}
