import { useSession, useUser } from '@marquee/remote-kit/host-services'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Alert, Button } from 'antd'
import { useSendPasswordLink } from '../api/authentication.ts'
import { SettingsCard } from '../../components/settings-card.tsx'

/** Sends an account that signs in with Google a link by mail to set its own password. */
export function FirstPasswordCard() {
  const { email } = useUser()
  const { logout } = useSession()
  const send = useSendPasswordLink()
  const tellOutcome = useOutcomeToast()
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
          <Button
            type="primary"
            loading={send.isPending}
            onClick={() => void tellOutcome(send.mutateAsync(email), { failure: 'The mail was not sent' })}
          >
            Set a password
          </Button>
        </div>
      )}
    </SettingsCard>
  )
}
