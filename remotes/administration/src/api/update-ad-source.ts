import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { updateAdSource } from '@marquee/contract/ad-sources'
import type { CallInput } from '@marquee/contract/endpoint'

type AdSourceChanges = NonNullable<CallInput<typeof updateAdSource>['body']>

/** Renames a source, or replaces its credentials. */
export function requestUpdateAdSource(id: string, changes: AdSourceChanges) {
  return callEndpoint(updateAdSource, { params: { id }, body: changes })
}
