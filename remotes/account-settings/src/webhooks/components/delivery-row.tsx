import type { WebhookDelivery } from '@marquee/contract/webhooks'
import { formatDateTime } from '@marquee/ui/format-date'
import { Button, Tag } from 'antd'
import { useId, useState } from 'react'
import rows from '../../components/settings-card.module.css'
import { DeliveryDetails } from './delivery-details.tsx'
import { SendAgain } from './send-again.tsx'
import styles from './webhooks.module.css'

interface DeliveryRowProps {
  delivery: WebhookDelivery
  canSend: boolean
}

const TAGS = {
  waiting: <Tag color="processing">Waiting</Tag>,
  delivered: <Tag color="success">Delivered</Tag>,
  failed: <Tag color="error">Failed</Tag>,
} as const

/** One delivery; its body and its attempts are loaded when it is opened. */
export function DeliveryRow({ delivery, canSend }: DeliveryRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  const { id, type, state, created_at, attempts_count, next_attempt_at } = delivery
  const name = `${type} of ${formatDateTime(created_at)}`
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <p>
          <code>{type}</code>
        </p>
        <p className={rows.quiet}>
          {formatDateTime(created_at)} · {attempts_count === 1 ? '1 attempt' : `${attempts_count} attempts`}
          {next_attempt_at === null ? '' : ` · next at ${formatDateTime(next_attempt_at)}`}
        </p>
      </div>
      {TAGS[state]}
      {canSend ? <SendAgain id={id} name={name} /> : null}
      <Button
        type="text"
        className={styles.toggle ?? ''}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        aria-label={`${isOpen ? 'Hide' : 'Details'}: ${name}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide' : 'Details'}
      </Button>
      {isOpen ? (
        <div id={detailsId} className={styles.details}>
          <DeliveryDetails delivery={delivery} />
        </div>
      ) : null}
    </li>
  )
}
