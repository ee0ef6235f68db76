import { useUser } from '@marquee/remote-kit/host-services'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Alert, Button } from 'antd'
import { useSendVerification } from '../api/authentication.ts'

/** Tells a user whose e-mail is not verified what to do, and sends the mail again. */
export function VerificationNotice() {
  const user = useUser()
  const { mutateAsync, isPending } = useSendVerification()
  const tellOutcome = useOutcomeToast()
  if (user.email_verified_at !== null) {
    return null
  }
  return (
    <Alert
      type="warning"
      showIcon
      title="Verify your e-mail"
      description={`Open the link in the mail that we sent to ${user.email}. Until then, most pages are closed.`}
      action={
        <Button
          size="small"
          loading={isPending}
          onClick={() =>
            void tellOutcome(mutateAsync(), {
              success: { summary: 'Mail sent', detail: `Look into ${user.email}.` },
              failure: 'The mail was not sent',
            })
          }
        >
          Send again
        </Button>
      }
    />
  )
}
