import { SECONDS_BOUNDS } from '../../../platform/metrics/instruments.ts'
import { findShownStart, toHealthPoints } from './health-points.ts'
import type { MinuteFigures } from './minute-figures.ts'

const NOW = new Date('2026-03-02T09:07:30.000Z')

function figures(changes: Partial<MinuteFigures> = {}): MinuteFigures {
  const none = { done: 0, failed: 0 }
  return {
    requests: 0,
    failed_requests: 0,
    refused_requests: 0,
    request_times: SECONDS_BOUNDS.map(() => 0).concat(0),
    queries: 0,
    jobs: none,
    renders: none,
    calls: none,
    webhooks: none,
    key_refusals: {},
    pool_waiting: 0,
    open_streams: 0,
    loop_delay_ms: 0,
    due_jobs: null,
    disk: null,
    left_out_replicas: null,
    search_lag_seconds: null,
    ...changes,
  }
}

test('[P-86] minutes of all processes are added up by ten minutes, and the current ten minutes are the last of 24 hours', () => {
  const times = [90, 0, 0, 8, 2, 0, 0, 0, 0, 0, 0]
  const points = toHealthPoints(
    [
      { minute: new Date('2026-03-02T09:01:00Z'), figures: figures({ requests: 50, request_times: times }) },
      { minute: new Date('2026-03-02T09:01:00Z'), figures: figures({ requests: 50, jobs: { done: 1, failed: 2 } }) },
      { minute: new Date('2026-03-02T08:59:00Z'), figures: figures({ requests: 7, key_refusals: { mail: 2 } }) },
    ],
    NOW,
  )
  expect(points).toHaveLength(144)
  expect(points[0]?.at).toBe(findShownStart(NOW).toISOString())
  expect(points.at(-1)).toMatchObject({
    at: '2026-03-02T09:00:00.000Z',
    processes: 2,
    requests: 100,
    jobs_done: 1,
    jobs_failed: 2,
  })
  expect(points.at(-2)).toMatchObject({ at: '2026-03-02T08:50:00.000Z', processes: 1, requests: 7, p95_ms: null })
  expect(points[0]?.processes).toBe(0)
  expect([points.at(-2)?.refused_keys, points.at(-1)?.refused_keys]).toEqual([['mail'], []])
  // 95 of 100 are answered within the class up to 100 ms: 5 of its 8 after the 90 of the first.
  expect(points.at(-1)?.p95_ms).toBe(81)
})

test('[P-86] what is a state and not a count is shown at its worst, and is unknown where nothing told it', () => {
  const minute = new Date('2026-03-02T09:01:00Z')
  const [last] = toHealthPoints(
    [
      { minute, figures: figures({ loop_delay_ms: 40, pool_waiting: 3, due_jobs: { waiting: 5, dead: 1 } }) },
      { minute, figures: figures({ left_out_replicas: 1, search_lag_seconds: 0.4 }) },
      { minute, figures: figures({ left_out_replicas: 0, search_lag_seconds: 2.5 }) },
      { minute, figures: figures({ loop_delay_ms: 12, pool_waiting: 9, due_jobs: { waiting: 4, dead: 1 } }) },
    ],
    NOW,
  ).slice(-1)
  expect(last).toMatchObject({ loop_delay_ms: 40, pool_waiting: 9, jobs_waiting: 5 })
  expect(last).toMatchObject({ left_out_replicas: 1, search_lag_seconds: 2.5 })
  expect(toHealthPoints([{ minute, figures: figures() }], NOW).at(-1)).toMatchObject({
    jobs_waiting: null,
    left_out_replicas: null,
    search_lag_seconds: null,
  })
})
