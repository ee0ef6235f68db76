import type { FeedbackThread } from '@marquee/contract/feedback'
import { CommentThread } from '@marquee/ui/comment-thread'
import { GuestCommentForm } from '@marquee/ui/guest-comment-form'
import { Button } from 'antd'
import { MessageSquarePlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCreateGuestComment } from '../../api/creative-feedback.ts'
import styles from './feedback.module.css'

interface GuestCommentsProps {
  token: string
  threads: readonly FeedbackThread[]
  /** The words of the button. */
  label: string
  /** Read at the moment in which the guest starts to write: what the comment is about. */
  getPlace: () => { section?: string; frame?: number | null }
  /** The part that a thread is about, where threads on several parts stand together. */
  describePlace?: (thread: Pick<FeedbackThread, 'frame'>) => ReactNode
}

/** Comments of guests and for guests on one part of what a link shows, and the form to add one. */
export function GuestComments({ token, threads, label, getPlace, describePlace }: GuestCommentsProps) {
  const { mutateAsync: comment } = useCreateGuestComment(token)
  const [place, setPlace] = useState<ReturnType<typeof getPlace> | null>(null)
  return (
    <div className={styles.guests}>
      {threads.map((thread) => (
        <CommentThread
          key={thread.id}
          thread={thread}
          place={describePlace?.(thread)}
          renderReply={(close) => (
            <GuestCommentForm isReply send={(body) => comment({ ...body, parent_id: thread.id })} onDone={close} />
          )}
        />
      ))}
      {place === null ? (
        <Button
          size="small"
          type="text"
          className={styles.add ?? ''}
          icon={<MessageSquarePlus size={16} aria-hidden />}
          onClick={() => setPlace(getPlace())}
        >
          {label}
        </Button>
      ) : (
        <>
          {describePlace?.({ frame: place.frame ?? null })}
          <GuestCommentForm send={(body) => comment({ ...body, ...place })} onDone={() => setPlace(null)} />
        </>
      )}
    </div>
  )
}
