import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { endProductTour, getProductTour } from '@marquee/contract/product-tour'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** Whether the tour is due. It is no reason to bother anybody when it cannot be known. */
export const productTourQuery = queryOptions({
  queryKey: ['product-tour'],
  queryFn: async ({ signal }) => (await callEndpoint(getProductTour, {}, { signal })).data,
  retry: false,
})

export function useEndProductTour() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(endProductTour, {}),
    onMutate: () => queryClient.setQueryData(productTourQuery.queryKey, { is_due: false }),
  })
}
