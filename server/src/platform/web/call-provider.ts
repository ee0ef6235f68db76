import { leaveHeldPlace } from '../http/admission/held-place.ts'
import { providerSeconds, timed } from '../metrics/instruments.ts'
import { runningSpan, traced } from '../tracing/tracing.ts'

/** What the server calls: models that generate, ad libraries and other APIs of ads, pages of the web, payments. */
type Provider = 'generation' | 'ads' | 'pages' | 'payments'

/**
 * Calls another server, measures it and notes it in the running trace, of which the other server learns nothing. A request that waits for
 * it gives its place to another one.
 * @throws what the call throws
 */
export function callProvider<T>(provider: Provider, call: () => Promise<T>): Promise<T> {
  leaveHeldPlace()
  const span = runningSpan()?.startChild({ name: `call ${provider}`, kind: 'client' })
  return timed(
    (outcome, seconds) => providerSeconds.observe({ provider, outcome }, seconds),
    () => traced(span, call),
  )
}
