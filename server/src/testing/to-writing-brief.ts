import type { WritingBrief } from '../modules/creation/writer/writing-brief.ts'

/** A made-up product in the shape of a real shop's, by which writers are read and measured. */
export interface ProductToWrite {
  language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl'
  product: Partial<WritingBrief['product']>
  voice?: string
  audience?: string
  idea?: string
  today?: string
}

/** The brief of a product, as the wizard would send it for a new workspace. */
export function toWritingBrief({
  product,
  voice = '',
  audience = '',
  idea = '',
  today = '',
}: ProductToWrite): WritingBrief {
  return {
    product: {
      name: '',
      description: '',
      benefits: [],
      offer: '',
      price: '',
      category: '',
      reviews: [],
      rating: '',
      reviewCount: null,
      language: null,
      currency: '',
      url: null,
      ...product,
    },
    brand: { name: '', voice, audience, alwaysInclude: [], neverMention: [] },
    idea,
    answers: { better: '', audience: '', today },
    inspiration: null,
  }
}
