import { type ReviewDecision, reviewInput } from '@marquee/contract/brief-reviews'
import { guestSignature } from '@marquee/contract/brief-comments'
import { ApiError } from '@marquee/api-client/api-error'
import { ContractForm } from '@marquee/ui/contract-form'
import { TextAreaField, TextField } from '@marquee/ui/text-field'
import { useContractForm } from '@marquee/ui/use-contract-form'
import { Button } from 'antd'
import { useReviewSharedBrief } from '../../api/shared-briefs.ts'
import { keepGuestName, readGuestName } from '../../state/guest-name.ts'
import { useRequestKey } from '../../state/use-request-key.ts'
import styles from './feedback-form.module.css'
import { TrapField } from './trap-field.tsx'

interface GuestReviewFormProps {
  token: string
  /** What the guest has read. */
  version: number
  decision: ReviewDecision
  onDone: () => void
}

const schema = guestSignature.pick({ name: true, website: true }).extend(reviewInput.pick({ note: true }).shape)

/** A guest's signature under a decision. */
export function GuestReviewForm({ token, version, decision, onDone }: GuestReviewFormProps) {
  const { mutateAsync } = useReviewSharedBrief(token)
  const key = useRequestKey()
  const isApproval = decision === 'approved'
  const form = useContractForm({
    schema,
    defaultValues: { name: readGuestName(), website: '', note: '' },
    send: async (body) => {
      keepGuestName(body.name)
      try {
        return await mutateAsync({ ...body, decision, version, idempotency_key: key.get() })
      } catch (error) {
        // The next attempt is about another version.
        if (error instanceof ApiError && error.status === 409) {
          key.renew()
        }
        throw error
      }
    },
    onDone,
  })
  return (
    <ContractForm form={form} className={styles.form} label={isApproval ? 'Approve the brief' : 'Request changes'}>
      <TextField
        control={form.control}
        name="name"
        label="Your name"
        isRequired
        input={{ autoComplete: 'name', maxLength: 80, dir: 'auto' }}
      />
      <TrapField {...form.register('website')} />
      <TextAreaField
        control={form.control}
        name="note"
        label={isApproval ? 'A word with it' : 'What has to change'}
        isOptional
        rows={2}
        input={{ dir: 'auto', maxLength: 1000 }}
      />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={form.isSending}>
          {isApproval ? `Approve version ${version}` : 'Request changes'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </ContractForm>
  )
}
