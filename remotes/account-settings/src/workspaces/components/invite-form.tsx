import type { AssignableRole } from '@marquee/contract/members'
import { useToast } from '@marquee/remote-kit/host-services'
import { ContractForm } from '@marquee/ui/contract-form'
import { SelectField } from '@marquee/ui/select-field'
import { TextAreaField } from '@marquee/ui/text-field'
import { useContractForm } from '@marquee/ui/use-contract-form'
import { Button } from 'antd'
import { useRef } from 'react'
import { useCreateInvitations } from '../api/invitations.ts'
import { invitationForm } from '../state/invitation-form.ts'
import { ASSIGNABLE_ROLES } from './role-names.ts'
import styles from './members.module.css'

const TOAST_LIFE_MS = 5000
const EMPTY: { emails: string; role: AssignableRole } = { emails: '', role: 'member' }

/** Invites one person or several. What was typed stays until it has worked, and is sent under one key until it changes. */
export function InviteForm() {
  const showToast = useToast()
  const { mutateAsync } = useCreateInvitations()
  const sent = useRef({ content: '', key: '' })
  const form = useContractForm({
    schema: invitationForm,
    defaultValues: EMPTY,
    clearsWhenDone: true,
    send: (body) => {
      const content = JSON.stringify(body)
      if (sent.current.content !== content) {
        sent.current = { content, key: crypto.randomUUID() }
      }
      return mutateAsync({ ...body, idempotency_key: sent.current.key })
    },
    onDone: (_, { data }) => {
      sent.current = { content: '', key: '' }
      const summary = data.length === 1 ? `Invitation sent to ${data[0]?.email}` : `${data.length} invitations sent`
      showToast({ severity: 'success', summary, life: TOAST_LIFE_MS })
    },
  })
  const { control, isSending } = form

  return (
    <ContractForm form={form} className={styles.invite}>
      <div className={styles.fields}>
        <TextAreaField
          control={control}
          name="emails"
          label="Invite people"
          hint="Several addresses: one per line, or with commas between them."
          rows={1}
          input={{ placeholder: 'name@company.com' }}
        />
        <SelectField control={control} name="role" label="Role" options={ASSIGNABLE_ROLES} />
      </div>
      <div>
        <Button type="primary" htmlType="submit" loading={isSending}>
          Send invitations
        </Button>
      </div>
    </ContractForm>
  )
}
