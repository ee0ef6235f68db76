import type { FunnelPageKind } from '../funnel-page.ts'
import type { HeadingKey } from '../labels/page-labels.ts'
import type { Surface } from '../section-parts.ts'
import type { SectionOf } from '../section.ts'

/** What a section of a template shows of the facts. */
interface Plans {
  top_bar: { notice?: 'advertisement'; button?: boolean }
  hero: {
    layout: SectionOf<'hero'>['layout']
    /** The fact that the headline says. */
    headline: 'name' | 'benefit' | 'offer' | 'reasons' | 'quote'
    eyebrow?: 'name' | 'category' | 'brand'
    /** What stands below: the description’s first sentence, a benefit, or the offer. */
    text: 'description' | 'benefit' | 'offer'
    button: 'link' | 'form' | 'quiz' | 'none'
    image?: boolean
  }
  author: object
  /** A part of the description: its first paragraph, the others, or all; or benefits, each with its own words as a heading. */
  article: {
    says: 'opening' | 'rest' | 'description' | 'benefits'
    side?: SectionOf<'article'>['image_side']
    image?: boolean
  }
  /** One for each benefit, at most `most`; a button after every `button_every`. */
  list_items: { most: number; images?: boolean; button_every?: number }
  proof: object
  features: { layout: SectionOf<'features'>['layout']; most: number; from?: number; image?: boolean }
  steps: object
  before_after: object
  comparison_table: object
  reviews: { layout: SectionOf<'reviews'>['layout']; most: number }
  /** The review with this number, from 0. */
  quote: { review: number }
  audience_fit: object
  details: object
  offer: { image?: boolean }
  price: { image?: boolean; includes: number }
  guarantee: object
  questions: object
  form: {
    fields: readonly ('email' | 'name' | 'phone' | 'text')[]
    heading: HeadingKey
    headline?: 'benefit' | 'name'
    image?: boolean
  }
  /** `described` says what the product is, where the quiz is the first section. */
  quiz: { described?: boolean }
  video: object
  gallery: { from: number }
  image: object
  button_band: { says: 'benefit' | 'name' | 'offer' | 'interested'; to: 'link' | 'form' | 'quiz' }
  footer: object
}

/** A section of a template: its type, its surface, and what it shows. */
export type SectionPlan = {
  [Type in keyof Plans]: { type: Type; surface?: Surface; heading?: HeadingKey } & Plans[Type]
}[keyof Plans]
export type PlanOf<Type extends SectionPlan['type']> = Extract<SectionPlan, { type: Type }>

/** The niches that templates are made for; `any` suits every product. */
export const templateNiches = ['any', 'beauty', 'food', 'home', 'health', 'fashion', 'software', 'services'] as const
export type TemplateNiche = (typeof templateNiches)[number]

/** A page as a plan: sections in their order, each with the facts that it shows. Each template exists in both looks. */
export interface PageTemplate {
  id: string
  name: string
  kind: FunnelPageKind
  niches: readonly TemplateNiche[]
  /** What the page does for whom, in one sentence. */
  purpose: string
  sections: readonly SectionPlan[]
}
