import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { createExport, getExport } from '@marquee/contract/exports'
import { queryOptions, useMutation } from '@tanstack/react-query'

const exportKeys = { details: (id: string) => ['ad-library', 'export', id] as const }

const ASK_EVERY_MS = 1000

/** The progress of a file; the query repeats until the file is ready or has failed. */
export function getExportQuery(id: string) {
  return queryOptions({
    queryKey: exportKeys.details(id),
    queryFn: ({ signal }) => callEndpoint(getExport, { params: { id } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.data.state === 'done' || state.data?.data.state === 'failed' ? false : ASK_EVERY_MS,
  })
}

type ExportWish = CallInput<typeof createExport>['body']

/** Starts an export of saved ads. */
export function useCreateExport() {
  return useMutation({ mutationFn: (wish: ExportWish) => callEndpoint(createExport, { body: wish }) })
}
