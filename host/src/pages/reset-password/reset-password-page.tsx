import { href } from '@marquee/remote-kit/routes'
import { Link } from 'react-router'
import { AuthLayout } from '../auth/auth-layout.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

export function Page() {
  return (
    <AuthLayout
      title="Choose a new password"
      lead="Every other device that is logged in to your account will be logged out."
      footer={<Link to={href('forgot-password')}>Ask for a new link</Link>}
    >
      <NewPasswordForm submitLabel="Save the password" />
    </AuthLayout>
  )
}
