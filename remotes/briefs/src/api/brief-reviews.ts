import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getApprovedBrief, listBriefReviews, reviewBrief } from '@marquee/contract/brief-reviews'
import type { CallInput } from '@marquee/contract/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { briefKeys } from './briefs.ts'

const SHOWN_REVIEWS = 10

const briefReviewKeys = {
  list: (briefId: string) => ['briefs', 'reviews', briefId] as const,
  approved: (briefId: string, version: number) => ['briefs', 'approved', briefId, version] as const,
}

/** The newest judgements of a brief. */
export function briefReviewsQuery(id: string) {
  return queryOptions({
    queryKey: briefReviewKeys.list(id),
    meta: changesWith('feedback'),
    queryFn: async ({ signal }) =>
      (await callEndpoint(listBriefReviews, { params: { id }, query: { limit: SHOWN_REVIEWS } }, { signal })).data,
  })
}

/** The content of an approved version; it never changes. */
export function approvedBriefQuery(id: string, version: number) {
  return queryOptions({
    queryKey: briefReviewKeys.approved(id, version),
    queryFn: async ({ signal }) => (await callEndpoint(getApprovedBrief, { params: { id, version } }, { signal })).data,
    staleTime: Infinity,
  })
}

export function useReviewBrief(briefId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof reviewBrief>['body']) =>
      callEndpoint(reviewBrief, { params: { id: briefId }, body }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: briefReviewKeys.list(briefId) }),
        queryClient.invalidateQueries({ queryKey: briefKeys.details(briefId) }),
      ]),
  })
}
