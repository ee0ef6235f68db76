import {
  type Attributes,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span as RecordedSpan,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { recordTraces, type Span, type SpanStart } from './tracing.ts'
import type { TracingSettings } from './tracing-variables.ts'

/** What does not reach the collector within this time is given up, in milliseconds: a shutdown waits no longer. */
const EXPORT_LIMIT_MS = 3000
/** Spans that wait for the collector; more are dropped. About 4 MB. */
const MOST_WAITING = 4096

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const

interface TracingOptions extends TracingSettings {
  /** The name of the running version. */
  release: string
  log: Pick<Logger, 'warn'>
  exportLimitMs?: number
}

/**
 * Records traces and sends them to a collector by OTLP. Only this file loads OpenTelemetry.
 * @returns sends what waits, and records nothing more; it takes at most a few seconds
 */
export function openTracing(options: TracingOptions): () => Promise<void> {
  const { ratio, serviceName, release, exportLimitMs = EXPORT_LIMIT_MS } = options
  const note = createNotice(options)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': release,
      'process.pid': process.pid,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: createExporter(options, exportLimitMs, note),
        maxQueueSize: MOST_WAITING,
        // The exporter gives up first, and says so.
        exportTimeoutMillis: 2 * exportLimitMs,
      }),
    ],
  })
  const recorder = provider.getTracer('marquee')

  function start({ name, kind, facts, startedAt }: SpanStart, parent = ROOT_CONTEXT): RecordedSpan {
    return recorder.startSpan(
      name,
      { kind: KINDS[kind], ...(facts && { attributes: { ...facts } }), ...(startedAt && { startTime: startedAt }) },
      parent,
    )
  }

  function wrap(span: RecordedSpan): Span {
    const { traceId, spanId } = span.spanContext()
    return {
      traceId,
      position: `00-${traceId}-${spanId}-01`,
      describe: (name, facts) => void span.updateName(name).setAttributes({ ...facts } satisfies Attributes),
      startChild: (child) => wrap(start(child, trace.setSpan(ROOT_CONTEXT, span))),
      end(outcome) {
        if (outcome === 'failed') {
          span.setStatus({ code: SpanStatusCode.ERROR })
        }
        span.end()
      },
    }
  }

  recordTraces({
    startTrace(first) {
      const span = start(first)
      return span.isRecording() ? wrap(span) : null
    },
    continueTrace(position, next) {
      const [, traceId = '', spanId = ''] = position.split('-')
      const parent = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true }
      return isSpanContextValid(parent) ? wrap(start(next, trace.setSpanContext(ROOT_CONTEXT, parent))) : null
    },
  })
  return async () => {
    recordTraces(null)
    await provider.shutdown().catch((error: Error) => note(error))
  }
}

/** Logs once that the collector does not take traces, until it has taken some again. */
function createNotice({ log }: Pick<TracingOptions, 'log'>) {
  let isTold = false
  return (error: Error | undefined): void => {
    if (error !== undefined && !isTold) {
      log.warn({ reason: error.message }, 'The collector did not take the traces')
    }
    isTold = error !== undefined
  }
}

function createExporter(
  { url, headers }: TracingOptions,
  timeoutMillis: number,
  note: ReturnType<typeof createNotice>,
): SpanExporter {
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis })
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        note(result.error)
        done(result)
      })
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}
