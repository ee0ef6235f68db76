import type { ReviewDecision } from '@marquee/contract/feedback'
import { useIsAllowed, useToast } from '@marquee/remote-kit/host-services'
import { useQuery } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { approvedBriefQuery, briefReviewsQuery, useReviewBrief } from '../../api/brief-reviews.ts'
import { FormSection } from '@marquee/ui/form-section'
import { ReviewSummary } from '@marquee/ui/review-summary'
import { toReadableBrief } from '../../state/to-readable-brief.ts'
import { useRequestKey } from '@marquee/ui/use-request-key'
import { BriefDocument } from '../brief-document.tsx'
import styles from './member-comments.module.css'

interface MemberReviewProps {
  briefId: string
  /** The version that is saved. */
  version: number
}

/** Who approved the brief, what exactly, and the buttons to decide. */
export function MemberReview({ briefId, version }: MemberReviewProps) {
  const { data: reviews } = useQuery(briefReviewsQuery(briefId))
  const { mutate, isPending } = useReviewBrief(briefId)
  const canReview = useIsAllowed({ permission: 'feedback.comment', feature: 'full_product' })
  const showToast = useToast()
  const key = useRequestKey()
  const [shownVersion, setShownVersion] = useState<number | null>(null)
  const approved = reviews?.find(({ decision }) => decision === 'approved')

  function decide(decision: ReviewDecision): void {
    mutate(
      { decision, version, note: '', idempotency_key: key.get() },
      {
        onSettled: key.renew,
        onError: (error) => showToast({ severity: 'error', summary: 'Nothing was decided', detail: error.message }),
      },
    )
  }

  return reviews === undefined ? null : (
    <FormSection title="Approval">
      <ReviewSummary review={reviews[0] ?? null} version={version} what="brief" />
      {approved === undefined || approved.version === version ? null : (
        <Button onClick={() => setShownVersion(approved.version)}>Read approved version {approved.version}</Button>
      )}
      {canReview ? (
        <div className={styles.actions}>
          <Button loading={isPending} onClick={() => decide('approved')}>
            Approve version {version}
          </Button>
          <Button disabled={isPending} onClick={() => decide('changes_requested')}>
            Request changes
          </Button>
        </div>
      ) : null}
      <ApprovedVersion briefId={briefId} version={shownVersion} onClose={() => setShownVersion(null)} />
    </FormSection>
  )
}

function ApprovedVersion({
  briefId,
  version,
  onClose,
}: {
  briefId: string
  version: number | null
  onClose: () => void
}) {
  const { data } = useQuery({ ...approvedBriefQuery(briefId, version ?? 0), enabled: version !== null })
  return (
    <Modal
      open={version !== null}
      title={`Approved version ${version ?? ''}`}
      width={860}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {data === undefined ? null : <BriefDocument brief={toReadableBrief(data)} level={2} />}
    </Modal>
  )
}
