import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, timestamp } from './primitives.ts'

const count = z.number().int().min(0)

/** A process of the server, as it last told. */
export const serverProcess = z.object({
  id,
  /** `web` answers requests, `worker` does background work, `all` does both. */
  role: z.enum(['web', 'worker', 'all']),
  release: z.string(),
  host: z.string(),
  started_at: timestamp,
  last_seen_at: timestamp,
  is_alive: z.boolean(),
})
export type ServerProcess = z.infer<typeof serverProcess>

/** The services whose keys the server has in its environment. */
export const keyServices = ['storage', 'generation', 'payments', 'mail', 'google'] as const
export type KeyService = (typeof keyServices)[number]

/** Ten minutes of all processes together. */
export const healthPoint = z.object({
  at: timestamp,
  /** The most processes that told something in the same minute. 0: none did, and the other figures say nothing. */
  processes: count,
  requests: count,
  /** Answered with a status from 500 on, except refusals for too much work. */
  failed_requests: count,
  /** Refused because there was too much to do. */
  refused_requests: count,
  /** Milliseconds within which 95 % of the requests were answered; null without requests. */
  p95_ms: z.number().nullable(),
  queries: count,
  /** The highest number of callers that waited for a connection of the database. */
  pool_waiting: count,
  /** The highest delay of the event loop in milliseconds, at the 99th percentile of a minute. */
  loop_delay_ms: z.number(),
  jobs_done: count,
  jobs_failed: count,
  /** The highest number of jobs that were due; null when nothing was told. */
  jobs_waiting: count.nullable(),
  renders_done: count,
  renders_failed: count,
  calls_done: count,
  calls_failed: count,
  webhooks_done: count,
  webhooks_failed: count,
  open_streams: count,
  /** The highest number of standbys that nothing was read from; null without standbys. */
  left_out_replicas: count.nullable(),
  /** The highest age of a change that the search engine did not have; null without an engine. */
  search_lag_seconds: z.number().nullable(),
  /** The services that refused the key of the server. */
  refused_keys: z.array(z.enum(keyServices)),
})
export type HealthPoint = z.infer<typeof healthPoint>

export const vitalMetrics = ['LCP', 'INP', 'CLS'] as const
export type VitalMetric = (typeof vitalMetrics)[number]

/** How fast a page was for the browsers that told, by release. */
export const pageVitals = z.object({
  /** The name of the page's route. */
  page: z.string(),
  /** The package that shows the page, and its release. */
  package: z.string(),
  release: z.string(),
  /** Reports of the metric that has the most. */
  reports: count,
  /** The 75th percentiles: milliseconds, milliseconds, and a score without a unit; null without reports. */
  lcp_ms: z.number().nullable(),
  inp_ms: z.number().nullable(),
  cls: z.number().nullable(),
})
export type PageVitals = z.infer<typeof pageVitals>

/** The most pages that are listed: those with the most reports. */
export const MAX_LISTED_PAGES = 50

export const getSystemHealth = endpoint('GET', '/api/admin/system-health', {
  access: 'admin',
  summary:
    'The processes of the server and what they measured in the last 24 hours, and how fast pages were for browsers',
  response: z.object({
    data: z.object({
      processes: z.array(serverProcess),
      /** Oldest first, without gaps. */
      points: z.array(healthPoint),
      /** The disk of the data folder, of the process that has the least room; null where it cannot be read. */
      disk: z.object({ free_bytes: count, total_bytes: count }).nullable(),
      /** Jobs that failed for good. */
      dead_jobs: count,
      pages: z.array(pageVitals).max(MAX_LISTED_PAGES),
    }),
  }),
})

export const MAX_VITAL_REPORTS = 30

/** One metric of one visit of a page. It says nothing about the visitor. */
const vitalReport = z.object({
  /** The name of the page's route. */
  page: z.string().regex(/^[a-z0-9.-]{1,60}$/),
  package: z.string().max(40),
  release: z.string().regex(/^[0-9a-f]{12}$/),
  metric: z.enum(vitalMetrics),
  /** In milliseconds; a layout shift has no unit. */
  value: z.number().min(0).max(600_000),
})
export type VitalReport = z.infer<typeof vitalReport>

export const reportPageVitals = endpoint('POST', '/api/page-vitals', {
  access: 'anonymous',
  summary: 'How fast a page was for a browser; reports about unknown releases and pages are dropped',
  body: z.object({ reports: z.array(vitalReport).min(1).max(MAX_VITAL_REPORTS) }),
  response: z.object({ accepted: count, dropped: count }),
  status: 202,
  bodyLimit: 16 * 1024,
  isBeacon: true,
})
