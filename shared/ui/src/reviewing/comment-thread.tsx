import type { FeedbackComment, FeedbackThread } from '@marquee/contract/feedback'
import { Button } from 'antd'
import { Check, Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { RelativeTime } from '../text/relative-time.tsx'
import styles from './comment-thread.module.css'

type Comment = Omit<FeedbackComment, 'frame'>
type Thread = Omit<FeedbackThread, 'frame' | 'replies'> & { replies: readonly Comment[] }

interface CommentThreadProps {
  thread: Thread
  /** The part that it is about, in a list of threads on several parts. */
  place?: ReactNode
  /** The form of a reply; null where nobody may reply. */
  renderReply: ((close: () => void) => ReactNode) | null
  /** What members may do. */
  onResolve?: ((isResolved: boolean) => void) | undefined
  onDelete?: ((comment: Comment) => void) | undefined
  canDelete?: (comment: Comment) => boolean
}

/** A comment with its replies. A settled one is folded up. */
export function CommentThread({
  thread,
  place = null,
  renderReply,
  onResolve,
  onDelete,
  canDelete,
}: CommentThreadProps) {
  const [isReplying, setReplying] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  const isResolved = thread.resolved_at !== null
  const close = () => setReplying(false)
  const toDelete = (comment: Comment) =>
    onDelete !== undefined && canDelete?.(comment) === true ? () => onDelete(comment) : undefined

  if (isResolved && !isUnfolded) {
    return <SettledThread thread={thread} onShow={() => setUnfolded(true)} />
  }
  return (
    <article className={styles.thread} aria-label={`Comment of ${thread.author_name}`}>
      {place === null ? null : <p className={styles.section}>{place}</p>}
      <OneComment
        comment={thread}
        isForGuests={thread.is_for_guests && onResolve !== undefined}
        onDelete={toDelete(thread)}
      />
      {thread.replies.length === 0 ? null : (
        <div className={styles.replies}>
          {thread.replies.map((reply) => (
            <OneComment key={reply.id} comment={reply} onDelete={toDelete(reply)} />
          ))}
        </div>
      )}
      {isReplying && renderReply !== null ? (
        renderReply(close)
      ) : (
        <ThreadActions
          isResolved={isResolved}
          onReply={renderReply === null ? undefined : () => setReplying(true)}
          onResolve={onResolve}
        />
      )}
    </article>
  )
}

/** A settled thread in one line. */
function SettledThread({ thread, onShow }: { thread: Thread; onShow: () => void }) {
  return (
    <div className={styles.settled}>
      <Check size={16} aria-hidden />
      <span className={styles.settledText} dir="auto">
        Settled{thread.resolved_by_name === null ? '' : ` by ${thread.resolved_by_name}`}: {thread.body}
      </span>
      <Button size="small" type="text" onClick={onShow}>
        Show
      </Button>
    </div>
  )
}

interface ThreadActionsProps {
  isResolved: boolean
  onReply: (() => void) | undefined
  onResolve: ((isResolved: boolean) => void) | undefined
}

function ThreadActions({ isResolved, onReply, onResolve }: ThreadActionsProps) {
  return (
    <div className={styles.actions}>
      {onReply === undefined ? null : (
        <Button size="small" type="text" onClick={onReply}>
          Reply
        </Button>
      )}
      {onResolve === undefined ? null : (
        <Button size="small" type="text" onClick={() => onResolve(!isResolved)}>
          {isResolved ? 'Open again' : 'Settle'}
        </Button>
      )}
    </div>
  )
}

interface CommentProps {
  comment: Comment
  isForGuests?: boolean
  onDelete: (() => void) | undefined
}

/** The text of a comment, never read as markup. */
function OneComment({ comment, isForGuests = false, onDelete }: CommentProps) {
  const { author_name, is_guest, mentions, body, created_at } = comment
  return (
    <div className={styles.comment}>
      <p className={styles.head}>
        <strong dir="auto">{author_name}</strong>
        {is_guest ? <span className={styles.mark}>Guest</span> : null}
        {isForGuests && !is_guest ? (
          <span className={styles.mark}>
            <Eye size={12} aria-hidden /> Guests see this
          </span>
        ) : null}
        <span className={styles.time}>
          <RelativeTime value={created_at} />
        </span>
      </p>
      <p className={styles.body} dir="auto">
        {body}
      </p>
      {mentions.length === 0 ? null : <p className={styles.mentions}>To {mentions.join(', ')}</p>}
      {onDelete === undefined ? null : (
        <Button size="small" type="text" className={styles.delete ?? ''} onClick={onDelete}>
          Delete
        </Button>
      )}
    </div>
  )
}
