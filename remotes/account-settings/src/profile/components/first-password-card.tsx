import { useSession, useToast, useUser } from '@marquee/remote-kit/host-services'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { requestPasswordLink } from '../api/authentication.ts'
import { SettingsCard } from '../../components/settings-card.tsx'

/** For an account that signs in with Google: the way to a password of its own, by a link in a mail. */
export function FirstPasswordCard() {
  const { email } = useUser()
  const { logout } = useSession()
  const showToast = useToast()
  const send = useMutation({
    mutationFn: () => requestPasswordLink(email),
    onError: (error) => showToast({ severity: 'error', summary: 'The mail was not sent', detail: error.message }),
  })
  return (
    <SettingsCard
      title="Password"
      description="You sign in with Google. Set a password to log in with your e-mail address too, to change your e-mail, and to turn on two-factor authentication."
    >
      {send.isSuccess ? (
        <Alert
          type="success"
          showIcon
          title={`We sent a link to ${email}`}
          description="It works once, for 60 minutes. Log out before you open it in this browser."
          action={
            <Button size="small" onClick={() => void logout()}>
              Log out
            </Button>
          }
        />
      ) : (
        <div>
          <Button type="primary" loading={send.isPending} onClick={() => send.mutate()}>
            Set a password
          </Button>
        </div>
      )}
    </SettingsCard>
  )
}
