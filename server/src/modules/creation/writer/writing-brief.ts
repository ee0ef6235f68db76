import type { HookType, ImageWords, LineFact, WritingFramework } from '@marquee/contract/image-words'

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
  inspiration: { hookType: HookType; sourceTexts: readonly string[] } | null
}

export interface Angle {
  key: string
  framework: WritingFramework
  title: string
  words: ImageWords
  facts: Partial<Record<keyof ImageWords, LineFact>>
}

/** The texts that a framework proposes for each place, the best first; the writer uses the first allowed text. */
export type Proposal = Partial<Record<keyof ImageWords, readonly string[]>>
