import type { WritingBrief } from '../writing-brief.ts'
import type { CorpusProduct } from './corpus-product.ts'

/** The brief of a product of the corpus, as the wizard would send it for a new workspace. */
export function toBrief({
  title,
  benefits,
  review,
  voice = '',
  audience = '',
  ...product
}: CorpusProduct): WritingBrief {
  return {
    product: {
      name: title,
      description: product.description ?? '',
      benefits: benefits.map(([text]) => text),
      offer: product.offer ?? '',
      price: product.price ?? '',
      category: product.category,
      rating: product.rating ?? '',
      reviewCount: product.reviewCount ?? null,
      language: null,
      currency: '',
      url: null,
      reviews: review === undefined ? [] : [{ text: review[0], author: review[1] }],
    },
    brand: { name: '', voice, audience, alwaysInclude: [], neverMention: [] },
    idea: '',
    answers: { better: '', audience: '', today: '' },
    inspiration: null,
  }
}
