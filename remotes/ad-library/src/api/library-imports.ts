import { callEndpoint, type CallOptions } from '@marquee/api-client/call-endpoint'
import { getLibraryImport, startLibraryImport, uploadLibrary } from '@marquee/contract/library-imports'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

const libraryImportKeys = { details: (id: string) => ['ad-library', 'library-import', id] as const }

const ASK_EVERY_MS = 1000

/** An uploaded library; the query repeats while it is being brought in. */
export function getLibraryImportQuery(id: string) {
  return queryOptions({
    queryKey: libraryImportKeys.details(id),
    queryFn: ({ signal }) => callEndpoint(getLibraryImport, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => {
      const current = state.data?.data.state
      return current === 'waiting' || current === 'running' ? ASK_EVERY_MS : false
    },
  })
}

interface Upload extends Pick<CallOptions, 'onSent'> {
  file: File
  /** Ends the upload. */
  controller: AbortController
}

/** Uploads a library, which shows what it holds. */
export function useUploadLibrary() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ file, controller: { signal }, onSent }: Upload) =>
      callEndpoint(uploadLibrary, {}, { file, signal, onSent }),
    onSuccess: (answer) => queryClient.setQueryData(libraryImportKeys.details(answer.data.id), answer),
  })
}

/** Brings an uploaded library into the workspace, with the day on which its file was made. */
export function useStartLibraryImport(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (madeOn: string) =>
      callEndpoint(startLibraryImport, { params: { id }, query: madeOn === '' ? {} : { made_on: madeOn } }),
    onSuccess: (answer) => queryClient.setQueryData(libraryImportKeys.details(id), answer),
  })
}

/** Reads everything of the workspace's library again, once an import has changed it. */
export function useRefreshLibrary(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [remote, part] }) => remote === 'ad-library' && part !== 'library-import',
    })
  }, [queryClient])
}
