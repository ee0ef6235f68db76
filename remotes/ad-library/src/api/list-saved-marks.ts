import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listSavedMarks } from '@marquee/contract/saved-ads'

/** Those of the ads that are in the swipe file. */
export function requestSavedMarks(adIds: readonly string[], signal: AbortSignal) {
  return callEndpoint(listSavedMarks, { body: { ad_ids: [...adIds] } }, { signal })
}
