import type { WebhookEndpoint } from '@marquee/contract/webhooks'
import { formatDateTime } from '@marquee/ui/format-date'
import { Alert } from 'antd'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { SettingsCard } from '../../components/settings-card.tsx'
import { ownHref } from '../../href.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { EditEndpoint } from './edit-endpoint.tsx'
import { EndpointActions } from './endpoint-actions.tsx'
import { EndpointTag } from './endpoint-tag.tsx'
import { SecretCard } from './secret-card.tsx'
import styles from './webhooks.module.css'

interface EndpointViewProps {
  endpoint: WebhookEndpoint
  /** Whether the plan lets the workspace send. */
  canSend: boolean
}

/** One endpoint: its settings, its secret and its deliveries. */
export function EndpointView({ endpoint, canSend }: EndpointViewProps) {
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const { id, url, description, event_types } = endpoint
  return (
    <>
      <Link className={styles.back} to={ownHref('account-settings.webhooks')}>
        <ArrowLeft size={14} aria-hidden /> All endpoints
      </Link>
      {form === 'open' ? (
        <EditEndpoint endpoint={endpoint} onClose={() => setForm('closed')} />
      ) : (
        <SettingsCard title={url}>
          <div className={styles.standing}>
            <EndpointTag endpoint={endpoint} />
            {description === '' ? null : <span dir="auto">{description}</span>}
          </div>
          <Standing endpoint={endpoint} />
          <ul className={styles.types} role="list" aria-label="Events to send">
            {event_types.map((type) => (
              <li key={type}>
                <code>{type}</code>
              </li>
            ))}
          </ul>
          <EndpointActions
            endpoint={endpoint}
            canSend={canSend}
            isEditFocused={form === 'closed'}
            onEdit={() => setForm('open')}
          />
        </SettingsCard>
      )}
      <SecretCard endpoint={endpoint} canRenew={canSend} />
      <DeliveryLog key={id} endpoint={endpoint} canSend={canSend} />
    </>
  )
}

/** Why nothing is sent, or why it may end soon. */
function Standing({ endpoint: { is_on, off_reason, failing_since } }: { endpoint: WebhookEndpoint }) {
  if (off_reason === 'gone') {
    return (
      <Alert type="error" title="Switched off: it answered that it is gone (410). Switch it on when it works again." />
    )
  }
  if (off_reason === 'failing') {
    return (
      <Alert type="error" title="Switched off: every attempt of five days failed. Switch it on when it works again." />
    )
  }
  if (is_on && failing_since !== null) {
    const since = formatDateTime(failing_since)
    return (
      <Alert type="warning" title={`Every attempt since ${since} has failed. After five days it is switched off.`} />
    )
  }
  return null
}
