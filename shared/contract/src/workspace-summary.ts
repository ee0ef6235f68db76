import { z } from 'zod'
import { adSummary } from './ads.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { day, id } from './primitives.ts'

/** The number of days that the summary covers, today included; days are in UTC. */
export const SUMMARY_DAYS = 30
/** The number of days of "this week", today included. */
export const WEEK_DAYS = 7
/** The largest number of launched ads that the summary shows. */
export const MOST_LAUNCHED = 6

/** A run of this many days is taken as a sign of success: an advertiser who pays for an ad this long probably earns by it. */
export const PROVEN_DAYS = 30

const dailyCounts = z.array(z.number().int()).length(SUMMARY_DAYS)

/** The workspace's objects of one kind. Removed objects are not counted. */
const figure = z.object({
  total: z.number().int(),
  /** The number of objects that were added on each day, today last. */
  added: dailyCounts,
})
export type SummaryFigure = z.infer<typeof figure>

export const workspaceSummary = z.object({
  saved_ads: figure,
  boards: figure,
  /** Without archived objects. */
  briefs: figure,
  products: figure,
  followed_brands: figure,
  members: figure,
  /** Without revoked objects. */
  invitations: figure,
  /** Orders of images. */
  images: figure,
  /** Analyzed creatives. */
  analyses: figure,
  /** Ads of followed brands that started this week; an ad with an unknown start counts from the day when it was first seen. */
  launches: z.object({
    this_week: z.number().int(),
    /** The first day of this week. */
    since: day,
    daily: dailyCounts,
    /** One ad of each creative, with the number of this week's launches that show it. */
    newest: z.array(adSummary.extend({ same_creatives: z.number().int() })).max(MOST_LAUNCHED),
    /** This week's changes in the ads of followed brands, the brands with the most changes first. */
    brands: z
      .array(
        z.object({
          id,
          name: z.string(),
          logo_url: z.string().nullable(),
          /** The number of ads that reached {@link PROVEN_DAYS} days this week and still run. */
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
