import { useSession, useToast, useUser } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Link, useNavigate } from 'react-router'
import { useSendVerification, useSessionStep } from '../../api/authentication.ts'
import { FormAlert } from '@marquee/ui/form-alert'
import controls from '@marquee/ui/controls.module.css'
import { useShell } from '../../shell/shell.ts'
import { AuthLayout } from '../auth/auth-layout.tsx'
import styles from './verify-email-page.module.css'

export function Page() {
  const { email } = useUser()
  const { logout } = useSession()
  const { authSession } = useShell()
  const showToast = useToast()
  const navigate = useNavigate()
  const send = useSendVerification()
  const check = useSessionStep(async () => {
    const { user } = await authSession.refresh()
    if (user !== null && user.email_verified_at === null) {
      showToast({ summary: 'Your address is not verified yet', detail: 'Open the link in our mail.', life: 5000 })
    } else {
      void navigate(href('explore'))
    }
  })
  const leave = useSessionStep(logout)
  const failure = send.error ?? check.error ?? leave.error

  return (
    <AuthLayout
      title="Check your inbox"
      lead={
        <>
          We sent a link to <strong className={styles.address}>{email}</strong>. Open it to start searching ads.
        </>
      }
    >
      {failure === null ? null : <FormAlert tone="error">{failure.message}</FormAlert>}
      {send.isSuccess ? (
        <FormAlert tone="success">The mail is on its way again. The link is good for one hour.</FormAlert>
      ) : null}
      <div className={styles.actions}>
        <button
          type="button"
          className={controls.primary}
          aria-disabled={check.isPending}
          onClick={() => check.isPending || check.mutate()}
        >
          {check.isPending ? 'Checking…' : 'I have opened the link'}
        </button>
        <button
          type="button"
          className={controls.button}
          aria-disabled={send.isPending}
          onClick={() => send.isPending || send.mutate()}
        >
          {send.isPending ? 'Sending…' : 'Send the mail again'}
        </button>
      </div>
      <p className={styles.more}>
        Nothing there? Look in your spam folder. Is the address wrong?{' '}
        <Link to={href('account-settings.basics')}>Change it in your profile</Link>, or{' '}
        <button type="button" className={styles.logout} disabled={leave.isPending} onClick={() => leave.mutate()}>
          log out
        </button>
        .
      </p>
    </AuthLayout>
  )
}
