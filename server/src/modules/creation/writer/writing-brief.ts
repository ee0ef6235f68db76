import type {
  FactAnswers,
  HookType,
  ImageWords,
  LineFact,
  WritingFramework,
  WrittenHook,
} from '@marquee/contract/image-words'

/** The writer's input. Every field except the name may be empty. */
export interface WritingBrief {
  product: {
    name: string
    description: string
    benefits: readonly string[]
    offer: string
    /** The displayed price, such as `€19.90`. */
    price: string
    category: string
    /** Customer reviews, in the customers' own words. */
    reviews: readonly { text: string; author: string }[]
    /** The displayed rating, such as `4.8 of 5`; empty when there is none. */
    rating: string
    reviewCount: number | null
    /** The declared language of the texts, in BCP 47; null when it is unknown. */
    language: string | null
    /** ISO 4217; empty without a product. */
    currency: string
    /** The product's page. */
    url: string | null
  }
  brand: {
    name: string
    voice: string
    audience: string
    alwaysInclude: readonly string[]
    neverMention: readonly string[]
  }
  /** The subject of the image, in the user's own words. */
  idea: string
  answers: FactAnswers
  inspiration: { hookType: HookType; sourceTexts: readonly string[] } | null
}

export interface Angle {
  key: string
  framework: WritingFramework
  title: string
  hook: WrittenHook | null
  words: ImageWords
  facts: Partial<Record<keyof ImageWords, LineFact>>
}
