import { z } from 'zod'
import { richText } from '../rich-text.ts'
import { comparisonCell, line, pageImage, review, words } from '../section-parts.ts'
import { pageLink } from '../link.ts'

/**
 * What is known of a product and its brand. Pages say nothing else: an empty text, an empty list or null is unknown, and the section that
 * would say it is left out.
 */
export const pageFacts = z.object({
  name: line,
  /** Where buttons lead. */
  link: pageLink.nullable(),
  description: z.string().max(5000),
  category: line,
  /** As shown, with its currency. */
  price: z.string().max(80),
  old_price: z.string().max(80),
  /** The most important first. */
  benefits: z.array(words).max(20),
  offer: words,
  offer_conditions: line,
  offer_ends_on: z.iso.date().nullable(),
  rating: z.number().min(0).max(5).nullable(),
  review_count: z.number().int().min(0).nullable(),
  reviews: z.array(review).max(12),
  guarantee: words,
  before: words,
  after: words,
  steps: z.array(z.object({ title: line, text: words })).max(8),
  questions: z.array(z.object({ question: words, answer: words })).max(20),
  comparisons: z.array(z.object({ label: line, own: comparisonCell, other: comparisonCell })).max(20),
  specifications: z.array(z.object({ label: line, text: words })).max(24),
  suits: z.array(line).max(8),
  suits_not: z.array(line).max(8),
  /** The first is the product’s main image. */
  images: z.array(pageImage).max(20),
  video: z.object({ asset_id: z.uuid(), poster: pageImage.nullable(), transcript: richText }).nullable(),
  author: z.object({ name: line, role: line, date: z.iso.date().nullable() }).nullable(),
  company: line,
  imprint: richText,
})
export type PageFacts = z.infer<typeof pageFacts>

/** Facts with everything unknown but the name: a start for what a product states. */
export function toPageFacts(known: Partial<PageFacts> & Pick<PageFacts, 'name'>): PageFacts {
  return {
    link: null,
    description: '',
    category: '',
    price: '',
    old_price: '',
    benefits: [],
    offer: '',
    offer_conditions: '',
    offer_ends_on: null,
    rating: null,
    review_count: null,
    reviews: [],
    guarantee: '',
    before: '',
    after: '',
    steps: [],
    questions: [],
    comparisons: [],
    specifications: [],
    suits: [],
    suits_not: [],
    images: [],
    video: null,
    author: null,
    company: '',
    imprint: [],
    ...known,
  }
}
