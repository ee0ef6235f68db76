import type { HookType, ImageWords, WritingFramework } from '@marquee/contract/image-words'

/** What the writer knows. Everything but the name may be empty. */
export interface WritingBrief {
  product: {
    name: string
    description: string
    benefits: readonly string[]
    offer: string
    /** As it is shown, such as `€19.90`. */
    price: string
    category: string
    /** What customers said, in their own words. */
    reviews: readonly { text: string; author: string }[]
    /** As it is shown, such as `4.8 of 5`; empty when nobody has rated it. */
    rating: string
  }
  brand: {
    name: string
    voice: string
    audience: string
    alwaysInclude: readonly string[]
    neverMention: readonly string[]
  }
  /** What the image is about, in the person's own words. */
  idea: string
  inspiration: { hookType: HookType; sourceTexts: readonly string[] } | null
}

export interface Angle {
  key: string
  framework: WritingFramework
  title: string
  words: ImageWords
}

/** The texts that a framework proposes for each place, the best first; the writer takes the first one that is allowed. */
export type Proposal = Partial<Record<keyof ImageWords, readonly string[]>>
