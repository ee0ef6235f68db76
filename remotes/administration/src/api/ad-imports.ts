import { callEndpoint, type CallOptions } from '@marquee/api-client/call-endpoint'
import {
  type AdImportDetails,
  cancelAdImport,
  getAdImport,
  listAdImports,
  previewAdImport,
  startAdImport,
  uploadAdFile,
} from '@marquee/contract/ad-imports'
import type { TextEncoding } from '@marquee/contract/text-encodings'
import type { CallInput } from '@marquee/contract/endpoint'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const adImportKeys = {
  list: ['ad-library', 'ad-imports'] as const,
  details: (id: string) => ['ad-library', 'ad-import', id] as const,
}

/** The last imports of the workspace. */
export function listAdImportsQuery() {
  return queryOptions({
    queryKey: adImportKeys.list,
    queryFn: ({ signal }) => callEndpoint(listAdImports, {}, { signal }),
    // An import may have ended since.
    staleTime: 0,
  })
}

const ASK_EVERY_MS = 1000

/** An import; the query repeats until the import has ended. @param encoding to read the file in, until the import is started */
export function getAdImportQuery(id: string, encoding?: TextEncoding) {
  return queryOptions({
    queryKey: [...adImportKeys.details(id), ...(encoding === undefined ? [] : [encoding])],
    queryFn: ({ signal }) => callEndpoint(getAdImport, { params: { id }, query: { encoding } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const current = state.data?.data.state
      return current === 'waiting' || current === 'running' ? ASK_EVERY_MS : false
    },
  })
}

/** Cancels an import; rows that are imported already stay. */
export function useCancelAdImport(id: string) {
  return useAdImportWrite(() => callEndpoint(cancelAdImport, { params: { id } }))
}

interface Upload extends Pick<CallOptions, 'onSent'> {
  file: File
  /** Ends the upload. */
  controller: AbortController
}

/** Uploads a file of ads, which shows how it begins. */
export function useUploadAdFile() {
  return useAdImportWrite(({ file, controller: { signal }, onSent }: Upload) =>
    callEndpoint(uploadAdFile, {}, { file, signal, onSent }),
  )
}

export type ImportWish = CallInput<typeof startAdImport>['body']

/** The first ads of an uploaded file as an import would write them. */
export function previewAdsQuery(id: string, wish: ImportWish) {
  return queryOptions({
    queryKey: [...adImportKeys.details(id), 'preview', wish],
    queryFn: ({ signal }) => callEndpoint(previewAdImport, { params: { id }, body: wish }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
}

/** Starts the import of an uploaded file. */
export function useStartAdImport(id: string) {
  return useAdImportWrite((wish: ImportWish) => callEndpoint(startAdImport, { params: { id }, body: wish }))
}

/** A write whose response contains the current state of the import. */
function useAdImportWrite<Input = void>(mutationFn: (input: Input) => Promise<{ data: AdImportDetails }>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (answer) => queryClient.setQueryData(adImportKeys.details(answer.data.id), answer),
  })
}
