import { Field } from '@marquee/ui/field'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useRequestKey } from '@marquee/ui/use-request-key'
import { Button, Select } from 'antd'
import { useState } from 'react'
import rows from '../../components/settings-card.module.css'
import { useResendFailedWebhooks } from '../api/webhooks.ts'

const HOUR_MS = 60 * 60 * 1000
const TIMES = [
  { value: 1, label: 'The last hour' },
  { value: 24, label: 'The last 24 hours' },
  { value: 24 * 7, label: 'The last 7 days' },
  { value: 24 * 30, label: 'The last 30 days' },
]

/** Sends all failed deliveries of an endpoint since a moment again. */
export function ResendFailed({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Send failed again</Button>
      {isOpen ? <ResendDialog id={id} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function ResendDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [hours, setHours] = useState(24)
  const { mutateAsync, isPending } = useResendFailedWebhooks(id)
  const tellOutcome = useOutcomeToast()
  const key = useRequestKey()

  async function send(): Promise<void> {
    const since = new Date(Date.now() - hours * HOUR_MS).toISOString()
    const isSent = await tellOutcome(mutateAsync({ since, idempotency_key: key.get() }), {
      success: { summary: 'Sending again', detail: 'Failed deliveries are sent again within minutes.' },
      failure: 'Nothing was sent again',
    })
    if (isSent) {
      onClose()
    }
  }

  return (
    <OpenedModal
      title="Send failed deliveries again"
      okText="Send again"
      confirmLoading={isPending}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <div className={rows.dialog}>
        <Field
          label="Failed deliveries of"
          hint="Each keeps its webhook-id, so that your server knows what it has seen."
        >
          {(control) => <Select {...control} value={hours} options={TIMES} onChange={setHours} />}
        </Field>
      </div>
    </OpenedModal>
  )
}
