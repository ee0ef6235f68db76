import type { WritingLanguage } from '@marquee/contract/image-words'
import type { BenefitKind } from '../languages/writer-language.ts'

/** A made-up product with the facts that its page states, in the shapes of real shops. */
export interface CorpusProduct {
  title: string
  category: string
  /** Benefits as written, each with the kind that a reader sees in it; null when that is not compared. */
  benefits: readonly (readonly [text: string, kind: BenefitKind | null])[]
  description?: string
  offer?: string
  price?: string
  rating?: string
  reviewCount?: number
  review?: readonly [text: string, author: string]
  audience?: string
  voice?: string
}

export interface Corpus {
  language: WritingLanguage
  products: readonly CorpusProduct[]
}
