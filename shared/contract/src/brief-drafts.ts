import { z } from 'zod'
import { brief } from './briefs.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { id, languageTag, text } from './primitives.ts'

/** The lengths of a video for which a script is drafted, in seconds. */
export const SCRIPT_SECONDS = { least: 6, most: 60, usual: 20 } as const

/** The feature in the credits' prices that a draft is charged as. */
export const DRAFT_FEATURE = 'text_generation'

/** The proposal of a draft; nothing of it is in the brief before a user accepts it. */
const briefDraft = brief.pick({
  objective: true,
  audience: true,
  insight: true,
  concept: true,
  hooks: true,
  script: true,
  deliverables: true,
  do: true,
  dont: true,
})
export type BriefDraft = z.infer<typeof briefDraft>

/** What is not known and stays empty, with the question whose answer would fill it. */
const draftQuestion = z.object({ field: z.enum(['audience', 'insight', 'concept', 'script']), question: z.string() })
export type DraftQuestion = z.infer<typeof draftQuestion>

export const draftBrief = endpoint('POST', '/api/brief-drafts', {
  access: 'verified',
  permission: 'briefs.edit',
  feature: 'full_product',
  changes: ['credits'],
  errors: ['insufficient_credits', 404],
  summary:
    'Writes a draft of a brief from a product, a brand profile, an ad and an idea; refused, and not charged, when nothing is known to write about; the same idempotency key is charged once',
  body: z.object({
    product_id: id.nullable(),
    brand_profile_id: id.nullable(),
    /** Its structure is used; none of its sentences is. */
    ad_id: id.nullable(),
    idea: text(1000).default(''),
    /** The longest length of the video in seconds: the script is shorter when its facts take less time. */
    duration_s: z.number().int().min(SCRIPT_SECONDS.least).max(SCRIPT_SECONDS.most).default(SCRIPT_SECONDS.usual),
    /** The language of the draft; null: that of the product's texts. */
    language: languageTag.nullable().default(null),
    idempotency_key: id,
  }),
  response: z.object({
    ...dataSchema(briefDraft).shape,
    meta: z.object({
      /** Why the draft is not what was asked for: the configured model did not write it, or facts are in another language; null otherwise. */
      notice: z.string().nullable(),
      /** The language of the draft. */
      written_in: languageTag,
      /** At most three. */
      questions: z.array(draftQuestion).default([]),
    }),
  }),
})
