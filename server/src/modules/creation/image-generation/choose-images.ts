import type { Product } from '@marquee/contract/products'

/** The description from which the order of equally suitable templates follows. */
export function describeProduct(product: Product | null, words: string): string {
  return product === null ? words : `${product.name} ${product.category} ${product.description.slice(0, 200)}`
}
