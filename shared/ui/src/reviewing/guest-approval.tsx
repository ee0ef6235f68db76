import type { FeedbackReview, ReviewDecision } from '@marquee/contract/feedback'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { GuestReviewForm, type SignedReview } from './guest-review-form.tsx'
import styles from './guest-approval.module.css'
import { ReviewSummary } from './review-summary.tsx'

interface GuestApprovalProps {
  /** What is decided about, as in “brief”. */
  what: string
  /** The version on the page. */
  version: number
  /** The newest review; null before the first one. */
  review: Omit<FeedbackReview, 'id'> | null
  /** Whether guests of the link may decide. */
  isOpen: boolean
  send: (review: SignedReview) => Promise<unknown>
}

/** Who approved what a link shows, and the buttons with which a guest decides. */
export function GuestApproval({ what, version, review, isOpen, send }: GuestApprovalProps) {
  const [decision, setDecision] = useState<ReviewDecision | null>(null)
  const titleId = useId()
  const isApproved = review?.decision === 'approved' && review.version === version
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Approval
      </h2>
      <ReviewSummary review={review} version={version} what={what} />
      {!isOpen || decision !== null ? null : (
        <div className={styles.actions}>
          {isApproved ? null : (
            <Button type="primary" onClick={() => setDecision('approved')}>
              Approve
            </Button>
          )}
          <Button onClick={() => setDecision('changes_requested')}>Request changes</Button>
        </div>
      )}
      {decision === null ? null : (
        <GuestReviewForm
          key={decision}
          what={what}
          version={version}
          decision={decision}
          send={send}
          onDone={() => setDecision(null)}
        />
      )}
    </section>
  )
}
