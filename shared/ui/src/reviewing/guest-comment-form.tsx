import { type GuestSignature, guestSignature, newFeedbackComment } from '@marquee/contract/feedback'
import { Button } from 'antd'
import { ContractForm } from '../form/contract-form.tsx'
import { TextAreaField, TextField } from '../form/text-field.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { useRequestKey } from '../form/use-request-key.ts'
import styles from './feedback-form.module.css'
import { keepGuestName, readGuestName } from './guest-name.ts'
import { TrapField } from './trap-field.tsx'

const schema = guestSignature.pick({ name: true, website: true }).extend(newFeedbackComment.pick({ body: true }).shape)

/** A comment as a guest signs it. */
export type SignedComment = GuestSignature & { body: string }

interface GuestCommentFormProps {
  isReply?: boolean
  send: (comment: SignedComment) => Promise<unknown>
  onDone: () => void
}

/** What a guest of the link says, by the name that they give. */
export function GuestCommentForm({ isReply = false, send, onDone }: GuestCommentFormProps) {
  const key = useRequestKey()
  const form = useContractForm({
    schema,
    defaultValues: { name: readGuestName(), website: '', body: '' },
    send: (body) => {
      keepGuestName(body.name)
      return send({ ...body, idempotency_key: key.get() })
    },
    onDone: () => {
      key.renew()
      onDone()
    },
  })
  return (
    <ContractForm form={form} className={styles.form} label={isReply ? 'Reply' : 'New comment'}>
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
        name="body"
        label={isReply ? 'Your reply' : 'Your comment'}
        rows={2}
        input={{ dir: 'auto', maxLength: 2000 }}
      />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={form.isSending}>
          Send
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </ContractForm>
  )
}
