import { href } from '@marquee/remote-kit/routes'
import { Link, useSearchParams } from 'react-router'
import { registerAccount } from '../../api/authentication.ts'
import { readFirstVisit } from '../../attribution/first-visit.ts'
import { FormAlert } from '@marquee/ui/form-alert'
import { FormField } from '../../forms/form-field.tsx'
import styles from '@marquee/ui/form.module.css'
import { PasswordField } from '../../forms/password-field.tsx'
import { requiredFields } from '../../forms/required-fields.ts'
import { SubmitButton } from '@marquee/ui/submit-button'
import { useFormSubmit } from '@marquee/ui/use-form-submit'
import { useEnter } from '../../session/use-enter.ts'
import { AuthLayout } from '../auth/auth-layout.tsx'
import { GoogleButton } from '../auth/google-button.tsx'

const REQUIRED = {
  display_name: 'Enter your name.',
  email: 'Enter your e-mail address.',
  password: 'Enter a password.',
}

type Values = Readonly<Record<string, string>>

export function Page() {
  const enter = useEnter()
  const [search] = useSearchParams()
  const { errors, message, isSending, form, onSubmit } = useFormSubmit(
    (values) => enter(() => registerAccount(toRegistration(values))),
    checkRegistration,
  )

  return (
    <AuthLayout
      title="Create your account"
      lead="Your own workspace with an ad library, a swipe file and briefs."
      footer={
        <>
          Have an account?{' '}
          <Link to={href('login', { query: { return_to: search.get('return_to') ?? undefined } })}>Log in</Link>
        </>
      }
    >
      <GoogleButton />
      {message === null ? null : <FormAlert tone="error">{message}</FormAlert>}
      <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate>
        <FormField
          label="Your name"
          name="display_name"
          autoComplete="name"
          maxLength={255}
          error={errors['display_name']}
        />
        <FormField
          label="Work e-mail"
          name="email"
          type="email"
          autoComplete="username"
          maxLength={255}
          error={errors['email']}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          error={errors['password']}
          hint="At least 8 characters."
        />
        <FormField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          error={errors['phone']}
          isOptional
        />
        <SubmitButton isSending={isSending}>{isSending ? 'Creating your account…' : 'Create account'}</SubmitButton>
        <p className={styles.small}>
          By creating an account you accept the <Link to={href('terms-and-conditions')}>terms and conditions</Link> and
          the <Link to={href('privacy-policy')}>privacy policy</Link>.
        </p>
      </form>
    </AuthLayout>
  )
}

function checkRegistration(values: Values): Record<string, string> {
  const errors = requiredFields(values, REQUIRED)
  const { password = '' } = values
  if (password !== '' && password.length < 8) {
    errors['password'] = 'The password must be at least 8 characters.'
  }
  return errors
}

/** The password can be shown, so it is typed once. */
function toRegistration({ display_name = '', email = '', password = '', phone = '' }: Values) {
  return {
    display_name: display_name.trim(),
    email: email.trim(),
    password,
    password_confirmation: password,
    phone: phone.trim() === '' ? undefined : phone.trim(),
    ...readFirstVisit(),
  }
}
