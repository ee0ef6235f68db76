import { useToast, useUser } from '@marquee/remote-kit/host-services'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { requestVerification } from '../api/authentication.ts'

const TOAST_LIFE_MS = 6000

/** Tells a person whose e-mail is not verified what to do, and sends the mail again. */
export function VerificationNotice() {
  const user = useUser()
  const showToast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: requestVerification,
    onSuccess: () =>
      showToast({ severity: 'success', summary: 'Mail sent', detail: `Look into ${user.email}.`, life: TOAST_LIFE_MS }),
    onError: (error) => showToast({ severity: 'error', summary: 'The mail was not sent', detail: error.message }),
  })
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
        <Button size="small" loading={isPending} onClick={() => mutate()}>
          Send again
        </Button>
      }
    />
  )
}
