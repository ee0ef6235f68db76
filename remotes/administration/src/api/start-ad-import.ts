import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { startAdImport } from '@marquee/contract/ad-imports'
import type { CallInput } from '@marquee/contract/endpoint'

export type ImportWish = CallInput<typeof startAdImport>['body']

/** Starts the import of an uploaded file. */
export function requestStartAdImport(id: string, wish: ImportWish) {
  return callEndpoint(startAdImport, { params: { id }, body: wish })
}
