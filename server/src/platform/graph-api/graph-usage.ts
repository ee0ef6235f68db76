import { z } from 'zod'
import { MINUTE_MS } from '../clock.ts'

type Headers = Readonly<Record<string, string>>

const percents = z.object({
  call_count: z.number().default(0),
  total_cputime: z.number().default(0),
  total_time: z.number().default(0),
})
const businessUsage = z.record(
  z.string(),
  z.array(percents.extend({ estimated_time_to_regain_access: z.number().min(0).default(0) })),
)

const insightsThrottle = z.object({ app_id_util_pct: z.number().default(0), acc_id_util_pct: z.number().default(0) })

/** The percentage of a limit at which reading pauses: calls of other clients count too, and being throttled takes longer. */
const NEARLY_USED = 95
/** The limits cover a rolling hour; after this time, part of it is free again. */
const PAUSE_MS = 5 * MINUTE_MS

/**
 * The time for which Meta will not answer, in milliseconds; 0 when Meta gives none. The header is in minutes.
 * https://developers.facebook.com/docs/graph-api/overview/rate-limiting
 */
export function regainAccessMs(headers: Headers): number {
  const usages = readBusinessUsage(headers)
  return Math.max(0, ...usages.map((usage) => usage.estimated_time_to_regain_access)) * MINUTE_MS
}

/**
 * Milliseconds to wait after a page, by `X-Business-Use-Case-Usage`, `X-App-Usage` and `X-FB-Ads-Insights-Throttle`; all are
 * percentages of a limit. https://developers.facebook.com/docs/marketing-api/insights/best-practices
 */
export function pauseAfter(headers: Headers): number {
  const app = percents.safeParse(parseHeader(headers['x-app-usage'])).data
  const usages = [...readBusinessUsage(headers), ...(app === undefined ? [] : [app])]
  const insights = insightsThrottle.safeParse(parseHeader(headers['x-fb-ads-insights-throttle'])).data
  const highest = Math.max(
    insights?.app_id_util_pct ?? 0,
    insights?.acc_id_util_pct ?? 0,
    ...usages.flatMap((usage) => [usage.call_count, usage.total_cputime, usage.total_time]),
  )
  const waitMs = regainAccessMs(headers)
  return waitMs > 0 || highest < NEARLY_USED ? waitMs : PAUSE_MS
}

function readBusinessUsage(headers: Headers) {
  return Object.values(businessUsage.safeParse(parseHeader(headers['x-business-use-case-usage'])).data ?? {}).flat()
}

function parseHeader(value: string | undefined): unknown {
  try {
    return JSON.parse(value ?? 'null')
  } catch {
    return null
  }
}
