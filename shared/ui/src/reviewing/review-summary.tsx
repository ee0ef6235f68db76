import type { FeedbackReview } from '@marquee/contract/feedback'
import { CircleCheck, CircleDashed, MessageSquareWarning } from 'lucide-react'
import { formatDateTime } from '../text/format-date.ts'
import styles from './review-summary.module.css'

interface ReviewSummaryProps {
  review: Omit<FeedbackReview, 'id'> | null
  /** The version on the page. */
  version: number
  /** What was reviewed, as in “brief”. */
  what: string
}

/** Who decided what about which version, in words. */
export function ReviewSummary({ review, version, what }: ReviewSummaryProps) {
  if (review === null) {
    return (
      <p className={styles.summary}>
        <CircleDashed size={18} aria-hidden /> Waiting for approval.
      </p>
    )
  }
  const { decision, reviewer_name, is_guest, note, created_at } = review
  const isApproved = decision === 'approved'
  return (
    <div>
      <p className={styles.summary}>
        {isApproved ? (
          <CircleCheck size={18} aria-hidden className={styles.approved} />
        ) : (
          <MessageSquareWarning size={18} aria-hidden className={styles.changes} />
        )}
        <span>
          <strong dir="auto">{reviewer_name}</strong>
          {is_guest ? ' (guest)' : ''} {isApproved ? 'approved' : 'asked for changes to'} version {review.version} on{' '}
          {formatDateTime(created_at)}.
        </span>
      </p>
      {note === '' ? null : (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      {review.version === version ? null : (
        <p className={styles.stale}>
          The {what} has changed since: this is version {version}.
        </p>
      )}
    </div>
  )
}
