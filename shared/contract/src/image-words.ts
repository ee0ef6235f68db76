import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { id, line, text } from './primitives.ts'

/** The longest text of each place in an image, in characters: the length that a layout can show at a readable size. */
export const WORD_LIMITS = {
  headline: 60,
  subline: 90,
  body: 220,
  call_to_action: 24,
  offer: 40,
  price: 20,
  old_price: 20,
  quote: 160,
  author: 40,
  rating: 20,
  badge: 24,
  benefit_1: 60,
  benefit_2: 60,
  benefit_3: 60,
  benefit_4: 60,
  before: 70,
  after: 70,
} as const
export type WordBinding = keyof typeof WORD_LIMITS
const wordBinding = z.enum(Object.keys(WORD_LIMITS) as [WordBinding, ...WordBinding[]])

/** The words of an image by their place. An empty text omits its place. */
export const imageWords = z.object({
  headline: line(WORD_LIMITS.headline, 'a headline'),
  subline: text(WORD_LIMITS.subline).default(''),
  body: text(WORD_LIMITS.body).default(''),
  call_to_action: line(WORD_LIMITS.call_to_action, 'a call to action'),
  offer: text(WORD_LIMITS.offer).default(''),
  price: text(WORD_LIMITS.price).default(''),
  old_price: text(WORD_LIMITS.old_price).default(''),
  quote: text(WORD_LIMITS.quote).default(''),
  author: text(WORD_LIMITS.author).default(''),
  rating: text(WORD_LIMITS.rating).default(''),
  badge: text(WORD_LIMITS.badge).default(''),
  benefit_1: text(WORD_LIMITS.benefit_1).default(''),
  benefit_2: text(WORD_LIMITS.benefit_2).default(''),
  benefit_3: text(WORD_LIMITS.benefit_3).default(''),
  benefit_4: text(WORD_LIMITS.benefit_4).default(''),
  before: text(WORD_LIMITS.before).default(''),
  after: text(WORD_LIMITS.after).default(''),
})
export type ImageWords = z.output<typeof imageWords>

/**
 * The structures of an argument. `aida`: attention, interest, desire, action. `pas`: problem, agitation, solution. `bab`: before, after,
 * bridge. `fab`: feature, advantage, benefit. `four_cs`: clear, concise, compelling, credible.
 */
export const writingFramework = z.enum(['aida', 'pas', 'bab', 'fab', 'four_cs'])
export type WritingFramework = z.infer<typeof writingFramework>

export const hookType = z.enum(['question', 'number', 'command', 'offer', 'how_to', 'testimonial', 'statement'])
export type HookType = z.infer<typeof hookType>

/** The elements of an ad that a new image takes over, in sentences, and those that it does not take over. */
export const adInspiration = z.object({
  ad_id: id,
  brand_name: z.string(),
  hook_type: hookType,
  /** The parts of the ad's message. */
  structure: z.array(z.enum(['headline', 'body', 'offer', 'price', 'list', 'proof', 'call_to_action'])),
  aspect_ratio: z.enum(['1:1', '4:5', '9:16', '16:9']),
  /** Dominant colours, the strongest first. */
  palette: z.array(z.string()),
  mood: z.enum(['dark', 'light', 'vivid', 'muted']),
  has_video: z.boolean(),
  taken: z.array(z.string()),
  not_taken: z.array(z.string()),
})
export type AdInspiration = z.infer<typeof adInspiration>

/**
 * Where a fact comes from. `said`: the user wrote it in the idea or an answer; `review`: a customer's own words; `number`: a benefit with a
 * number; `offer`, `price`, `rating`: what the product's fields say; `benefit` and `page`: what the product page states; `objection`: only in
 * texts of earlier releases.
 */
export const factKind = z.enum(['said', 'review', 'number', 'offer', 'price', 'rating', 'benefit', 'page', 'objection'])
export type FactKind = z.infer<typeof factKind>

