import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/**
 * What this process measures of itself. It counts from its start, whether or not anybody reads it: Prometheus reads the registry
 * (`metrics-server.ts`), and the module `system-health` keeps what was counted in each minute. The values of labels come from our code,
 * never from a request, and no label names a user, a workspace or an address.
 */
export const registry = new Registry()

/** Adds the figures of Node itself, such as memory and event loop, which are measured from then on. */
export function measureProcess(): void {
  if (registry.getSingleMetric('process_cpu_seconds_total') === undefined) {
    collectDefaultMetrics({ register: registry })
  }
}

/** Upper bounds in seconds. Minutes that are stored depend on them: `system-health` stores them with the counts. */
export const SECONDS_BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const
const LONG_SECONDS_BOUNDS = [0.1, 0.5, 1, 5, 15, 60, 300, 900] as const

/** Answered requests by method, route pattern and class of the status (`2xx`). Event streams are not included. */
export const requestSeconds = new Histogram({
  name: 'marquee_http_request_seconds',
  help: 'Seconds until a request was answered.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [...SECONDS_BOUNDS],
  registers: [registry],
})

/** Requests that were refused before any work, by reason: `overload` (503) or `own-limit` (429). */
export const requestRefusals = new Counter({
  name: 'marquee_http_refused_total',
  help: 'Requests that were refused because there was too much to do.',
  labelNames: ['reason'] as const,
  registers: [registry],
})

/** Attempts of jobs by queue and outcome: `done`, `failed` or `stopped`. */
export const jobSeconds = new Histogram({
  name: 'marquee_job_seconds',
  help: 'Seconds that an attempt of a job took.',
  labelNames: ['queue', 'outcome'] as const,
  buckets: [...LONG_SECONDS_BOUNDS],
  registers: [registry],
})

/** Statements by outcome: `done` or `failed`. */
export const querySeconds = new Histogram({
  name: 'marquee_query_seconds',
  help: 'Seconds that a statement of the database took, without the wait for a connection.',
  labelNames: ['outcome'] as const,
  buckets: [0.001, ...SECONDS_BOUNDS],
  registers: [registry],
})

/** Images and videos that were drawn, by kind and outcome: `done` or `failed`. */
export const renderSeconds = new Histogram({
  name: 'marquee_render_seconds',
  help: 'Seconds that drawing an image or a file of a video took, with its wait for a thread.',
  labelNames: ['kind', 'outcome'] as const,
  buckets: [...LONG_SECONDS_BOUNDS],
  registers: [registry],
})

/** Calls of other services by what they are (`generation`, `ads`, `pages`) and outcome: `done` or `failed`. */
export const providerSeconds = new Histogram({
  name: 'marquee_provider_seconds',
  help: 'Seconds that a call of another service took.',
  labelNames: ['provider', 'outcome'] as const,
  buckets: [...LONG_SECONDS_BOUNDS],
  registers: [registry],
})

/** Calls of tools by assistants, by tool and outcome: `done`, `refused` (for a reason that the caller is told) or `failed`. */
export const toolSeconds = new Histogram({
  name: 'marquee_mcp_tool_seconds',
  help: 'Seconds that a tool call of an assistant took.',
  labelNames: ['tool', 'outcome'] as const,
  buckets: [...SECONDS_BOUNDS],
  registers: [registry],
})

/** Webhooks by direction (`in`, `out`) and outcome: `done` or `failed`. */
export const webhooks = new Counter({
  name: 'marquee_webhooks_total',
  help: 'Webhooks that were received and sent.',
  labelNames: ['direction', 'outcome'] as const,
  registers: [registry],
})

export const openStreams = new Gauge({
  name: 'marquee_event_streams_open',
  help: 'Event streams that are open.',
  registers: [registry],
})

type Labels = Readonly<Record<string, string | number | undefined>>

interface Reading {
  value: number
  labels?: Record<string, string>
}

/**
 * Adds a figure that is read when it is asked for, such as the lag of a replica. A figure that cannot be read is left out.
 * @param name ends with its unit: `marquee_replica_lag_seconds`
 * @param read the current values; labels need a small number of values
 * @returns removes it again, when what is read closes
 */
export function addGauge(
  { name, help, labels = [] }: { name: string; help: string; labels?: readonly string[] },
  read: () => Promise<readonly Reading[]> | readonly Reading[],
): () => void {
  // Two servers in one process, as in tests, have one registry: the later one is read.
  registry.removeSingleMetric(name)
  const gauge = new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      this.reset()
      if (labels.length === 0) {
        // Without labels, a reset sets 0.
        this.remove()
      }
      const readings = await Promise.resolve(read()).catch(() => [])
      for (const { value, labels: values = {} } of readings) {
        this.set(values, value)
      }
    },
  })
  return () => {
    if (registry.getSingleMetric(name) === gauge) {
      registry.removeSingleMetric(name)
    }
  }
}

/** The current values of a figure of {@link addGauge}; none where nothing added it or it cannot be read. */
export async function readGauge(name: string): Promise<readonly { value: number; labels: Labels }[]> {
  return (await registry.getSingleMetric(name)?.get())?.values ?? []
}

/** Runs something, and tells how it ended and how many seconds it took. @throws what it throws */
export async function timed<T>(
  tell: (outcome: 'done' | 'failed', seconds: number) => void,
  run: () => Promise<T>,
): Promise<T> {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  try {
    const result = await run()
    tell('done', seconds())
    return result
  } catch (error) {
    tell('failed', seconds())
    throw error
  }
}
