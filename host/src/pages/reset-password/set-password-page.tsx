import { href } from '@marquee/remote-kit/routes'
import { Link } from 'react-router'
import { AuthLayout } from '../auth/auth-layout.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** For accounts that were made for somebody: the first password. */
export function Page() {
  return (
    <AuthLayout
      title="Set your password"
      lead="Your account is ready. Choose a password to open it."
      footer={<Link to={href('forgot-password')}>Ask for a new link</Link>}
    >
      <NewPasswordForm submitLabel="Set the password" />
    </AuthLayout>
  )
}
