import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useRequestKey } from '@marquee/ui/use-request-key'
import { Button } from 'antd'
import { useResendWebhookDelivery } from '../api/webhooks.ts'

/** Sends one delivery again. @param props.name what the button is about, for screen readers */
export function SendAgain({ id, name }: { id: string; name: string }) {
  const { mutateAsync, isPending } = useResendWebhookDelivery(id)
  const tellOutcome = useOutcomeToast()
  const key = useRequestKey()

  async function send(): Promise<void> {
    const write = mutateAsync(key.get())
    if (await tellOutcome(write, { success: 'Sending again', failure: 'It was not sent again' })) {
      key.renew()
    }
  }

  return (
    <Button loading={isPending} aria-label={`Send again: ${name}`} onClick={() => void send()}>
      Send again
    </Button>
  )
}
