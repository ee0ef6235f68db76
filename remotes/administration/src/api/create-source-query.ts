import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { createSourceQuery } from '@marquee/contract/ad-sources'
import type { CallInput } from '@marquee/contract/endpoint'

export type NewSourceQuery = CallInput<typeof createSourceQuery>['body']

/** Adds what to ask a source for. */
export function requestCreateSourceQuery(sourceId: string, query: NewSourceQuery) {
  return callEndpoint(createSourceQuery, { params: { id: sourceId }, body: query })
}
