import { href } from '@marquee/remote-kit/routes'
import { Link, useSearchParams } from 'react-router'
import { logIn } from '../../api/authentication.ts'
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

const REQUIRED = { email: 'Enter your e-mail address.', password: 'Enter your password.' }

export function Page() {
  const enter = useEnter()
  const [search] = useSearchParams()
  const returnTo = search.get('return_to') ?? undefined
  const { errors, message, isSending, form, onSubmit } = useFormSubmit(
    ({ email = '', password = '', remember }) =>
      enter(() => logIn({ email: email.trim(), password, remember: remember === 'on' })),
    (values) => requiredFields(values, REQUIRED),
  )

  return (
    <AuthLayout
      title="Welcome back"
      lead="Log in to your ad library, swipe file and briefs."
      footer={
        <>
          New to Marquee? <Link to={href('signup', { query: { return_to: returnTo } })}>Create an account</Link>
        </>
      }
    >
      <GoogleButton />
      {message === null ? null : <FormAlert tone="error">{message}</FormAlert>}
      <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate>
        <FormField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          maxLength={255}
          error={errors['email']}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={errors['password']}
          aside={<Link to={href('forgot-password')}>Forgot your password?</Link>}
        />
        <label className={styles.check}>
          <input type="checkbox" name="remember" />
          Keep me logged in on this device
        </label>
        <SubmitButton isSending={isSending}>{isSending ? 'Logging in…' : 'Log in'}</SubmitButton>
      </form>
    </AuthLayout>
  )
}
