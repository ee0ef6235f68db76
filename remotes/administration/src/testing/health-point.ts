import type { HealthPoint } from '@marquee/contract/system-health'

/** Ten minutes of two processes without jobs, replicas and a search engine. */
export const healthPoint: HealthPoint = {
  at: '2026-11-26T08:00:00.000Z',
  processes: 2,
  requests: 200,
  failed_requests: 0,
  refused_requests: 0,
  p95_ms: 42,
  queries: 900,
  pool_waiting: 0,
  loop_delay_ms: 3,
  jobs_done: 0,
  jobs_failed: 0,
  jobs_waiting: null,
  renders_done: 0,
  renders_failed: 0,
  calls_done: 0,
  calls_failed: 0,
  webhooks_done: 0,
  webhooks_failed: 0,
  open_streams: 2,
  left_out_replicas: null,
  search_lag_seconds: null,
  refused_keys: [],
}
