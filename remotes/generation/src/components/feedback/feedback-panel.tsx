import type { FeedbackThread } from '@marquee/contract/feedback'
import { canRemoveComment } from '@marquee/contract/permissions'
import { useIsAllowed, useToast } from '@marquee/remote-kit/host-services'
import { CommentThread } from '@marquee/ui/comment-thread'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { ReviewSummary } from '@marquee/ui/review-summary'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import {
  creativeCommentsQuery,
  type FeedbackTarget,
  newestReviewQuery,
  useDeleteCreativeComment,
  useResolveCreativeComment,
} from '../../api/creative-feedback.ts'
import { useCanGenerate } from '../../state/rights.ts'
import styles from './feedback.module.css'
import { MemberCommentForm } from './member-comment-form.tsx'

export interface FeedbackPanelProps {
  target: FeedbackTarget
  /** What guests of a link see now; null when there is nothing yet. */
  version: number | null
  /** The part that a comment is about; null for all of it. */
  describePlace: (thread: FeedbackThread) => ReactNode
}

/** Who approved a page or a video, and everything that members and guests say of it. */
export function FeedbackPanel({ target, version, describePlace }: FeedbackPanelProps) {
  const review = useQuery(newestReviewQuery(target))
  const query = useInfiniteQuery(creativeCommentsQuery(target))
  const canComment = useIsAllowed({ permission: 'feedback.comment', feature: 'full_product' })
  const canEdit = useCanGenerate()
  const showToast = useToast()
  const resolve = useResolveCreativeComment(target)
  const remove = useDeleteCreativeComment(target)
  const onError = (error: Error) =>
    showToast({ severity: 'error', summary: 'The comment is as it was', detail: error.message })
  const what = target.kind === 'video' ? 'video' : 'page'

  if (query.isError) {
    return (
      <ErrorState title="The comments could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  if (query.isPending || review.isPending) {
    return <ListSkeleton label="Loading the comments" />
  }
  const threads = query.data.pages.flatMap(({ data }) => data)
  return (
    <div className={styles.panel}>
      {review.data === undefined || version === null ? null : (
        <ReviewSummary review={review.data} version={version} what={what} />
      )}
      {threads.length === 0 ? (
        <p className={styles.empty}>No comments yet. Share the {what} by link to hear what others think of it.</p>
      ) : null}
      {threads.map((thread) => (
        <CommentThread
          key={thread.id}
          thread={thread}
          place={describePlace(thread)}
          renderReply={
            canComment ? (close) => <MemberCommentForm target={target} parentId={thread.id} onDone={close} /> : null
          }
          onResolve={
            canComment ? (isResolved) => resolve.mutate({ commentId: thread.id, isResolved }, { onError }) : undefined
          }
          onDelete={(comment) => remove.mutate(comment.id, { onError })}
          canDelete={(comment) => canRemoveComment(comment, canEdit)}
        />
      ))}
      {query.hasNextPage ? (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more comments
        </Button>
      ) : null}
      {canComment ? <MemberCommentForm target={target} /> : null}
    </div>
  )
}
