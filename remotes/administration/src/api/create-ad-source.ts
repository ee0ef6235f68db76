import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { createAdSource } from '@marquee/contract/ad-sources'
import type { CallInput } from '@marquee/contract/endpoint'

export type NewAdSource = CallInput<typeof createAdSource>['body']

/** Connects a source of ads. */
export function requestCreateAdSource(source: NewAdSource) {
  return callEndpoint(createAdSource, { body: source })
}
