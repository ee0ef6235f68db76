import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { cancelAdImport } from '@marquee/contract/ad-imports'

/** Ends an import; what is in already stays. */
export function requestCancelAdImport(id: string) {
  return callEndpoint(cancelAdImport, { params: { id } })
}
