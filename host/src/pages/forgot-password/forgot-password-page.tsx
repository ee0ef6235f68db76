import { href } from '@marquee/remote-kit/routes'
import { useState } from 'react'
import { Link } from 'react-router'
import { requestPasswordReset } from '../../api/authentication.ts'
import { FormAlert } from '@marquee/ui/form-alert'
import { FormField } from '../../forms/form-field.tsx'
import styles from '@marquee/ui/form.module.css'
import { requiredFields } from '../../forms/required-fields.ts'
import { SubmitButton } from '@marquee/ui/submit-button'
import { useFormSubmit } from '@marquee/ui/use-form-submit'
import { AuthLayout } from '../auth/auth-layout.tsx'

const REQUIRED = { email: 'Enter your e-mail address.' }

export function Page() {
  const [confirmation, setConfirmation] = useState<string | null>(null)
  const { errors, message, isSending, form, onSubmit } = useFormSubmit(
    async ({ email = '' }) => {
      setConfirmation(null)
      setConfirmation(await requestPasswordReset(email.trim()))
    },
    (values) => requiredFields(values, REQUIRED),
  )

  return (
    <AuthLayout
      title="Reset your password"
      lead="Enter the address of your account. We send you a link that is good for one hour."
      footer={<Link to={href('login')}>Back to login</Link>}
    >
      {message === null ? null : <FormAlert tone="error">{message}</FormAlert>}
      {confirmation === null ? null : (
        <FormAlert tone="success">{confirmation} Look in your spam folder too if it does not arrive.</FormAlert>
      )}
      <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate>
        <FormField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          maxLength={255}
          error={errors['email']}
        />
        <SubmitButton isSending={isSending}>{isSending ? 'Sending the link…' : 'Send the link'}</SubmitButton>
      </form>
    </AuthLayout>
  )
}
