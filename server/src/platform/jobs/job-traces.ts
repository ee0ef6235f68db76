import { z } from 'zod'
import { continueTrace, runningSpan, type Span } from '../tracing/tracing.ts'

const carried = z.object({ traceparent: z.string().optional().catch(undefined) })

/** Adds the place in the trace of whatever orders a job to its data. Handlers do not see it: a queue reads only what it declares. */
export function carryTrace(data: object): object {
  const span = runningSpan()
  return span === undefined ? data : { ...data, traceparent: span.position }
}

/** Starts the span of an attempt in the trace that ordered the job, or in a trace of its own. Null when it is not recorded. */
export function startJobSpan(queueName: string, data: unknown): Span | null {
  const position = carried.safeParse(data).data?.traceparent
  const facts = { 'messaging.destination.name': queueName }
  return continueTrace(position, { name: `job ${queueName}`, kind: 'consumer', facts })
}
