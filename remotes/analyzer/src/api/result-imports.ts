import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import type { CallInput } from '@marquee/contract/endpoint'
import {
  cancelResultImport,
  getResultImport,
  listResultAccounts,
  listResultImports,
  type ResultImportDetails,
  startResultImport,
  uploadResultFile,
} from '@marquee/contract/result-imports'
import type { TextEncoding } from '@marquee/contract/text-encodings'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** The query keys of imports of results, and of the accounts that they made. */
const resultImportKeys = {
  all: ['analyzer', 'imports'] as const,
  details: (id: string) => ['analyzer', 'imports', id] as const,
  accounts: ['analyzer', 'accounts'] as const,
}

export function resultAccountsQuery() {
  return queryOptions({
    queryKey: resultImportKeys.accounts,
    meta: changesWith('ad-results'),
    queryFn: ({ signal }) => callEndpoint(listResultAccounts, {}, { signal }),
  })
}

export type ImportWish = CallInput<typeof startResultImport>['body']

/** @param encoding to read the columns in, until the import is started */
export function resultImportQuery(id: string, encoding?: TextEncoding) {
  return queryOptions({
    queryKey: [...resultImportKeys.details(id), ...(encoding === undefined ? [] : [encoding])],
    meta: changesWith('ad-results'),
    queryFn: async ({ signal }) =>
      (await callEndpoint(getResultImport, { params: { id }, query: { encoding } }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

export function resultImportsQuery() {
  return queryOptions({
    queryKey: resultImportKeys.all,
    meta: changesWith('ad-results'),
    queryFn: async ({ signal }) => (await callEndpoint(listResultImports, {}, { signal })).data,
  })
}

export function useUploadResultFile() {
  return useKeptImport(async (file: File) => (await callEndpoint(uploadResultFile, {}, { file })).data)
}

export function useStartResultImport(id: string) {
  return useKeptImport(
    async (body: ImportWish) => (await callEndpoint(startResultImport, { params: { id }, body })).data,
  )
}

export function useCancelResultImport(id: string) {
  return useKeptImport(async () => (await callEndpoint(cancelResultImport, { params: { id } })).data)
}

/** The server's response becomes the content of the import's page. */
function useKeptImport<V>(request: (variables: V) => Promise<ResultImportDetails>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: request,
    onSuccess: (answer) => queryClient.setQueryData(resultImportQuery(answer.id).queryKey, answer),
  })
}
