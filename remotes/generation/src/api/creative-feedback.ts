import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { withCsrfCookie } from '@marquee/api-client/with-csrf-cookie'
import {
  createCreativeComment,
  createGuestComment,
  type CreativeKind,
  deleteCreativeComment,
  listCreativeComments,
  listCreativeReviews,
  listGuestComments,
  resolveCreativeComment,
  reviewAsGuest,
} from '@marquee/contract/creative-feedback'
import type { CallInput } from '@marquee/contract/endpoint'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const PAGE_SIZE = 50

/** The page or video that is commented on. */
export interface FeedbackTarget {
  kind: CreativeKind
  id: string
}

const feedbackKeys = {
  comments: ({ kind, id }: FeedbackTarget) => ['creative-feedback', 'comments', kind, id] as const,
  reviews: ({ kind, id }: FeedbackTarget) => ['creative-feedback', 'reviews', kind, id] as const,
  guests: (token: string) => ['creative-feedback', 'guests', token] as const,
}

/** Comments with their replies, the oldest first. */
export function creativeCommentsQuery(target: FeedbackTarget) {
  return infiniteQueryOptions({
    queryKey: feedbackKeys.comments(target),
    meta: changesWith('feedback'),
    queryFn: ({ pageParam: cursor, signal }) =>
      callEndpoint(listCreativeComments, { params: target, query: { limit: PAGE_SIZE, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
  })
}

/** The newest review; null before the first one. */
export function newestReviewQuery(target: FeedbackTarget) {
  return queryOptions({
    queryKey: feedbackKeys.reviews(target),
    meta: changesWith('feedback'),
    queryFn: async ({ signal }) => {
      const { data } = await callEndpoint(listCreativeReviews, { params: target, query: { limit: 1 } }, { signal })
      return data[0] ?? null
    },
  })
}

export function useCreateCreativeComment(target: FeedbackTarget) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof createCreativeComment>['body']) =>
      callEndpoint(createCreativeComment, { params: target, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: feedbackKeys.comments(target) }),
  })
}

/** Resolves a comment or opens it again. */
export function useResolveCreativeComment(target: FeedbackTarget) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ commentId, isResolved }: { commentId: string; isResolved: boolean }) =>
      callEndpoint(resolveCreativeComment, {
        params: { ...target, comment_id: commentId },
        body: { is_resolved: isResolved },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: feedbackKeys.comments(target) }),
  })
}

export function useDeleteCreativeComment(target: FeedbackTarget) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (commentId: string) =>
      callEndpoint(deleteCreativeComment, { params: { ...target, comment_id: commentId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: feedbackKeys.comments(target) }),
  })
}

/** The comments that guests of a link may read. */
export function guestCommentsQuery(token: string) {
  return infiniteQueryOptions({
    queryKey: feedbackKeys.guests(token),
    queryFn: ({ pageParam: cursor, signal }) =>
      callEndpoint(listGuestComments, { params: { token }, query: { limit: PAGE_SIZE, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
  })
}

/** A guest who opened only the link has no session until the anti-forgery cookie is fetched. */
export function useCreateGuestComment(token: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof createGuestComment>['body']) =>
      withCsrfCookie(() => callEndpoint(createGuestComment, { params: { token }, body })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: feedbackKeys.guests(token) }),
  })
}

/** @param sharedKey the key of what the link shows, which is read again: a review is refused when it has changed */
export function useReviewAsGuest(token: string, sharedKey: readonly string[]) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof reviewAsGuest>['body']) =>
      withCsrfCookie(() => callEndpoint(reviewAsGuest, { params: { token }, body })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sharedKey }),
  })
}
