import { z } from 'zod'
import { adSummary } from './ads.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { day, id } from './primitives.ts'

/** The largest number of brands and of ads in each list. */
export const MOST_WATCHED_BRANDS = 150
export const MOST_WATCHED_ADS = 12

export const weeklyWatch = z.object({
  /** Seven days in UTC. */
  first_day: day,
  last_day: day,
  started: z.number().int(),
  stopped: z.number().int(),
  /** New ads whose opening line was used in an ad of the same brand a month or more before. */
  reused: z.number().int(),
  /** Brands that started or stopped an ad; those with the most starts first. */
  brands: z
    .array(
      z.object({
        id,
        name: z.string(),
        logo_url: z.string().nullable(),
        started: z.number().int(),
        stopped: z.number().int(),
        active: z.number().int(),
      }),
    )
    .max(MOST_WATCHED_BRANDS),
  /** The newest first. */
  new_ads: z.array(adSummary).max(MOST_WATCHED_ADS),
  /** The longest running ads first. */
  stopped_ads: z.array(z.object({ ad: adSummary, ran_days: z.number().int() })).max(MOST_WATCHED_ADS),
  /** The lines with the oldest previous use first. */
  reused_ads: z.array(z.object({ ad: adSummary, hook: z.string(), first_day: day })).max(MOST_WATCHED_ADS),
})
export type WeeklyWatch = z.infer<typeof weeklyWatch>

export const getWeeklyWatch = endpoint('GET', '/api/weekly-watch', {
  access: 'verified',
  feature: 'brand_spy',
  scope: 'explore:read',
  summary: 'What the followed brands launched, stopped and used again in the seven days that end with a day',
  query: z.object({
    /** Default: today. */
    until: day.optional(),
  }),
  response: dataSchema(weeklyWatch),
})
