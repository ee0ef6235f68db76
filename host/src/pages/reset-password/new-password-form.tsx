import { resetPassword as resetPasswordEndpoint } from '@marquee/contract/authentication'
import { href } from '@marquee/remote-kit/routes'
import { ContractForm } from '@marquee/ui/contract-form'
import { FormAlert } from '@marquee/ui/form-alert'
import styles from '@marquee/ui/form.module.css'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { NativePasswordField } from '@marquee/ui/native-password-field'
import { NativeTextField } from '@marquee/ui/native-text-field'
import { SubmitButton } from '@marquee/ui/submit-button'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { z } from 'zod'
import { passwordResetCheckQuery, resetPassword } from '../../api/authentication.ts'
import { useShell } from '../../shell/shell.ts'

const { email, password, password_confirmation } = bodySchema(resetPasswordEndpoint).shape
/** The input of the form. A mismatch of the two passwords is reported at the second input, although either may be mistyped. */
const newPassword = z
  .object({ email, password, password_confirmation })
  .refine((typed) => typed.password === typed.password_confirmation, {
    path: ['password_confirmation'],
    message: 'The two passwords are not the same.',
  })

/**
 * Sets a password with the token in the mail's link, which also contains the e-mail address. Leads to the login.
 * @param doneMessage the toast afterwards, in place of the server's message
 */
export function NewPasswordForm({ submitLabel, doneMessage }: { submitLabel: string; doneMessage?: string }) {
  const { token = '' } = useParams()
  const [search] = useSearchParams()
  const { data, isLoading } = useQuery(passwordResetCheckQuery({ email: search.get('email') ?? '', token }))
  if (isLoading) {
    return <ListSkeleton label="Checking the link" rows={3} />
  }
  if (data?.is_valid === false) {
    return (
      <FormAlert tone="error">
        This link has expired or was used before. <Link to={href('forgot-password')}>Ask for a new link</Link>
      </FormAlert>
    )
  }
  const address = search.get('email') ?? ''
  return <PasswordForm token={token} address={address} submitLabel={submitLabel} doneMessage={doneMessage} />
}

interface PasswordFormProps {
  token: string
  address: string
  submitLabel: string
  doneMessage: string | undefined
}

function PasswordForm({ token, address, submitLabel, doneMessage }: PasswordFormProps) {
  const { toasts } = useShell()
  const navigate = useNavigate()
  const form = useContractForm({
    schema: newPassword,
    defaultValues: { email: address, password: '', password_confirmation: '' },
    isGuarded: false,
    send: (body) => resetPassword({ ...body, token }),
    onDone: async (_body, summary) => {
      toasts.show({ severity: 'success', summary: doneMessage ?? summary, life: 6000 })
      await navigate(href('login'), { replace: true })
    },
  })

  return (
    <ContractForm form={form} className={styles.form}>
      <NativeTextField
        control={form.control}
        name="email"
        label="E-mail"
        type="email"
        input={{ autoComplete: 'username', maxLength: 255 }}
      />
      <NativePasswordField
        control={form.control}
        name="password"
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters."
      />
      <NativePasswordField
        control={form.control}
        name="password_confirmation"
        label="Repeat the new password"
        autoComplete="new-password"
      />
      <SubmitButton isSending={form.isSending}>{form.isSending ? 'Saving…' : submitLabel}</SubmitButton>
    </ContractForm>
  )
}
