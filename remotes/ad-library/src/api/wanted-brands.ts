import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { forgetWantedBrand, listWantedBrands, wantBrand } from '@marquee/contract/wanted-brands'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const wantedBrandKeys = { list: ['ad-library', 'wanted-brands'] as const }

export function wantedBrandsQuery() {
  return queryOptions({
    queryKey: wantedBrandKeys.list,
    meta: changesWith('followed-brands'),
    queryFn: async ({ signal }) => (await callEndpoint(listWantedBrands, {}, { signal })).data,
  })
}

/** Follows a brand by the address of its site or its page id, as soon as the library has it. */
export function useWantBrand() {
  return useWantedChange((address: string) => callEndpoint(wantBrand, { body: { address } }))
}

export function useForgetWantedBrand() {
  return useWantedChange((id: string) => callEndpoint(forgetWantedBrand, { params: { id } }))
}

function useWantedChange<V, A>(request: (variables: V) => Promise<A>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: request,
    onSettled: () => queryClient.invalidateQueries({ queryKey: wantedBrandKeys.list }),
  })
}
