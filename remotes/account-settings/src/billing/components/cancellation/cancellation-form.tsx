import type { CancellationReason } from '@marquee/contract/billing'
import type { Subscription } from '@marquee/contract/plans'
import { Field } from '@marquee/ui/field'
import { formatDate } from '@marquee/ui/format-date'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Button, Input, Radio } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCancelSubscription } from '../../../api/billing.ts'
import { useSettingsAddresses } from '../../../state/use-settings-addresses.ts'
import { SettingsCard } from '../../../components/settings-card.tsx'
import styles from './cancellation.module.css'

const REASONS: { value: CancellationReason; label: string }[] = [
  { value: 'too_expensive', label: 'Too expensive' },
  { value: 'not_used_enough', label: 'We don’t use it enough' },
  { value: 'missing_features', label: 'Missing features' },
  { value: 'hard_to_use', label: 'Hard to use' },
  { value: 'switched', label: 'Switched to another product' },
  { value: 'project_ended', label: 'Project ended' },
  { value: 'other', label: 'Other' },
]

/** The reason, and the button that ends the plan at the end of the period. */
export function CancellationForm({ subscription }: { subscription: Subscription }) {
  const [reason, setReason] = useState<CancellationReason | null>(null)
  const { subscription: subscriptionAddress } = useSettingsAddresses()
  const [comment, setComment] = useState('')
  const { mutateAsync, isPending } = useCancelSubscription()
  const tellOutcome = useOutcomeToast()
  return (
    <SettingsCard title="Why are you leaving?">
      <Radio.Group
        aria-label="Reason"
        value={reason}
        onChange={({ target }) => setReason(target.value as CancellationReason)}
        options={REASONS}
        className={styles.reasons ?? ''}
      />
      <Field label="What could we do better?" isOptional>
        {(control) => (
          <Input.TextArea
            {...control}
            value={comment}
            maxLength={1000}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={(event) => setComment(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button
          danger
          type="primary"
          loading={isPending}
          disabled={reason === null}
          onClick={() =>
            reason !== null &&
            void tellOutcome(mutateAsync({ reason, comment }), {
              success: `Your plan ends on ${formatDate(subscription.period_ends_at ?? '')}`,
              failure: 'The plan was not canceled',
            })
          }
        >
          Cancel plan
        </Button>
        <Link to={subscriptionAddress}>Keep my plan</Link>
      </div>
    </SettingsCard>
  )
}
