import { z } from 'zod'

/**
 * The largest number of characters of each text that is shown in full, in every template and format, at a size that can be read on a
 * phone. Longer texts end in an ellipsis. Chinese and Japanese characters count twice, because they are twice as wide.
 */
export const CONTENT_LIMITS = {
  headline: 80,
  subline: 140,
  body: 280,
  call_to_action: 30,
  offer: 40,
  price: 20,
  old_price: 20,
  quote: 220,
  author: 60,
  rating: 30,
  badge: 30,
  benefit_1: 80,
  benefit_2: 80,
  benefit_3: 80,
  benefit_4: 80,
  before: 80,
  after: 80,
} as const

export type ContentBinding = keyof typeof CONTENT_LIMITS
export const contentBindings = Object.keys(CONTENT_LIMITS) as ContentBinding[]

const words = z.string().max(2000)

/** The words of a creative, keyed by the bindings that templates name. */
export const creativeContent = z.object({
  headline: words,
  subline: words.optional(),
  body: words.optional(),
  call_to_action: words,
  offer: words.optional(),
  price: words.optional(),
  old_price: words.optional(),
  quote: words.optional(),
  author: words.optional(),
  rating: words.optional(),
  badge: words.optional(),
  benefit_1: words.optional(),
  benefit_2: words.optional(),
  benefit_3: words.optional(),
  benefit_4: words.optional(),
  before: words.optional(),
  after: words.optional(),
})
export type CreativeContent = z.infer<typeof creativeContent>
