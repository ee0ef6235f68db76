import { type BriefSection, guestComment } from '@marquee/contract/brief-comments'
import { ContractForm } from '@marquee/ui/contract-form'
import { TextAreaField, TextField } from '@marquee/ui/text-field'
import { useContractForm } from '@marquee/ui/use-contract-form'
import { Button } from 'antd'
import { useCommentSharedBrief } from '../../api/shared-briefs.ts'
import { keepGuestName, readGuestName } from '../../state/guest-name.ts'
import { useRequestKey } from '../../state/use-request-key.ts'
import styles from './feedback-form.module.css'
import { TrapField } from './trap-field.tsx'

interface GuestCommentFormProps {
  token: string
  section: BriefSection
  parentId?: string
  onDone: () => void
}

const schema = guestComment.pick({ name: true, website: true, body: true })

/** What a guest of the link says, by the name that they give. */
export function GuestCommentForm({ token, section, parentId, onDone }: GuestCommentFormProps) {
  const { mutateAsync } = useCommentSharedBrief(token)
  const key = useRequestKey()
  const form = useContractForm({
    schema,
    defaultValues: { name: readGuestName(), website: '', body: '' },
    send: (body) => {
      keepGuestName(body.name)
      return mutateAsync({ ...body, section, parent_id: parentId ?? null, idempotency_key: key.get() })
    },
    onDone: () => {
      key.renew()
      onDone()
    },
  })
  return (
    <ContractForm form={form} className={styles.form} label={parentId === undefined ? 'New comment' : 'Reply'}>
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
        label={parentId === undefined ? 'Your comment' : 'Your reply'}
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
