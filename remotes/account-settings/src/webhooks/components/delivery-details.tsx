import type { WebhookAttempt, WebhookDelivery } from '@marquee/contract/webhooks'
import { CopyButton } from '@marquee/ui/copy-button'
import { ErrorState } from '@marquee/ui/error-state'
import { formatDateTime } from '@marquee/ui/format-date'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import rows from '../../components/settings-card.module.css'
import { webhookDeliveryQuery } from '../api/webhooks.ts'
import styles from './webhooks.module.css'

/** The body that was sent, and every attempt with its answer. */
export function DeliveryDetails({ delivery }: { delivery: WebhookDelivery }) {
  const { data, error, refetch } = useQuery(webhookDeliveryQuery(delivery))
  if (data === undefined) {
    return error === null ? (
      <ListSkeleton label="Loading the delivery" rows={2} />
    ) : (
      <ErrorState title="The delivery could not be loaded" error={error} onRetry={() => void refetch()} />
    )
  }
  const body = JSON.stringify(JSON.parse(data.body), null, 2)
  return (
    <>
      <p className={styles.secret}>
        webhook-id <code>{data.event_id}</code>
        <CopyButton text={data.event_id} label="Copy the webhook-id" />
      </p>
      <h3>Body</h3>
      <pre className={styles.code} tabIndex={0} aria-label="Body">
        {body}
      </pre>
      <h3>Attempts</h3>
      {data.attempts.length === 0 ? (
        <p className={rows.quiet}>
          {delivery.state === 'failed'
            ? 'It was not sent: the endpoint was switched off.'
            : 'The first attempt is made soon.'}
        </p>
      ) : (
        <ul className={rows.rows} role="list" aria-label="Attempts">
          {data.attempts.map((attempt) => (
            <Attempt key={attempt.id} attempt={attempt} />
          ))}
        </ul>
      )}
    </>
  )
}

function Attempt({ attempt: { status, problem, duration_ms, answer, created_at } }: { attempt: WebhookAttempt }) {
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <p>{status === null ? problem : `Answered with ${status}`}</p>
        <p className={rows.quiet}>
          {formatDateTime(created_at)} · {duration_ms.toLocaleString('en-US')} ms
        </p>
        {answer === '' ? null : (
          <pre className={styles.code} tabIndex={0} aria-label="Answer">
            {answer}
          </pre>
        )}
      </div>
    </li>
  )
}