/** What a line stands on, as it was given; several facts are joined by “ · ”. */
export const lineFact = z.object({ kind: factKind, text: z.string() })
export type LineFact = z.infer<typeof lineFact>

/** How an angle opens. */
export const writtenHook = z.enum([
  'question',
  'number',
  'contrast',
  'story',
  'objection',
  'how_to',
  'proof',
  'urgency',
  'statement',
])
export type WrittenHook = z.infer<typeof writtenHook>

/** The languages in which facts are set without a model. */
export const writingLanguage = z.enum(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'])
export type WritingLanguage = z.infer<typeof writingLanguage>

/** The three questions that are asked when a product has too few facts. */
export const factQuestion = z.enum(['better', 'audience', 'today'])
export type FactQuestion = z.infer<typeof factQuestion>

/** Answers to the questions: what the product does better, whom it is for, and what these people use today. */
export const factAnswers = z.object({
  better: text(300).default(''),
  audience: text(120).default(''),
  today: text(60).default(''),
})
export type FactAnswers = z.infer<typeof factAnswers>

export const writtenAngle = z.object({
  /** Unique within the answer. */
  key: z.string(),
  framework: writingFramework,
  /** What the argument begins with, in a few words. */
  title: z.string(),
  /** Null for a model's angle. */
  hook: writtenHook.nullable().default(null),
  words: imageWords,
  /** The fact that each line stands on; calls to action have none, nor do the lines of a model whose facts are unknown. */
  facts: z.partialRecord(wordBinding, lineFact).default({}),
})
export type WrittenAngle = z.infer<typeof writtenAngle>

/** What a model used for an answer. The provider's price list says what a token costs. */
const modelUse = z.object({
  name: z.string(),
  /** How often the model was asked: again for lines that broke a rule. */
  requests: z.number().int().positive(),
  /** Null when the provider does not say. */
  tokens: z.number().int().nonnegative().nullable(),
})
export type ModelUse = z.infer<typeof modelUse>

export const writeImageWords = endpoint('POST', '/api/image-words', {
  access: 'verified',
  permission: 'generation.create',
  feature: 'generation',
  errors: [404],
  summary:
    'Several angles of words for an image, from a product, a brand, an ad or an idea; the same input gives the same words',
  body: z.object({
    product_id: id.nullable().default(null),
    brand_profile_id: id.nullable().default(null),
    ad_id: id.nullable().default(null),
    /** The subject of the image, in the user's own words. */
    idea: text(1000).default(''),
    framework: writingFramework.nullable().default(null),
    /** Increased to get other words from the same input. Without a model no text is left when every fact has led one. */
    round: z.number().int().min(0).max(50).default(0),
    /** The language of the words, as a code of BCP 47 such as `de`; null: the language of the product's texts, else English. */
    language: z.string().min(2).max(35).nullable().default(null),
    answers: factAnswers.prefault({}),
  }),
  response: z.object({
    data: z.array(writtenAngle),
    meta: z.object({
      inspiration: adInspiration.nullable(),
      written_by: z.enum(['embedded', 'model']),
      /** The model that was asked, and what it used at its provider; null when the rules wrote. */
      model: modelUse.nullable().default(null),
      /** Why the model that is configured did not write, or which of its lines were left out; null otherwise. */
      notice: z.string().nullable(),
      /** The language of the words. Without a model it is that of the facts, whatever was requested; `notice` says so then. */
      written_in: z.string(),
      /** The languages that the product's texts may be in, the likeliest first, when they do not tell; the user is asked. */
      language_candidates: z.array(writingLanguage).default([]),
      /** What is missing, as a sentence; null when there are enough facts. */
      missing: z.string().nullable(),
      /** The questions whose answers would become facts; none when there are enough. */
      questions: z.array(factQuestion),
    }),
  }),
})

export const getAdInspiration = endpoint('GET', '/api/ad-inspirations/:id', {
  access: 'verified',
  feature: 'generation',
  summary: 'What an image that is inspired by this ad takes from it, and what not',
  params: z.object({ id }),
  response: dataSchema(adInspiration),
})
