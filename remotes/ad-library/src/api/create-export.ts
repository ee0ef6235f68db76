import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { createExport } from '@marquee/contract/exports'

export type ExportWish = CallInput<typeof createExport>['body']

/** Starts making a file of saved ads. */
export function requestCreateExport(wish: ExportWish) {
  return callEndpoint(createExport, { body: wish })
}
