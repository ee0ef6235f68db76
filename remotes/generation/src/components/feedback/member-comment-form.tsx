import { createCreativeComment } from '@marquee/contract/creative-feedback'
import { ContractForm } from '@marquee/ui/contract-form'
import { FormField } from '@marquee/ui/form-field'
import { TextAreaField } from '@marquee/ui/text-field'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { useRequestKey } from '@marquee/ui/use-request-key'
import { Button, Checkbox } from 'antd'
import { type FeedbackTarget, useCreateCreativeComment } from '../../api/creative-feedback.ts'
import styles from './feedback.module.css'

interface MemberCommentFormProps {
  target: FeedbackTarget
  /** The comment that is answered; it says for whom the answer is. */
  parentId?: string
  onDone?: () => void
}

const schema = bodySchema(createCreativeComment).pick({ body: true, is_for_guests: true })

/** What a member says of a page or a video, to colleagues or to guests as well. */
export function MemberCommentForm({ target, parentId, onDone }: MemberCommentFormProps) {
  const { mutateAsync } = useCreateCreativeComment(target)
  const key = useRequestKey()
  const form = useContractForm({
    schema,
    defaultValues: { body: '', is_for_guests: true },
    send: (body) => mutateAsync({ ...body, parent_id: parentId ?? null, idempotency_key: key.get() }),
    onDone: () => {
      key.renew()
      onDone?.()
    },
    clearsWhenDone: true,
  })
  const isReply = parentId !== undefined
  return (
    <ContractForm form={form} className={styles.form} label={isReply ? 'Reply' : 'New comment'}>
      <TextAreaField
        control={form.control}
        name="body"
        label={isReply ? 'Your reply' : 'Your comment'}
        rows={2}
        input={{ dir: 'auto', maxLength: 2000 }}
      />
      {isReply ? null : (
        <FormField control={form.control} name="is_for_guests" label="Guests of the link" empty={false}>
          {({ value, onChange, id }) => (
            <Checkbox id={id} checked={value} onChange={(event) => onChange(event.target.checked)}>
              They read this comment and may reply
            </Checkbox>
          )}
        </FormField>
      )}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={form.isSending}>
          {isReply ? 'Reply' : 'Comment'}
        </Button>
        {onDone === undefined ? null : <Button onClick={onDone}>Cancel</Button>}
      </div>
    </ContractForm>
  )
}
