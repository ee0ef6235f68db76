import { toFileSlug } from '../../../platform/to-file-slug.ts'

interface Named {
  brand_name: string | null
  product_name: string | null
  title: string
}

interface Placed {
  aspect_ratio: string
  variation: number
}

/** A file name such as `northlight-travel-cup-4x5-2`: brand, product, format and design; valid on every file system. */
export function toFileName(order: Named, { aspect_ratio, variation }: Placed): string {
  const parts = [order.brand_name ?? '', order.product_name ?? order.title].map(toFileSlug).filter(Boolean)
  const ratio = aspect_ratio.replace(':', 'x')
  return [...(parts.length === 0 ? ['image'] : parts), ratio, variation].join('-')
}
