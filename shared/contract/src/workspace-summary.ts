import { z } from 'zod'
import { adSummary } from './ads.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { day, id } from './primitives.ts'

/** Days that the summary looks back on, today included; days are those of UTC. */
export const SUMMARY_DAYS = 30
/** Days of "this week", today included. */
export const WEEK_DAYS = 7
/** Most ads that the summary shows of what was launched. */
export const MOST_LAUNCHED = 6

/** A run that long is taken for success: who pays for it so long earns by it. */
export const PROVEN_DAYS = 30

const dailyCounts = z.array(z.number().int()).length(SUMMARY_DAYS)

/** What the workspace has of one kind. What was removed since is not counted. */
const figure = z.object({
  total: z.number().int(),
  /** How many of them were added on each day, today last. */
  added: dailyCounts,
})
export type SummaryFigure = z.infer<typeof figure>

export const workspaceSummary = z.object({
  saved_ads: figure,
  boards: figure,
  /** Without those in the archive. */
  briefs: figure,
  products: figure,
  followed_brands: figure,
  members: figure,
  /** Without those that were revoked. */
  invitations: figure,
  /** Orders of images. */
  images: figure,
  /** Analyzed creatives. */
  analyses: figure,
  /** Ads of followed brands that started this week; an ad whose start nobody knows started when it was first seen. */
  launches: z.object({
    this_week: z.number().int(),
    /** The first day of this week. */
    since: day,
    daily: dailyCounts,
    newest: z.array(adSummary).max(MOST_LAUNCHED),
    /** What became of followed brands' ads this week, those with the most changes first. */
    brands: z
      .array(
        z.object({
          id,
          name: z.string(),
          logo_url: z.string().nullable(),
          /** Ads that reached {@link PROVEN_DAYS} days this week and still run. */
          proven: z.number().int(),
          stopped: z.number().int(),
          launched: z.number().int(),
        }),
      )
      .max(MOST_LAUNCHED),
  }),
})
export type WorkspaceSummary = z.infer<typeof workspaceSummary>

export const getWorkspaceSummary = endpoint('GET', '/api/workspace-summary', {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  summary:
    'What the workspace has and how that grew in 30 days, and what the brands that it follows launched this week',
  response: dataSchema(workspaceSummary),
})
