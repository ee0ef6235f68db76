import {
  type GuestSignature,
  guestSignature,
  type ReviewDecision,
  type ReviewInput,
  reviewInput,
} from '@marquee/contract/feedback'
import { ApiError } from '@marquee/api-client/api-error'
import { Button } from 'antd'
import { ContractForm } from '../form/contract-form.tsx'
import { TextAreaField, TextField } from '../form/text-field.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { useRequestKey } from '../form/use-request-key.ts'
import styles from './feedback-form.module.css'
import { keepGuestName, readGuestName } from './guest-name.ts'
import { TrapField } from './trap-field.tsx'

const schema = guestSignature.pick({ name: true, website: true }).extend(reviewInput.pick({ note: true }).shape)

/** A decision as a guest signs it. */
export type SignedReview = GuestSignature & ReviewInput

interface GuestReviewFormProps {
  /** What is decided about, as in “brief”. */
  what: string
  /** What the guest has seen. */
  version: number
  decision: ReviewDecision
  send: (review: SignedReview) => Promise<unknown>
  onDone: () => void
}

/** A guest's signature under a decision. */
export function GuestReviewForm({ what, version, decision, send, onDone }: GuestReviewFormProps) {
  const key = useRequestKey()
  const isApproval = decision === 'approved'
  const form = useContractForm({
    schema,
    defaultValues: { name: readGuestName(), website: '', note: '' },
    send: async (body) => {
      keepGuestName(body.name)
      try {
        return await send({ ...body, decision, version, idempotency_key: key.get() })
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
    <ContractForm form={form} className={styles.form} label={isApproval ? `Approve the ${what}` : 'Request changes'}>
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
