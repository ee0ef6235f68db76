import { MOST_WEBHOOK_ENDPOINTS, type WebhookEndpoint } from '@marquee/contract/webhooks'
import controls from '@marquee/ui/controls.module.css'
import { RelativeTime } from '@marquee/ui/relative-time'
import { Link } from 'react-router'
import { SettingsCard } from '../../components/settings-card.tsx'
import rows from '../../components/settings-card.module.css'
import { ownHref } from '../../href.ts'
import { EndpointTag } from './endpoint-tag.tsx'
import styles from './webhooks.module.css'

interface EndpointListProps {
  endpoints: readonly WebhookEndpoint[]
  canAdd: boolean
}

const OUTCOMES = { waiting: 'Last delivery on its way,', delivered: 'Last delivered', failed: 'Last delivery failed' }

/** Every endpoint with the outcome of its last delivery. */
export function EndpointList({ endpoints, canAdd }: EndpointListProps) {
  const isFull = endpoints.length >= MOST_WEBHOOK_ENDPOINTS
  return (
    <SettingsCard
      title="Endpoints"
      description="Marquee sends signed JSON to these addresses when something happens in this workspace."
    >
      {endpoints.length === 0 ? (
        <p className={rows.quiet}>
          No endpoints yet. Add the address of your server, and choose the events it receives.
        </p>
      ) : (
        <ul className={rows.rows} role="list" aria-label="Endpoints">
          {endpoints.map((endpoint) => (
            <EndpointRow key={endpoint.id} endpoint={endpoint} />
          ))}
        </ul>
      )}
      {canAdd && !isFull ? (
        <div>
          <Link className={controls.primary} to={ownHref('account-settings.webhooks', { query: { endpoint: 'new' } })}>
            Add endpoint
          </Link>
        </div>
      ) : null}
      {isFull ? <p className={rows.quiet}>A workspace has {MOST_WEBHOOK_ENDPOINTS} endpoints at most.</p> : null}
    </SettingsCard>
  )
}

function EndpointRow({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { id, url, description, event_types, last_delivery } = endpoint
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <Link
          className={styles.address}
          to={ownHref('account-settings.webhooks', { query: { endpoint: id } })}
          dir="ltr"
        >
          {url}
        </Link>
        {description === '' ? null : <p dir="auto">{description}</p>}
        <p className={rows.quiet}>
          {event_types.length === 1 ? '1 event' : `${event_types.length} events`} ·{' '}
          {last_delivery === null ? (
            'Nothing sent yet'
          ) : (
            <>
              {OUTCOMES[last_delivery.state]} <RelativeTime value={last_delivery.updated_at} />
            </>
          )}
        </p>
      </div>
      <EndpointTag endpoint={endpoint} />
    </li>
  )
}
