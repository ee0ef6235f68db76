import { leaveHeldPlace } from '../http/admission/held-place.ts'
import { providerSeconds, timed } from '../metrics/instruments.ts'

/** What the server calls: models that generate, ad libraries and other APIs of ads, pages of the web, payments. */
type Provider = 'generation' | 'ads' | 'pages' | 'payments'

/** Calls another server and measures it. A request that waits for it gives its place to another one. @throws what the call throws */
export function callProvider<T>(provider: Provider, call: () => Promise<T>): Promise<T> {
  leaveHeldPlace()
  return timed((outcome, seconds) => providerSeconds.observe({ provider, outcome }, seconds), call)
}
