import { type BriefSection, briefSection, createBriefComment } from '@marquee/contract/brief-comments'
import { ContractForm } from '@marquee/ui/contract-form'
import { FormField } from '@marquee/ui/form-field'
import { TextAreaField } from '@marquee/ui/text-field'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Select } from 'antd'
import { useCreateBriefComment } from '../../api/brief-comments.ts'
import { memberChoicesQuery } from '../../api/members.ts'
import { sectionLabels } from '../../state/section-labels.ts'
import { useRequestKey } from '@marquee/ui/use-request-key'
import styles from './member-comments.module.css'

interface MemberCommentFormProps {
  briefId: string
  /** The comment that is answered; it says for whom the answer is. */
  parentId?: string
  onDone?: () => void
}

const schema = bodySchema(createBriefComment).omit({ idempotency_key: true, parent_id: true })
const SECTION_OPTIONS = briefSection.options.map((value) => ({ value, label: sectionLabels[value] }))

/** What a member says of a brief, to colleagues or to guests as well. */
export function MemberCommentForm({ briefId, parentId, onDone }: MemberCommentFormProps) {
  const { mutateAsync } = useCreateBriefComment(briefId)
  const { data: members = [] } = useQuery(memberChoicesQuery())
  const key = useRequestKey()
  const form = useContractForm({
    schema,
    defaultValues: { section: 'brief' as BriefSection, body: '', mentioned_user_ids: [], is_for_guests: false },
    send: (body) => mutateAsync({ ...body, parent_id: parentId ?? null, idempotency_key: key.get() }),
    onDone: () => {
      key.renew()
      onDone?.()
    },
    clearsWhenDone: true,
  })
  const { control } = form
  const isReply = parentId !== undefined
  return (
    <ContractForm form={form} className={styles.form} label={isReply ? 'Reply' : 'New comment'}>
      <TextAreaField
        control={control}
        name="body"
        label={isReply ? 'Your reply' : 'Your comment'}
        rows={2}
        input={{ dir: 'auto', maxLength: 2000 }}
      />
      <div className={styles.pair}>
        {isReply ? null : (
          <FormField control={control} name="section" label="About" empty="brief">
            {(field) => <Select {...field} options={SECTION_OPTIONS} />}
          </FormField>
        )}
        <FormField control={control} name="mentioned_user_ids" label="Tell" isOptional empty={[]}>
          {(field) => (
            <Select
              {...field}
              mode="multiple"
              placeholder="Members of the workspace"
              optionFilterProp="label"
              options={members.map(({ id, display_name }) => ({ value: id, label: display_name }))}
            />
          )}
        </FormField>
      </div>
      {isReply ? null : (
        <FormField control={control} name="is_for_guests" label="Guests of the link" empty={false}>
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
