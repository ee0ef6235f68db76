import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  createBriefComment,
  deleteBriefComment,
  listBriefComments,
  resolveBriefComment,
} from '@marquee/contract/brief-comments'
import type { CallInput } from '@marquee/contract/endpoint'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const PAGE_SIZE = 50

const briefCommentKeys = { list: (briefId: string) => ['briefs', 'comments', briefId] as const }

/** Comments on a brief with their replies, the oldest first. */
export function briefCommentsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: briefCommentKeys.list(id),
    meta: changesWith('feedback'),
    queryFn: ({ pageParam: cursor, signal }) =>
      callEndpoint(listBriefComments, { params: { id }, query: { limit: PAGE_SIZE, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
  })
}

type NewComment = CallInput<typeof createBriefComment>['body']

export function useCreateBriefComment(briefId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NewComment) => callEndpoint(createBriefComment, { params: { id: briefId }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: briefCommentKeys.list(briefId) }),
  })
}

/** Resolves a comment or opens it again. */
export function useResolveBriefComment(briefId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ commentId, isResolved }: { commentId: string; isResolved: boolean }) =>
      callEndpoint(resolveBriefComment, {
        params: { id: briefId, comment_id: commentId },
        body: { is_resolved: isResolved },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: briefCommentKeys.list(briefId) }),
  })
}

export function useDeleteBriefComment(briefId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (commentId: string) =>
      callEndpoint(deleteBriefComment, { params: { id: briefId, comment_id: commentId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: briefCommentKeys.list(briefId) }),
  })
}
