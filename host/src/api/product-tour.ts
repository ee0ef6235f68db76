import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { endProductTour, getProductTour } from '@marquee/contract/product-tour'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const productTourKeys = { state: ['product-tour'] as const }

/** Whether the tour is due. A failure is not shown to the user. */
export function productTourQuery() {
  return queryOptions({
    queryKey: productTourKeys.state,
    queryFn: async ({ signal }) => (await callEndpoint(getProductTour, {}, { signal })).data,
    retry: false,
  })
}

export function useEndProductTour() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(endProductTour, {}),
    onMutate: () => queryClient.setQueryData(productTourKeys.state, { is_due: false }),
  })
}
