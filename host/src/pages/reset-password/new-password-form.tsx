import { href } from '@marquee/remote-kit/routes'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { passwordResetCheck, resetPassword } from '../../api/authentication.ts'
import { FormAlert } from '@marquee/ui/form-alert'
import { FormField } from '../../forms/form-field.tsx'
import styles from '@marquee/ui/form.module.css'
import { PasswordField } from '../../forms/password-field.tsx'
import { requiredFields } from '../../forms/required-fields.ts'
import { SubmitButton } from '@marquee/ui/submit-button'
import { useFormSubmit } from '@marquee/ui/use-form-submit'
import { useShell } from '../../shell/shell.ts'

type Values = Readonly<Record<string, string>>

const REQUIRED = { email: 'Enter your e-mail address.', password: 'Enter a password.' }

/** Sets a password with the token of the mail's link, which also brings the address. Leads to the login. */
export function NewPasswordForm({ submitLabel }: { submitLabel: string }) {
  const { token = '' } = useParams()
  const [search] = useSearchParams()
  const { data, isLoading } = useQuery(passwordResetCheck({ email: search.get('email') ?? '', token }))
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
  return <PasswordForm token={token} email={search.get('email') ?? ''} submitLabel={submitLabel} />
}

interface PasswordFormProps {
  token: string
  email: string
  submitLabel: string
}

function PasswordForm({ token, email: address, submitLabel }: PasswordFormProps) {
  const { toasts } = useShell()
  const navigate = useNavigate()
  const { errors, message, isSending, form, onSubmit } = useFormSubmit(
    async ({ email = '', password = '', password_confirmation = '' }) => {
      const summary = await resetPassword({ email: email.trim(), token, password, password_confirmation })
      toasts.show({ severity: 'success', summary, life: 6000 })
      await navigate(href('login'), { replace: true })
    },
    checkNewPassword,
  )

  return (
    <>
      {message === null ? null : <FormAlert tone="error">{message}</FormAlert>}
      <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate>
        <FormField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          maxLength={255}
          defaultValue={address}
          error={errors['email']}
        />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          error={errors['password']}
          hint="At least 8 characters."
        />
        <PasswordField
          label="Repeat the new password"
          name="password_confirmation"
          autoComplete="new-password"
          error={errors['password_confirmation']}
        />
        <SubmitButton isSending={isSending}>{isSending ? 'Saving…' : submitLabel}</SubmitButton>
      </form>
    </>
  )
}

function checkNewPassword(values: Values): Record<string, string> {
  const errors = requiredFields(values, REQUIRED)
  const { password = '', password_confirmation = '' } = values
  if (password !== '' && password.length < 8) {
    errors['password'] = 'The password must be at least 8 characters.'
  } else if (password !== '' && password !== password_confirmation) {
    errors['password_confirmation'] = 'The two passwords are not the same.'
  }
  return errors
}
