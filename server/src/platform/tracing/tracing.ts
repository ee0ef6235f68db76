import { AsyncLocalStorage } from 'node:async_hooks'

/** What a span says. The values come from our code only: no address, no parameter, no name of a user or a workspace. */
type Facts = Readonly<Record<string, string | number>>

export interface SpanStart {
  name: string
  /** What the span is to this process: a request that it answers, a call that it makes, a job that it takes. */
  kind: 'server' | 'client' | 'consumer'
  facts?: Facts
  /** Milliseconds since 1970; now by default. */
  startedAt?: number
}

/** A part of a trace that is recorded. */
export interface Span {
  traceId: string
  /** Where later work continues this trace, in the form of the header `traceparent`: https://www.w3.org/TR/trace-context/ */
  position: string
  describe(name: string, facts: Facts): void
  startChild(start: SpanStart): Span
  end(outcome: 'done' | 'failed'): void
}

/** Records traces; `open-telemetry.ts` makes it. */
export interface Tracer {
  /** Null for a trace that is not recorded: only a share of them is. */
  startTrace(start: SpanStart): Span | null
  /** Null for a position that cannot be read. */
  continueTrace(position: string, start: SpanStart): Span | null
}

let tracer: Tracer | null = null
const running = new AsyncLocalStorage<Span>()

/** Has this process record its traces from now on; null: it records none. */
export function recordTraces(by: Tracer | null): void {
  tracer = by
}

export function startTrace(start: SpanStart): Span | null {
  return tracer?.startTrace(start) ?? null
}

/** Continues the trace of the work that ordered this one, or starts one when that was not recorded. */
export function continueTrace(position: string | undefined, start: SpanStart): Span | null {
  return position === undefined ? startTrace(start) : (tracer?.continueTrace(position, start) ?? null)
}

export function runningSpan(): Span | undefined {
  return running.getStore()
}

/** Runs something; what it and what it awaits record becomes part of the span. */
export function runWithin<T>(span: Span | null, work: () => T): T {
  return span === null ? work() : running.run(span, work)
}

/** Runs something as a span of the running trace, and ends the span with its outcome. @throws what it throws */
export async function traced<T>(span: Span | null | undefined, work: () => Promise<T>): Promise<T> {
  if (span === null || span === undefined) {
    return await work()
  }
  try {
    const result = await runWithin(span, work)
    span.end('done')
    return result
  } catch (error) {
    span.end('failed')
    throw error
  }
}

/** For each line of the log: which trace it belongs to, if that is recorded. */
export function describeTrace(): { traceId?: string } {
  const span = runningSpan()
  return span === undefined ? {} : { traceId: span.traceId }
}
