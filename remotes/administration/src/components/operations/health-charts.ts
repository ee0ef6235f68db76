import type { HealthPoint } from '@marquee/contract/system-health'
import type { ChartData, ChartSeries } from '@marquee/ui/chart-data'
import { formatDateTime } from '@marquee/ui/format-date'
import { formatCount, formatNumber } from '@marquee/ui/format-number'

export interface HealthChart {
  title: string
  summary: string
  fileName: string
  data: ChartData
}

type Read = (point: HealthPoint) => number

/** The charts of the page, in their order. The current ten minutes are left out until they are over, because they look like an outage. */
export function toHealthCharts(all: readonly HealthPoint[]): HealthChart[] {
  const ended = all.slice(0, -1)
  const points = ended.some(({ queries }) => queries > 0) ? ended : all
  const labels = points.map(({ at }) => formatDateTime(at).slice(-5))
  const line = (key: string, label: string, color: ChartSeries['color'], read: Read): ChartSeries => ({
    key,
    label,
    color,
    values: points.map(read),
  })
  const sum = (read: Read) => points.reduce((total, point) => total + read(point), 0)
  const most = (read: Read) => Math.max(0, ...points.map(read))
  const chart = (title: string, fileName: string, summary: string, series: ChartSeries[]): HealthChart => ({
    title,
    fileName,
    summary,
    data: { axis: 'Ten minutes from', labels, series },
  })
  const outcomes = (title: string, fileName: string, noun: string, done: Read, failed: Read) =>
    chart(title, fileName, `${formatCount(sum(done) + sum(failed), noun)}, ${formatNumber(sum(failed))} failed.`, [
      line('done', 'Done', 'accent', done),
      line('failed', 'Failed', 'danger', failed),
    ])
  const answered: Read = ({ requests, failed_requests, refused_requests }) =>
    Math.max(0, requests - failed_requests - refused_requests)
  return [
    chart(
      'Requests',
      'requests',
      `${formatCount(
        sum(({ requests }) => requests),
        'request',
      )}, ${formatNumber(sum(({ failed_requests }) => failed_requests))} failed and ${formatNumber(sum(({ refused_requests }) => refused_requests))} refused because there was too much to do.`,
      [
        line('answered', 'Answered', 'accent', answered),
        line('failed', 'Failed', 'danger', ({ failed_requests }) => failed_requests),
        line('refused', 'Refused', 'warning', ({ refused_requests }) => refused_requests),
      ],
    ),
    chart(
      'Response time in ms',
      'response-time',
      `95 % of the requests of ten minutes were answered within ${formatNumber(most(({ p95_ms }) => p95_ms ?? 0))} ms at worst.`,
      [line('p95', '95th percentile', 'tierOptimized', ({ p95_ms }) => p95_ms ?? 0)],
    ),
    outcomes(
      'Jobs',
      'jobs',
      'attempt',
      ({ jobs_done }) => jobs_done,
      ({ jobs_failed }) => jobs_failed,
    ),
    chart(
      'Jobs that wait',
      'jobs-waiting',
      `At most ${formatCount(
        most(({ jobs_waiting }) => jobs_waiting ?? 0),
        'job',
      )} waited at once.`,
      [line('waiting', 'Waiting', 'warning', ({ jobs_waiting }) => jobs_waiting ?? 0)],
    ),
    chart(
      'Statements of the database',
      'statements',
      `${formatCount(
        sum(({ queries }) => queries),
        'statement',
      )} in 24 hours.`,
      [line('queries', 'Statements', 'accent', ({ queries }) => queries)],
    ),
    chart(
      'Waiting for the database',
      'pool-waiting',
      `At most ${formatNumber(most(({ pool_waiting }) => pool_waiting))} waited for a connection at once.`,
      [line('pool', 'Waiting for a connection', 'warning', ({ pool_waiting }) => pool_waiting)],
    ),
    chart(
      'Delay of the event loop in ms',
      'event-loop',
      `The busiest process answered ${formatNumber(most(({ loop_delay_ms }) => loop_delay_ms))} ms late at worst.`,
      [line('loop', '99th percentile', 'tierOptimized', ({ loop_delay_ms }) => loop_delay_ms)],
    ),
    chart(
      'Open event streams',
      'event-streams',
      `At most ${formatNumber(most(({ open_streams }) => open_streams))} were open in a process at once.`,
      [line('streams', 'Open', 'accent', ({ open_streams }) => open_streams)],
    ),
    outcomes(
      'Images and videos drawn',
      'renders',
      'drawing',
      ({ renders_done }) => renders_done,
      ({ renders_failed }) => renders_failed,
    ),
    outcomes(
      'Calls of other services',
      'calls',
      'call',
      ({ calls_done }) => calls_done,
      ({ calls_failed }) => calls_failed,
    ),
    outcomes(
      'Webhooks',
      'webhooks',
      'webhook',
      ({ webhooks_done }) => webhooks_done,
      ({ webhooks_failed }) => webhooks_failed,
    ),
  ]
}
