import { callEndpoint, type CallOptions } from '@marquee/api-client/call-endpoint'
import { cancelAdImport, getAdImport, listAdImports, startAdImport, uploadAdFile } from '@marquee/contract/ad-imports'
import type { CallInput } from '@marquee/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'

/** The last imports of the workspace. */
export const listAdImportsQuery = queryOptions({
  queryKey: ['ad-library', 'ad-imports'],
  queryFn: ({ signal }) => callEndpoint(listAdImports, {}, { signal }),
  // An import may have ended since.
  staleTime: 0,
})

const ASK_EVERY_MS = 1000

/** An import, asked for again until it has ended. */
export function getAdImportQuery(id: string) {
  return queryOptions({
    queryKey: ['ad-library', 'ad-import', id],
    queryFn: ({ signal }) => callEndpoint(getAdImport, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => {
      const current = state.data?.data.state
      return current === 'waiting' || current === 'running' ? ASK_EVERY_MS : false
    },
  })
}

/** Ends an import; what is in already stays. */
export function requestCancelAdImport(id: string) {
  return callEndpoint(cancelAdImport, { params: { id } })
}

/** Uploads a file of ads, which shows how it begins. */
export function requestUploadAdFile(file: File, options: Pick<CallOptions, 'signal' | 'onSent'>) {
  return callEndpoint(uploadAdFile, {}, { ...options, file })
}

export type ImportWish = CallInput<typeof startAdImport>['body']

/** Starts the import of an uploaded file. */
export function requestStartAdImport(id: string, wish: ImportWish) {
  return callEndpoint(startAdImport, { params: { id }, body: wish })
}
