import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import type { CallInput } from '@marquee/contract/endpoint'
import {
  getFunnelFigures,
  getFunnelPublication,
  publishFunnelPage,
  withdrawFunnelPage,
} from '@marquee/contract/funnel-publications'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const publicationKeys = {
  ofPage: (id: string) => ['funnel-publications', id] as const,
  figures: (id: string) => ['funnel-figures', id] as const,
}

export function funnelPublicationQuery(id: string) {
  return queryOptions({
    queryKey: publicationKeys.ofPage(id),
    meta: changesWith('funnel-pages'),
    queryFn: async ({ signal }) => (await callEndpoint(getFunnelPublication, { params: { id } }, { signal })).data,
  })
}

export function funnelFiguresQuery(id: string) {
  return queryOptions({
    queryKey: publicationKeys.figures(id),
    meta: changesWith('funnel-pages', 'leads'),
    queryFn: async ({ signal }) => (await callEndpoint(getFunnelFigures, { params: { id } }, { signal })).data,
  })
}

export type PublicationInput = CallInput<typeof publishFunnelPage>['body']

export function usePublishFunnelPage(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: PublicationInput) =>
      (await callEndpoint(publishFunnelPage, { params: { id }, body })).data,
    onSuccess: (publication) => {
      queryClient.setQueryData(publicationKeys.ofPage(id), publication)
      return queryClient.invalidateQueries({ queryKey: publicationKeys.figures(id) })
    },
  })
}

export function useWithdrawFunnelPage(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(withdrawFunnelPage, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: publicationKeys.ofPage(id) }),
  })
}
