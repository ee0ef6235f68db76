import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import {
  type AdministeredPageState,
  dismissPageReports,
  listPublishedPages,
  restorePage,
  takeDownPage,
} from '@marquee/contract/published-pages'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const publishedPageKeys = {
  all: ['published-pages'] as const,
  list: (state: AdministeredPageState) => ['published-pages', state] as const,
}

export function publishedPagesQuery(state: AdministeredPageState) {
  return infiniteQueryOptions({
    queryKey: publishedPageKeys.list(state),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listPublishedPages, { query: { state, cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

function useDecision<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: publishedPageKeys.all }),
  })
}

export function useTakeDownPage(id: string) {
  return useDecision((body: CallInput<typeof takeDownPage>['body']) =>
    callEndpoint(takeDownPage, { params: { id }, body }),
  )
}

export const useRestorePage = () => useDecision((id: string) => callEndpoint(restorePage, { params: { id } }))

export const useDismissPageReports = () =>
  useDecision((id: string) => callEndpoint(dismissPageReports, { params: { id } }))
