import type { Product } from '@marquee/contract/products'
import type { CreativeParts } from '@marquee/creative/compose-creative'
import type { ImageSubject } from '@marquee/creative/image-subject'
import { backdrops, type ProductKind } from '@marquee/creative/picture'
import { createSeededRandom } from '@marquee/creative/seeded-random'

type Pictures = CreativeParts['pictures']

/** Words that determine the drawing of a product without a photo; the photo replaces the drawing as soon as there is one. */
const KINDS: readonly (readonly [RegExp, ProductKind])[] = [
  [/\b(?:cup|mug|tumbler)/i, 'cup'],
  [/\b(?:shoe|sneaker|boot|trainer)/i, 'shoe'],
  [/\b(?:shirt|tee|hoodie|dress|jacket)/i, 'shirt'],
  [/\b(?:sofa|couch|chair)/i, 'sofa'],
  [/\blamp|light\b/i, 'lamp'],
  [/\b(?:serum|oil|drop)/i, 'dropper'],
  [/\b(?:cream|balm|jar)/i, 'jar'],
  [/\b(?:toothpaste|gel|lotion|tube)/i, 'tube'],
  [/\b(?:coffee|tea|snack|protein|powder|food|treat)/i, 'pouch'],
  [/\b(?:bottle|drink|water|juice|shampoo)/i, 'bottle'],
  [/\b(?:laptop|software|dashboard|platform)/i, 'laptop'],
  [/\b(?:app|phone)\b/i, 'phone'],
  [/\b(?:card|bank|finance)/i, 'card'],
  [/\b(?:suitcase|luggage|travel)/i, 'suitcase'],
  [/\b(?:ring|necklace|jewel)/i, 'ring'],
  [/\bwatch\b/i, 'watch'],
  [/\b(?:headphone|earbud|speaker)/i, 'headphones'],
  [/\b(?:book|course)/i, 'book'],
  [/\b(?:spray|cleaner|detergent)/i, 'spray'],
  [/\b(?:bike|bicycle)/i, 'bike'],
  [/\b(?:backpack|bag)\b/i, 'backpack'],
  [/\bcandle/i, 'candle'],
  [/\b(?:plant|seed|garden)/i, 'plant'],
  [/\b(?:toy|kids|blocks)/i, 'blocks'],
]

/** The first photo of a product; `isCutout` when its background is transparent. */
export interface ProductPhoto {
  assetId: string
  isCutout: boolean
  subject?: ImageSubject
}

interface Subject {
  photo: ProductPhoto | null
  /** A free-text description of the product. */
  told: string
  seed: string
}

/** The content of the image layers of a design. A photo is never replaced by a drawing. */
export function choosePictures({ photo, told, seed }: Subject): Pictures {
  if (photo !== null) {
    const { assetId, isCutout, subject } = photo
    const shown = { kind: 'asset', asset_id: assetId, cutout: isCutout, ...(subject && { subject }) } as const
    return { product: shown, portrait: { kind: 'portrait', seed } }
  }
  const random = createSeededRandom(seed)
  const product = KINDS.find(([sign]) => sign.test(told))?.[1] ?? 'box'
  return {
    product: { kind: 'cutout', product, seed: told },
    scene: { kind: 'scene', backdrop: random.pick(backdrops), product, arrangement: 'single', seed: told },
    portrait: { kind: 'portrait', seed },
  }
}

/** The description that determines the drawing when there is no photo. */
export function describeProduct(product: Product | null, words: string): string {
  return product === null ? words : `${product.name} ${product.category} ${product.description.slice(0, 200)}`
}
