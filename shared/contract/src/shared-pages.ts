import { sectionTypes } from '@marquee/funnel-pages/section'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { feedbackReview } from './feedback.ts'
import { dataSchema } from './pagination.ts'
import { id } from './primitives.ts'
import { tokenParams } from './sharing.ts'

/** A funnel page as its link shows it, beside the page itself, which a frame shows. */
export const sharedPage = z.object({
  title: z.string(),
  /** The page as a document of its own: a path of the API, or a whole address where pages have an origin of their own. */
  document: z.string(),
  workspace_name: z.string(),
  /** The saved version, which is the one that a guest approves. */
  version: z.number().int(),
  /** The visible sections in their order; `title` is their first words, and empty without any. */
  sections: z.array(z.object({ id, type: z.enum(sectionTypes), title: z.string() })),
  allows_comments: z.boolean(),
  /** The newest review; null before the first one. */
  review: feedbackReview.omit({ id: true }).nullable(),
})
export type SharedPage = z.infer<typeof sharedPage>

export const getSharedPage = endpoint('GET', '/api/shared/pages/:token', {
  access: 'anonymous',
  errors: ['link_locked'],
  summary: 'A funnel page as its link shows it',
  params: tokenParams,
  response: dataSchema(sharedPage),
})
