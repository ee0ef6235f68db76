import { ApiError } from '@marquee/api-client/api-error'
import { createInvitations } from '@marquee/contract/invitations'
import type { AssignableRole } from '@marquee/contract/members'
import { useToast } from '@marquee/remote-kit/host-services'
import { Field } from '@marquee/ui/field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, Input, Select } from 'antd'
import { type FormEvent, useState } from 'react'
import { requestInvitations } from '../api/invitations.ts'
import { MEMBERS_KEY } from '../api/members.ts'
import { readAddresses } from '../state/read-addresses.ts'
import { FormMessage } from './form-message.tsx'
import { ASSIGNABLE_ROLES } from './role-names.ts'
import styles from './members.module.css'

const TOAST_LIFE_MS = 5000

/** Invites one person or several. What was typed stays until it has worked, and is sent under one key until it changes. */
export function InviteForm() {
  const showToast = useToast()
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const [role, setRole] = useState<AssignableRole>('member')
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [wrong, setWrong] = useState<string>()
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: requestInvitations,
    onSuccess: async ({ data }) => {
      setText('')
      setKey(crypto.randomUUID())
      const summary = data.length === 1 ? `Invitation sent to ${data[0]?.email}` : `${data.length} invitations sent`
      showToast({ severity: 'success', summary, life: TOAST_LIFE_MS })
      await queryClient.invalidateQueries({ queryKey: MEMBERS_KEY })
    },
  })
  const fieldErrors = error instanceof ApiError ? Object.values(error.fields).flat() : []

  function change(next: () => void): void {
    next()
    setKey(crypto.randomUUID())
    setWrong(undefined)
    reset()
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    const body = { emails: readAddresses(text), role, idempotency_key: key }
    const checked = createInvitations.body?.safeParse(body)
    if (checked?.success !== true) {
      setWrong(describeIssue(checked?.error.issues[0], body.emails))
    } else if (!isPending) {
      mutate(body)
    }
  }

  return (
    <form className={styles.invite} onSubmit={handleSubmit} noValidate>
      <FormMessage message={error === null || fieldErrors.length > 0 ? null : error.message} />
      <div className={styles.fields}>
        <Field
          label="Invite people"
          hint="Several addresses: one per line, or with commas between them."
          error={wrong ?? (fieldErrors.length > 0 ? fieldErrors.join(' ') : undefined)}
        >
          {(control) => (
            <Input.TextArea
              {...control}
              value={text}
              autoSize={{ minRows: 1, maxRows: 6 }}
              placeholder="name@company.com"
              autoComplete="off"
              onChange={(event) => change(() => setText(event.target.value))}
            />
          )}
        </Field>
        <Field label="Role">
          {(control) => (
            <Select
              {...control}
              value={role}
              options={ASSIGNABLE_ROLES}
              onChange={(next) => change(() => setRole(next))}
            />
          )}
        </Field>
      </div>
      <div>
        <Button type="primary" htmlType="submit" loading={isPending}>
          Send invitations
        </Button>
      </div>
    </form>
  )
}

/** Names the address that is wrong. */
function describeIssue(issue: { path: readonly PropertyKey[]; message: string } | undefined, emails: string[]): string {
  const address = emails[Number(issue?.path[1])]
  return address === undefined ? (issue?.message ?? 'Enter an e-mail address.') : `“${address}” is no e-mail address.`
}
