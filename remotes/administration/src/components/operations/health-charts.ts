import type { HealthPoint } from '@marquee/contract/system-health'
import { formatCount, formatNumber } from '@marquee/ui/format-number'
import { type ChartMaker, countOrNone, createChartMaker, type HealthChart, isTold, type Read } from './chart-maker.ts'

/** The charts of the page, in their order. The current ten minutes are left out until they are over, because they look like an outage. */
export function toHealthCharts(all: readonly HealthPoint[]): HealthChart[] {
  const ended = all.slice(0, -1)
  const make = createChartMaker(ended.some(isTold) ? ended : all)
  return [...toRequestCharts(make), ...toDatabaseCharts(make), ...toProcessCharts(make), ...toWorkCharts(make)]
}

const MS = { unit: ' ms' }

function toRequestCharts({ chart, line, sum, most, isKnown }: ChartMaker): HealthChart[] {
  const failed: Read = ({ failed_requests }) => failed_requests
  const refused: Read = ({ refused_requests }) => refused_requests
  const requests: Read = (point) => point.requests
  const p95: Read = ({ p95_ms }) => p95_ms
  const answered: Read = (point) => Math.max(0, point.requests - point.failed_requests - point.refused_requests)
  return [
    chart(
      'Requests',
      'requests',
      `${formatCount(sum(requests), 'request')}: ${countOrNone(sum(failed))} failed, ${countOrNone(sum(refused))} refused because there was too much to do.`,
      [
        line('answered', 'Answered', 'accent', answered),
        line('failed', 'Failed', 'danger', failed),
        line('refused', 'Refused', 'warning', refused),
      ],
    ),
    chart(
      'Response time in ms',
      'response-time',
      isKnown(p95)
        ? `95 % of the requests of ten minutes were answered within ${formatNumber(most(p95))} ms at worst.`
        : 'No request was answered.',
      [line('p95', '95th percentile', 'tierOptimized', p95)],
      MS,
    ),
  ]
}

function toDatabaseCharts({ chart, line, sum, most, isKnown }: ChartMaker): HealthChart[] {
  const queries: Read = (point) => point.queries
  const waiting: Read = ({ pool_waiting }) => pool_waiting
  const leftOut: Read = ({ left_out_replicas }) => left_out_replicas
  const lag: Read = ({ search_lag_seconds }) => (search_lag_seconds === null ? null : Math.round(search_lag_seconds))
  const charts = [
    chart('Statements of the database', 'statements', `${formatCount(sum(queries), 'statement')}.`, [
      line('queries', 'Statements', 'accent', queries),
    ]),
    chart(
      'Waiting for the database',
      'pool-waiting',
      most(waiting) === 0
        ? 'None waited for a connection when it was looked at.'
        : `At most ${formatNumber(most(waiting))} waited for a connection at once.`,
      [line('pool', 'Waiting for a connection', 'warning', waiting)],
    ),
  ]
  // Charts of replicas and of the search engine only where there are such.
  if (isKnown(leftOut)) {
    const summary =
      most(leftOut) === 0
        ? 'None was left out.'
        : `At most ${formatNumber(most(leftOut))} left out at once; the primary answered in their place.`
    charts.push(
      chart('Replicas left out', 'replicas-left-out', summary, [line('left-out', 'Left out', 'warning', leftOut)]),
    )
  }
  if (isKnown(lag)) {
    const summary =
      most(lag) === 0
        ? 'It had each change when it was looked at.'
        : `The oldest change that it did not have was ${formatCount(most(lag), 'second')} old at worst.`
    charts.push(
      chart('Search engine behind, in seconds', 'search-lag', summary, [line('lag', 'Behind', 'warning', lag)], {
        unit: ' s',
      }),
    )
  }
  return charts
}

function toProcessCharts({ chart, line, most }: ChartMaker): HealthChart[] {
  const processes: Read = (point) => point.processes
  const delay: Read = ({ loop_delay_ms }) => loop_delay_ms
  const streams: Read = ({ open_streams }) => open_streams
  return [
    chart('Running processes', 'processes', `At most ${formatNumber(most(processes))} in the same minute.`, [
      line('processes', 'Running', 'accent', processes),
    ]),
    chart(
      'Delay of the event loop in ms',
      'event-loop',
      `The busiest process answered ${formatNumber(most(delay))} ms late at worst.`,
      [line('loop', '99th percentile', 'tierOptimized', delay)],
      MS,
    ),
    chart(
      'Open event streams',
      'event-streams',
      most(streams) === 0
        ? 'None was open when it was looked at.'
        : `At most ${formatNumber(most(streams))} open in a process at once.`,
      [line('streams', 'Open', 'accent', streams)],
    ),
  ]
}

function toWorkCharts({ chart, line, most, outcomes }: ChartMaker): HealthChart[] {
  const waiting: Read = ({ jobs_waiting }) => jobs_waiting
  return [
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
      most(waiting) === 0
        ? 'None waited when it was looked at.'
        : `At most ${formatCount(most(waiting), 'job')} waited at once.`,
      [line('waiting', 'Waiting', 'warning', waiting)],
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
