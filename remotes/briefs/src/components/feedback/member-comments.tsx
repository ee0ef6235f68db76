import type { FeedbackComment } from '@marquee/contract/feedback'
import { canRemoveComment } from '@marquee/contract/permissions'
import { useIsAllowed, useToast } from '@marquee/remote-kit/host-services'
import { CommentThread } from '@marquee/ui/comment-thread'
import { FormSection } from '@marquee/ui/form-section'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, ConfigProvider } from 'antd'
import { briefCommentsQuery, useDeleteBriefComment, useResolveBriefComment } from '../../api/brief-comments.ts'
import { useCanEditBriefs } from '../../state/use-can-edit-briefs.ts'
import styles from './member-comments.module.css'
import { sectionLabels } from '../../state/section-labels.ts'
import { MemberCommentForm } from './member-comment-form.tsx'

/** Everything that members and guests say of a brief. Members who may only read the brief may comment too. */
export function MemberComments({ briefId }: { briefId: string }) {
  const query = useInfiniteQuery(briefCommentsQuery(briefId))
  const canComment = useIsAllowed({ permission: 'feedback.comment', feature: 'full_product' })
  const canEdit = useCanEditBriefs()
  const showToast = useToast()
  const resolve = useResolveBriefComment(briefId)
  const remove = useDeleteBriefComment(briefId)
  const onError = (error: Error) =>
    showToast({ severity: 'error', summary: 'The comment is as it was', detail: error.message })
  const threads = query.data?.pages.flatMap(({ data }) => data) ?? []
  const canDelete = (comment: Pick<FeedbackComment, 'is_own' | 'is_guest'>) => canRemoveComment(comment, canEdit)

  return (
    <ConfigProvider componentDisabled={false}>
      <FormSection title="Comments">
        {threads.length === 0 ? <p className={styles.empty}>No comments yet.</p> : null}
        {threads.map((thread) => (
          <CommentThread
            key={thread.id}
            thread={thread}
            place={sectionLabels[thread.section]}
            renderReply={
              canComment ? (close) => <MemberCommentForm briefId={briefId} parentId={thread.id} onDone={close} /> : null
            }
            onResolve={
              canComment ? (isResolved) => resolve.mutate({ commentId: thread.id, isResolved }, { onError }) : undefined
            }
            onDelete={(comment) => remove.mutate(comment.id, { onError })}
            canDelete={canDelete}
          />
        ))}
        {query.hasNextPage ? (
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more comments
          </Button>
        ) : null}
        {canComment ? <MemberCommentForm briefId={briefId} /> : null}
      </FormSection>
    </ConfigProvider>
  )
}
