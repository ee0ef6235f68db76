import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import type { CallInput } from '@marquee/contract/endpoint'
import { cutOutImage, listProductImports, readProductPage, startProductImport } from '@marquee/contract/product-imports'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** Newest first; each finished page of a running import changes the products, and therefore this list. */
export const productImportsQuery = infiniteQueryOptions({
  queryKey: ['product-imports'],
  meta: changesWith('products'),
  queryFn: ({ pageParam: cursor, signal }) =>
    callEndpoint(listProductImports, { query: { cursor, limit: 5 } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
})

/** Lets the server read a page; no product is created. */
export function useReadProductPage() {
  return useMutation({
    mutationFn: async (url: string) => (await callEndpoint(readProductPage, { body: { url } })).data,
  })
}

export function useStartProductImport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: CallInput<typeof startProductImport>['body']) =>
      (await callEndpoint(startProductImport, { body })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: productImportsQuery.queryKey }),
  })
}

/** Returns the cut-out; null if the image's background is not plain. */
export function useCutOutImage() {
  return useMutation({
    mutationFn: async (id: string) => (await callEndpoint(cutOutImage, { params: { id } })).data,
  })
}
