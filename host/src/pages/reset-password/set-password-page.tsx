import { href } from '@marquee/remote-kit/routes'
import { Link } from 'react-router'
import { AuthLayout } from '../auth/auth-layout.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** The first password of an account that signs in with Google. */
export function Page() {
  return (
    <AuthLayout
      title="Set your password"
      lead="With a password you can log in with your e-mail address too."
      footer={<Link to={href('forgot-password')}>Ask for a new link</Link>}
    >
      <NewPasswordForm submitLabel="Set the password" doneMessage="Your password is set." />
    </AuthLayout>
  )
}
