import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { createExport, getExport } from '@marquee/contract/exports'
import { queryOptions } from '@tanstack/react-query'

const ASK_EVERY_MS = 1000

/** How far a file is, asked again until it is there or will never be. */
export function getExportQuery(id: string) {
  return queryOptions({
    queryKey: ['ad-library', 'export', id],
    queryFn: ({ signal }) => callEndpoint(getExport, { params: { id } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.data.state === 'done' || state.data?.data.state === 'failed' ? false : ASK_EVERY_MS,
  })
}

export type ExportWish = CallInput<typeof createExport>['body']

/** Starts making a file of saved ads. */
export function requestCreateExport(wish: ExportWish) {
  return callEndpoint(createExport, { body: wish })
}
