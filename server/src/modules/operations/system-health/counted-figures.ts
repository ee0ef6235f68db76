import { keyServices } from '@marquee/contract/system-health'
import { readKeyRefusals } from '../../../platform/metrics/refused-keys.ts'
import {
  jobSeconds,
  providerSeconds,
  querySeconds,
  renderSeconds,
  requestRefusals,
  requestSeconds,
  SECONDS_BOUNDS,
  webhooks,
} from '../../../platform/metrics/instruments.ts'
import type { CountedFigures } from './minute-figures.ts'

interface Reading {
  metricName?: string | undefined
  labels: Readonly<Record<string, string | number | undefined>>
  value: number
}

/** What the instruments of this process counted since its start. */
export async function readCountedFigures(): Promise<CountedFigures> {
  const requests = await readHistogram(requestSeconds)
  const refused = sum((await requestRefusals.get()).values)
  const overloads = sum((await requestRefusals.get()).values.filter(({ labels }) => labels['reason'] === 'overload'))
  const failed = sum(requests.counts.filter(({ labels }) => labels['status'] === '5xx'))
  return {
    requests: sum(requests.counts),
    failed_requests: Math.max(0, failed - overloads),
    refused_requests: refused,
    request_times: toClasses(requests.buckets),
    queries: sum((await readHistogram(querySeconds)).counts),
    jobs: toOutcomes((await readHistogram(jobSeconds)).counts),
    renders: toOutcomes((await readHistogram(renderSeconds)).counts),
    calls: toOutcomes((await readHistogram(providerSeconds)).counts),
    webhooks: toOutcomes((await webhooks.get()).values),
    key_refusals: Object.fromEntries(await readKeyRefusals()),
  }
}

/** What was counted between two readings. */
export function subtractFigures(after: CountedFigures, before: CountedFigures): CountedFigures {
  const outcomes = (name: 'jobs' | 'renders' | 'calls' | 'webhooks') => ({
    done: after[name].done - before[name].done,
    failed: after[name].failed - before[name].failed,
  })
  return {
    requests: after.requests - before.requests,
    failed_requests: Math.max(0, after.failed_requests - before.failed_requests),
    refused_requests: after.refused_requests - before.refused_requests,
    request_times: after.request_times.map((count, index) => count - (before.request_times[index] ?? 0)),
    queries: after.queries - before.queries,
    jobs: outcomes('jobs'),
    renders: outcomes('renders'),
    calls: outcomes('calls'),
    webhooks: outcomes('webhooks'),
    key_refusals: subtractRefusals(after.key_refusals, before.key_refusals),
  }
}

/** Only services that refused a key between the readings. */
function subtractRefusals(after: CountedFigures['key_refusals'], before: CountedFigures['key_refusals']) {
  const counts = keyServices.map((service) => [service, (after[service] ?? 0) - (before[service] ?? 0)] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

async function readHistogram(histogram: { get: () => Promise<{ values: readonly Reading[] }> }) {
  const { values } = await histogram.get()
  return {
    counts: values.filter(({ metricName }) => metricName?.endsWith('_count')),
    buckets: values.filter(({ metricName }) => metricName?.endsWith('_bucket')),
  }
}

/** Prometheus counts each class together with all smaller ones. */
function toClasses(buckets: readonly Reading[]): number[] {
  const upTo = [...SECONDS_BOUNDS, '+Inf'].map((bound) => sum(buckets.filter(({ labels }) => labels['le'] === bound)))
  return upTo.map((count, index) => count - (upTo[index - 1] ?? 0))
}

function toOutcomes(readings: readonly Reading[]): { done: number; failed: number } {
  const of = (outcome: string) => sum(readings.filter(({ labels }) => labels['outcome'] === outcome))
  return { done: of('done'), failed: of('failed') }
}

function sum(readings: readonly Reading[]): number {
  return readings.reduce((total, { value }) => total + value, 0)
}
