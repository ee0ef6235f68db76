import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { withCsrfCookie } from '@marquee/api-client/with-csrf-cookie'
import type { CallInput } from '@marquee/contract/endpoint'
import {
  commentSharedBrief,
  getSharedBrief,
  listSharedBriefComments,
  reviewSharedBrief,
} from '@marquee/contract/shared-briefs'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const PAGE_SIZE = 50

const sharedBriefKeys = {
  details: (token: string) => ['briefs', 'shared', token] as const,
  comments: (token: string) => ['briefs', 'shared-comments', token] as const,
}

/** A brief as its share link shows it. */
export function sharedBriefQuery(token: string) {
  return queryOptions({
    queryKey: sharedBriefKeys.details(token),
    queryFn: async ({ signal }) => (await callEndpoint(getSharedBrief, { params: { token } }, { signal })).data,
  })
}

/** The comments that guests of the link may read. */
export function sharedBriefCommentsQuery(token: string) {
  return infiniteQueryOptions({
    queryKey: sharedBriefKeys.comments(token),
    queryFn: ({ pageParam: cursor, signal }) =>
      callEndpoint(listSharedBriefComments, { params: { token }, query: { limit: PAGE_SIZE, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
  })
}

/** A guest who opened only the link has no session until the anti-forgery cookie is fetched. */
export function useCommentSharedBrief(token: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof commentSharedBrief>['body']) =>
      withCsrfCookie(() => callEndpoint(commentSharedBrief, { params: { token }, body })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sharedBriefKeys.comments(token) }),
  })
}

/** Refused when the brief has changed since; the page then shows the current content. */
export function useReviewSharedBrief(token: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof reviewSharedBrief>['body']) =>
      withCsrfCookie(() => callEndpoint(reviewSharedBrief, { params: { token }, body })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sharedBriefKeys.details(token) }),
  })
}
