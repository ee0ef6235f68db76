import type { CorpusProduct } from './corpus-product.ts'

/** A product as a shop lists it, whose benefits are not compared with what a reader sees in them. */
export function listed(
  title: string,
  category: string,
  benefits: readonly string[],
  more: Omit<CorpusProduct, 'title' | 'category' | 'benefits'> = {},
): CorpusProduct {
  return { title, category, benefits: benefits.map((text) => [text, null]), ...more }
}
