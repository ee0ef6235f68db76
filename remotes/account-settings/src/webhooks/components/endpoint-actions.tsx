import type { WebhookEndpoint } from '@marquee/contract/webhooks'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useRequestKey } from '@marquee/ui/use-request-key'
import { Button, Popconfirm } from 'antd'
import { useNavigate } from 'react-router'
import { ownHref } from '../../href.ts'
import { useDeleteWebhookEndpoint, useTestWebhookEndpoint, useUpdateWebhookEndpoint } from '../api/webhooks.ts'
import styles from './webhooks.module.css'

interface EndpointActionsProps {
  endpoint: WebhookEndpoint
  canSend: boolean
  /** Whether the form has just closed: the focus returns to the button that opened it. */
  isEditFocused: boolean
  onEdit: () => void
}

/** What can be done with an endpoint. */
export function EndpointActions({ endpoint, canSend, isEditFocused, onEdit }: EndpointActionsProps) {
  const { id, is_on } = endpoint
  const tellOutcome = useOutcomeToast()
  const navigate = useNavigate()
  const key = useRequestKey()
  const test = useTestWebhookEndpoint(id)
  const update = useUpdateWebhookEndpoint(id)
  const remove = useDeleteWebhookEndpoint(id)

  async function sendTest(): Promise<void> {
    const isSent = await tellOutcome(test.mutateAsync(key.get()), {
      success: { summary: 'Test event sent', detail: 'Its delivery is the first in the log.' },
      failure: 'The test event was not sent',
    })
    if (isSent) {
      key.renew()
    }
  }

  async function deleteEndpoint(): Promise<void> {
    const write = remove.mutateAsync()
    if (await tellOutcome(write, { success: 'Endpoint deleted', failure: 'The endpoint was not deleted' })) {
      await navigate(ownHref('account-settings.webhooks'))
    }
  }

  return (
    <div className={styles.actions}>
      {canSend && is_on ? (
        <Button type="primary" loading={test.isPending} onClick={() => void sendTest()}>
          Send test event
        </Button>
      ) : null}
      <Button autoFocus={isEditFocused} onClick={onEdit}>
        Edit
      </Button>
      <Button
        loading={update.isPending}
        onClick={() =>
          void tellOutcome(update.mutateAsync({ is_on: !is_on }), {
            success: is_on ? 'The endpoint is off' : 'The endpoint is on',
            failure: 'The endpoint stays as it was',
          })
        }
      >
        {is_on ? 'Switch off' : 'Switch on'}
      </Button>
      <Popconfirm
        title="Delete this endpoint?"
        description="Nothing is sent to it any more, and its deliveries are deleted."
        okText="Delete the endpoint"
        cancelText="Keep it"
        onConfirm={() => void deleteEndpoint()}
      >
        <Button danger loading={remove.isPending}>
          Delete
        </Button>
      </Popconfirm>
    </div>
  )
}
